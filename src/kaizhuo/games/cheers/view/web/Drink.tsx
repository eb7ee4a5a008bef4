/** The five drinks: each has a colour and a glass of its own. */
import type { JSX } from "preact";

const INK = "#1f2328";
const GLASS = "#fffdf8";

/** By the number of the drink: beer, wine, whisky, martini, soda. */
export const COLOURS = ["#f0b429", "#9c2747", "#b5692a", "#93cf9f", "#7fbdea"];

const GLASSES: ((liquid: string) => JSX.Element)[] = [
  (liquid) => (
    <>
      <path d="M15.5 10.5H18a2.5 2.5 0 0 1 2.5 2.5v2.5A2.5 2.5 0 0 1 18 18h-2.5" fill="none" />
      <path d="M5 8h10.5v13.5H5z" fill={liquid} />
      <path d="M8.5 13v5M12 13v5" stroke-width="1.2" fill="none" />
      <path
        d="M4.6 10.2A3 3 0 0 1 5 4.6 3.6 3.6 0 0 1 11 3.4a3.2 3.2 0 0 1 5 3.4c0 2-1.6 3.4-3 2.6-1.4 1.6-3.2 1.4-4 .4-1.2 1.2-3.2 1.4-4.4.4z"
        fill={GLASS}
      />
    </>
  ),
  (liquid) => (
    <>
      <path d="M6.5 2.5h11c1.2 6.5-1 11.5-5.5 11.5S5.3 9 6.5 2.5z" fill={GLASS} />
      <path d="M6.3 6.5h11.4c0 4.5-2 7.5-5.7 7.5s-5.7-3-5.7-7.5z" fill={liquid} />
      <path d="M12 14v7M8 21.5h8" fill="none" />
    </>
  ),
  (liquid) => (
    <>
      <path d="M3.5 5h17L19 21.5H5z" fill={GLASS} />
      <path d="M4.3 12h15.4L19 21.5H5z" fill={liquid} />
      <path d="m8.3 11.2 4.6-1.8 1.8 4.6-4.6 1.8z" fill={GLASS} stroke-width="1.2" />
    </>
  ),
  (liquid) => (
    <>
      <path d="M2.5 3.5h19L12 14z" fill={GLASS} />
      <path d="M5.2 6.5h13.6L12 14z" fill={liquid} />
      <path d="M12 14v7M8 21.5h8M14 8l5-6" fill="none" />
      <circle cx="13.2" cy="8.8" r="2" fill="#2f7d4f" stroke-width="1" />
    </>
  ),
  (liquid) => (
    <>
      <path d="M8 1.5h8l-.8 12.5a3.2 3.2 0 0 1-6.4 0z" fill={GLASS} />
      <path d="M8.3 6h7.4l-.5 8a3.2 3.2 0 0 1-6.4 0z" fill={liquid} />
      <path d="M12 17v4.5M8.5 21.8h7" fill="none" />
      <path d="M11 13.5v.1M13 10.5v.1M11.2 8.4v.1M18.5 4v.1M20.5 7v.1M18.8 9.8v.1" stroke-width="2" fill="none" />
    </>
  ),
];

export function Glass({ drink, size }: { drink: number; size?: number }) {
  return (
    <svg class="drink-glass" viewBox="0 0 24 24" {...(size ? { width: size, height: size } : {})} aria-hidden="true">
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        {GLASSES[drink]!(COLOURS[drink]!)}
      </g>
    </svg>
  );
}

const BADGES = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  "M3 3h18v18H3z",
  "M2 3h20v8c0 6-5 10-10 12C7 21 2 17 2 11z",
];

/** The sign of a team: a letter on a shape of the team's colour; a question mark where it is not known. */
export function Team({ team, label, size = 24 }: { team: number | null; label: string; size?: number }) {
  return (
    <svg
      class={`team team-${team ?? "none"}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <path d={BADGES[team ?? 0]!} stroke-width="1.5" />
      <text x="12" y="17.3" text-anchor="middle">
        {team === null ? "?" : "ABC"[team]}
      </text>
    </svg>
  );
}
