/** My hand: fanned by value.  Sorting never turns a card. */
import type { Say } from "@kaizhuo/shell";
import { Card } from "./Card";
import type { CardView } from "./view";

const TWO_ROWS = 8; // cards, where the board is higher than wide

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
  const other = order === "up" ? "down" : "up";
  const sorted = [...cards].sort((a, b) => a[order] - b[order] || a[other] - b[other] || a.id - b.id);
  const half = cards.length < TWO_ROWS ? cards.length : Math.ceil(cards.length / 2);
  const lean = (i: number, row: number) => (row > 1 ? ((i % row) / (row - 1)) * 2 - 1 : 0).toFixed(3);
  return (
    <div class="hand" data-seat={seat} style={{ "--all": Math.max(1, cards.length), "--half": Math.max(1, half) }}>
      <div class="fan">
        {sorted.map((card, i) => (
          <div
            class="slot"
            key={card.piece}
            style={{ "--lean-of-all": lean(i, cards.length), "--lean-of-half": lean(i, half) }}
          >
            <Card card={card} say={say} at />
          </div>
        ))}
      </div>
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
