/** A card: a big glass, and a small one or two. */
import type { Say } from "@kaizhuo/shell";
import { COLOURS, Glass } from "./Drink";
import type { CardView } from "./view";

interface Props {
  card: CardView;
  /** Which of several equal ones it is. */
  copy: number;
  drinks: string[];
  say: Say;
}

export function Card({ card, copy, drinks, say }: Props) {
  const [big, ...small] = [card.big, ...card.small].map((drink) => drinks.indexOf(drink));
  return (
    <div
      class="card"
      data-at={`card:${card.card}`}
      data-piece={copy ? `card:${card.card}:${copy}` : `card:${card.card}`}
      role="img"
      aria-label={say("card", {
        big: say(`drink-${card.big}`),
        small: card.small.map((drink) => say(`drink-${drink}`)).join(say("or")),
      })}
    >
      <div class="face" style={{ "--liquid": COLOURS[big!]!, "--other": COLOURS[small[0]!]! }}>
        <span class="title">{say(`drink-${card.big}`)}</span>
        <span class="large-glass">
          <Glass drink={big!} />
        </span>
        <span class={small.length > 1 ? "small-glass two" : "small-glass"}>
          {small.map((drink) => (
            <Glass key={drink} drink={drink} />
          ))}
        </span>
      </div>
    </div>
  );
}
