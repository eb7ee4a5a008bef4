/** A bamboo steamer, seen from above: rim, lattice, and what is in it. */
import type { Say } from "@kaizhuo/shell";
import { DimSum } from "./DimSum";
import { each } from "./say";
import type { SteamerView } from "./view";

/** Where so many dim sum lie, in parts of the steamer. */
const LAID: [number, number][][] = [
  [],
  [[0.5, 0.5]],
  [
    [0.31, 0.5],
    [0.69, 0.5],
  ],
  [
    [0.5, 0.3],
    [0.3, 0.65],
    [0.7, 0.65],
  ],
  [
    [0.32, 0.32],
    [0.68, 0.32],
    [0.32, 0.68],
    [0.68, 0.68],
  ],
  [
    [0.5, 0.26],
    [0.26, 0.45],
    [0.74, 0.45],
    [0.35, 0.74],
    [0.65, 0.74],
  ],
];

export function Basket() {
  return (
    <svg class="basket" viewBox="0 0 100 108" aria-hidden="true">
      <path class="wall" d="M2 50v8a48 48 0 0 0 96 0v-8Z" />
      <circle class="bamboo" cx="50" cy="50" r="48" />
      <circle class="edge" cx="50" cy="50" r="43" />
      <circle class="floor" cx="50" cy="50" r="39" />
      <path class="slats" d="M50 11v78M38 13v74M62 13v74M26 19v62M74 19v62M15 33v34M85 33v34" />
      <path class="bind" d="M5 42l7 1M5 58l7-1M95 42l-7 1M95 58l-7-1M42 5l1 7M58 5l-1 7M42 95l1-7M58 95l-1-7" />
    </svg>
  );
}

interface ContentsProps {
  steamer: SteamerView;
  dishes: string[];
  at: boolean;
  say: Say;
}

export function Contents({ steamer, dishes, at, say }: ContentsProps) {
  const inside = each(steamer.dishes);
  const laid = LAID[Math.min(inside.length, LAID.length - 1)]!;
  return (
    <span class={`contents of-${inside.length}`}>
      {inside.slice(0, laid.length).map((dish, i) => (
        <span
          key={i}
          class="lies"
          style={{ "--x": laid[i]![0], "--y": laid[i]![1] }}
          {...(at ? { "data-at": `dish:${dish}`, role: "img", "aria-label": say(`dish-${dishes[dish]}`) } : {})}
        >
          <DimSum dish={dishes[dish]!} say={say} />
        </span>
      ))}
    </span>
  );
}
