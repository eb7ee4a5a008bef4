/** A sandstone tile with an enamel inlay; side 100. */
import { Cat, ENAMEL } from "./Cat";

export const HIGH = 86.6;

export const middleOf = (up: boolean) => (up ? HIGH * (2 / 3) : HIGH / 3);

/** A triangle around the same middle. */
export function triangle(up: boolean, scale: number): string {
  const middle = middleOf(up);
  const corners = up
    ? [
        [50, 0],
        [100, HIGH],
        [0, HIGH],
      ]
    : [
        [0, 0],
        [100, 0],
        [50, HIGH],
      ];
  return corners
    .map(([x, y]) => `${(50 + (x! - 50) * scale).toFixed(2)},${(middle + (y! - middle) * scale).toFixed(2)}`)
    .join(" ");
}

const GRAIN: [number, number][] = [
  [46, 10],
  [55, 17],
  [9, 80],
  [19, 83],
  [33, 82],
  [62, 83],
  [78, 81],
  [90, 81],
  [85, 70],
  [14, 70],
  [63, 26],
  [36, 30],
];

export function Stone({ colour, cat, up }: { colour: string; cat: string; up: boolean }) {
  const [bright, deep] = ENAMEL[colour] ?? ["#999", "#555"];
  const middle = middleOf(up);
  return (
    <svg class="stone" viewBox={`0 0 100 ${HIGH}`} aria-hidden="true" overflow="visible">
      <polygon class="foot" points={triangle(up, 0.9)} />
      <polygon class="slab" points={triangle(up, 0.9)} />
      <g class="grain">
        {GRAIN.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={up ? y : HIGH - y} r="0.8" />
        ))}
      </g>
      <polygon points={triangle(up, 0.735)} fill={bright} stroke={deep} stroke-width="3" stroke-linejoin="round" />
      <polygon
        points={triangle(up, 0.64)}
        fill="none"
        stroke="#fff6df"
        stroke-opacity="0.45"
        stroke-width="0.9"
        stroke-linejoin="round"
      />
      <Cat cat={cat} x={50} y={middle + (up ? 1 : -1)} size={46} />
    </svg>
  );
}

/** A small one, for lists and sums. */
export function MiniStone({ colour, cat, size = 32 }: { colour: string; cat: string; size?: number }) {
  const [bright, deep] = ENAMEL[colour] ?? ["#999", "#555"];
  return (
    <svg class="mini-stone" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <rect x="4" y="4" width="92" height="92" rx="20" fill={bright} stroke={deep} stroke-width="6" />
      <Cat cat={cat} x={50} y={50} size={74} />
    </svg>
  );
}
