/** Small drawings for what people say with one tap. */
import type { JSX } from "preact";
import type { Phrase } from "../phrases";

const INK = "#2a2620";
const GOLD = "#ffd75a";
const line = (d: string, colour = INK) => (
  <path d={d} fill="none" stroke={colour} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
);
const shape = (d: string, fill: string) => (
  <path d={d} fill={fill} stroke={INK} stroke-width="1.4" stroke-linejoin="round" />
);
const dot = (x: number, y: number, r = 1.7) => <circle cx={x} cy={y} r={r} fill={INK} />;
const head = <circle cx="16" cy="16" r="12" fill={GOLD} stroke={INK} stroke-width="1.4" />;

const EMOTES: Record<Phrase, JSX.Element> = {
  hello: (
    <>
      {shape(
        "M11 28c-4-2-6-6-6-11l-1-6c0-2 3-2 3 0l1 4-1-9c0-2 3-2 3 0l1 8V5c0-2 3-2 3 0v9l1-8c0-2 3-2 3 0l-1 13c2-2 4-4 5-3s0 3-1 5c-2 5-6 8-10 7z",
        GOLD,
      )}
      {line("M24 5c2 1 3 3 3 5M22 2c4 1 7 4 8 8", "currentColor")}
    </>
  ),
  "well-played": shape("M4 14h6v13H4zM10 15l6-11c3 0 4 2 3 5l-1 4h8c2 0 3 1 3 3l-2 9c0 2-2 3-4 3H14l-4-2z", GOLD),
  thanks: shape("M16 28C6 21 3 16 3 11c0-7 10-9 13-2 3-7 13-5 13 2 0 5-3 10-13 17z", "#d9534a"),
  wow: (
    <>
      {head}
      {dot(11.5, 13)}
      {dot(20.5, 13)}
      <ellipse cx="16" cy="21" rx="3" ry="4" fill={INK} />
    </>
  ),
  oops: (
    <>
      {head}
      {line("M9 12l4 2M23 12l-4 2M10 22c1.5-2 3-2 4 0s2.5 2 4 0 2.5-2 4 0")}
      {shape("M26 5c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z", "#7fc4ee")}
    </>
  ),
  thinking: (
    <>
      {shape("M5 15c0-6 5-10 11-10s11 4 11 10-5 9-11 9c-2 0-4 0-5-1l-6 4 2-6c-1-2-2-4-2-6z", "#fffdf6")}
      {dot(11, 15)}
      {dot(16, 15)}
      {dot(21, 15)}
    </>
  ),
  "your-turn": (
    <>
      {shape("M16 4c6 0 8 5 8 10 0 4 1 6 3 8H5c2-2 3-4 3-8 0-5 2-10 8-10z", GOLD)}
      {line("M13 26c1 3 5 3 6 0M16 4V2", "currentColor")}
    </>
  ),
  "good-game": (
    <>
      {shape("M9 4h14v8c0 5-3 8-7 8s-7-3-7-8z", GOLD)}
      {line("M9 7H4c0 5 2 7 5 7M23 7h5c0 5-2 7-5 7M16 20v5M10 28h12M12 25h8", "currentColor")}
    </>
  ),
};

export function Emote({ phrase, size = 28 }: { phrase: Phrase; size?: number }) {
  return (
    <svg class="emote" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {EMOTES[phrase]}
    </svg>
  );
}
