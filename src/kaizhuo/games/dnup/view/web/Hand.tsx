/** My hand: fanned by value.  Sorting never turns a card. */
import type { Say } from "@kaizhuo/shell";
import { useEffect, useState } from "preact/hooks";
import { Card } from "./Card";
import type { CardView } from "./view";

const NARROW = "(max-width: 699px)";
const ROW = { narrow: 7, wide: 15 };

export type Order = "up" | "down";

interface Props {
  cards: CardView[];
  seat: number;
  order: Order;
  say: Say;
}

/** By the value that counts, or by the other one. */
export function Sorting({ order, sort, say }: { order: Order; sort: (order: Order) => void; say: Say }) {
  return (
    <div class="sorting" role="group" aria-label={say("sort")}>
      {(["up", "down"] as const).map((by) => (
        <button key={by} type="button" aria-pressed={order === by} onClick={() => sort(by)}>
          {say(`sort-${by}`)}
        </button>
      ))}
    </div>
  );
}

export function Hand({ cards, seat, order, say }: Props) {
  const narrow = useMatch(NARROW);
  const other = order === "up" ? "down" : "up";
  const sorted = [...cards].sort((a, b) => a[order] - b[order] || a[other] - b[other] || a.id - b.id);
  const rows = split(sorted, narrow ? ROW.narrow : ROW.wide);
  return (
    <div class="hand" data-seat={seat}>
      {rows.map((row, i) => (
        <div class="fan" key={i}>
          {row.map((card, j) => {
            const lean = row.length > 1 ? (j / (row.length - 1)) * 2 - 1 : 0;
            const opens = j > 0 && row[j - 1]![order] !== card[order];
            return (
              <div class={opens ? "slot opens" : "slot"} key={card.piece} style={{ "--lean": lean.toFixed(3) }}>
                <Card card={card} say={say} at />
              </div>
            );
          })}
        </div>
      ))}
      <p class="flipped-hand">
        <span>{say("in-hand", { count: cards.length })}</span>
        {cards.length > 0 && <span>{say("would-become", { values: values(cards) })}</span>}
      </p>
    </div>
  );
}

/** The other ends, in order: what a flip would make of the hand. */
function values(cards: CardView[]): string {
  const count = new Map<number, number>();
  for (const card of cards) count.set(card.down, (count.get(card.down) ?? 0) + 1);
  return [...count]
    .sort(([a], [b]) => a - b)
    .map(([value, n]) => (n > 1 ? `${n}×${value}` : String(value)))
    .join("  ");
}

/** Rows of nearly the same length. */
function split(cards: CardView[], most: number): CardView[][] {
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, i) => cards.slice(i * length, (i + 1) * length));
}

function useMatch(query: string): boolean {
  const [match, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => set(media.matches);
    change();
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return match;
}
