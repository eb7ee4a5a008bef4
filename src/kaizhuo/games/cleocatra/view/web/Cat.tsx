/** The five cats: each has a silhouette of its own, so that colour is never the only sign.  Drawn on 100 × 100. */
import type { ComponentChildren } from "preact";

const FUR = "#fff6df";
const INK = "#2a1f14";
const GOLD = "#f4c542";
const LAPIS = "#274b8f";
const RED = "#b3261e";

/** Enamel of the inlay, and its shadow. */
export const ENAMEL: Record<string, [string, string]> = {
  gold: ["#e9b52f", "#a87a12"],
  purple: ["#9468b4", "#5e3a7c"],
  blue: ["#4389c4", "#235683"],
  orange: ["#e07f33", "#98480f"],
  green: ["#69a35b", "#376a2d"],
};

const line = {
  fill: "none",
  stroke: INK,
  "stroke-width": 4,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
const fur = {
  fill: FUR,
  stroke: INK,
  "stroke-width": 4.5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

/** A queen with a striped headcloth and a cobra on the brow. */
function Cleocatra() {
  return (
    <>
      <path
        d="M50 15C24 15 17 34 16 50L8 88 36 94 38 70H62L64 94 92 88 84 50C83 34 76 15 50 15Z"
        {...fur}
        fill={GOLD}
      />
      <path
        d="M14 60 35 66M12 72 36 78M10 83 35 88M86 60 65 66M88 72 64 78M90 83 65 88"
        {...line}
        stroke={LAPIS}
        stroke-width={5}
      />
      <path d="M30 34 20 5 44 23ZM70 34 80 5 56 23Z" {...fur} />
      <path d="M50 80C34 80 27 65 27 52C27 39 36 30 50 30C64 30 73 39 73 52C73 65 66 80 50 80Z" {...fur} />
      <path d="M25 38C32 28 40 25 50 25S68 28 75 38" {...line} stroke={LAPIS} stroke-width={6} />
      <path d="M33 53Q40 45 46 54Q39 59 33 53ZM67 53Q60 45 54 54Q61 59 67 53Z" fill={INK} />
      <path d="M34 53 27 57M66 53 73 57M50 64V68M44 71Q47 73 50 68Q53 73 56 71" {...line} stroke-width={3.5} />
      <path d="M46 61H54L50 66Z" fill={RED} />
      <path d="M50 30C44 22 46 15 50 9C54 15 56 22 50 30Z" {...fur} fill={RED} stroke-width={3.5} />
    </>
  );
}

/** Swift, in the middle of a leap, spotted. */
function Mafdet() {
  return (
    <>
      <path
        d="M6 22C4 40 14 46 26 42C38 33 54 34 64 33L66 18 75 27 83 21 85 32C92 37 96 43 96 49C92 55 85 57 78 55C82 62 90 66 97 76L87 82C80 74 70 68 62 64C54 66 46 66 40 65C34 74 24 82 10 86L4 77C13 73 18 66 20 58C8 54-4 40 6 22Z"
        {...fur}
      />
      <path d="M60 64C66 72 72 77 80 88L70 92C62 84 56 76 50 66" {...fur} />
      <path d="M83 41Q88 40 89 44" {...line} stroke-width={4.5} />
      <path d="M94 48 90 50" {...line} />
      <g fill={INK}>
        <circle cx="34" cy="50" r="3.6" />
        <circle cx="45" cy="43" r="3.6" />
        <circle cx="47" cy="55" r="3.6" />
        <circle cx="58" cy="47" r="3.6" />
        <circle cx="25" cy="60" r="3" />
        <circle cx="68" cy="56" r="3" />
      </g>
    </>
  );
}

/** The seated statue, with collar and earring. */
function Bastet() {
  return (
    <>
      <path d="M69 88C88 88 92 72 84 60" {...line} stroke-width={13} />
      <path d="M69 88C88 88 92 72 84 60" {...line} stroke={FUR} stroke-width={5} />
      <path
        d="M31 8 41 20C46 19 50 19 54 21L62 7C65 18 66 26 63 34C62 38 61 41 62 45C70 54 77 68 75 93H28V86L38 83V62C34 55 34 48 35 42C28 42 22 38 21 33C24 27 27 24 30 21Z"
        {...fur}
      />
      <path d="M37 47C45 53 55 51 62 45L64 54C56 61 44 61 37 57Z" {...fur} fill={GOLD} stroke-width={3.5} />
      <path d="M33 28Q38 24 43 29Q38 32 33 28Z" fill={INK} />
      <path d="M43 29 49 31M22 33 28 35M38 83H50M50 93C48 84 53 72 62 72" {...line} stroke-width={3.5} />
      <circle cx="64" cy="32" r="4.5" fill="none" stroke={GOLD} stroke-width="3.5" />
    </>
  );
}

/** Curled up and asleep: she stays where she is. */
function Mut() {
  return (
    <>
      <path d="M52 24C78 22 95 40 94 60C93 80 74 88 50 88C24 88 6 80 6 62C6 42 26 26 52 24Z" {...fur} />
      <path d="M84 42C74 46 68 56 72 68M74 32C66 36 60 42 58 50" {...line} stroke={RED} stroke-width={5} />
      <path d="M94 62C90 78 70 78 52 76C44 75 42 82 48 85C66 90 90 86 94 62Z" {...fur} />
      <path d="M12 56 8 32 24 40C30 38 36 38 42 41L56 30 56 55C58 70 48 78 34 78C20 78 11 70 12 56Z" {...fur} />
      <path d="M19 58Q24 63 29 58M39 58Q44 63 49 58M34 66 31 70M34 66 37 70" {...line} />
      <path d="M31 64H37L34 67Z" fill={RED} />
    </>
  );
}

/** Young, wide-eyed, with a lotus tiara. */
function Princess() {
  return (
    <>
      <path d="M18 52 14 14 38 28C46 26 54 26 62 28L86 14 82 52C84 74 70 90 50 90C30 90 16 74 18 52Z" {...fur} />
      <path d="M24 36C40 44 60 44 76 36L74 46C60 52 40 52 26 46Z" {...fur} fill={GOLD} stroke-width={3.5} />
      <path
        d="M50 42C40 34 40 20 50 8C60 20 60 34 50 42ZM46 40C34 38 28 30 28 20C38 20 44 28 46 40ZM54 40C66 38 72 30 72 20C62 20 56 28 54 40Z"
        {...fur}
        fill="#f3a9bd"
        stroke-width={3.5}
      />
      <ellipse cx="36" cy="62" rx="6.5" ry="8" fill={INK} />
      <ellipse cx="64" cy="62" rx="6.5" ry="8" fill={INK} />
      <circle cx="38" cy="59" r="2.4" fill={FUR} />
      <circle cx="66" cy="59" r="2.4" fill={FUR} />
      <path
        d="M46 73H54L50 77ZM50 77V79M43 81Q47 84 50 79Q53 84 57 81M8 66 22 68M9 78 23 75M92 66 78 68M91 78 77 75"
        {...line}
        stroke-width={3.2}
      />
    </>
  );
}

const CATS: Record<string, () => ComponentChildren> = {
  cleocatra: Cleocatra,
  mafdet: Mafdet,
  bastet: Bastet,
  mut: Mut,
  princess: Princess,
};

/** A cat in a box of the drawing around it. */
export function Cat({ cat, x, y, size }: { cat: string; x: number; y: number; size: number }) {
  const Drawn = CATS[cat];
  return (
    <svg
      class="cat"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      overflow="visible"
      aria-hidden="true"
    >
      {Drawn && <Drawn />}
    </svg>
  );
}
