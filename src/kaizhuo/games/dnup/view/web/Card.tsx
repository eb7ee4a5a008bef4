/** A card: the value that counts big at the top, the other one upside down at the foot. */
import type { Say } from "@kaizhuo/shell";
import type { CardView } from "./view";

export const STAR = "★";

export function cardName(card: CardView, say: Say): string {
  return say(card.star ? "star-card" : "card", { up: card.up, down: card.down });
}

/** A bar tells 6 from 9, whichever way up. */
function barred(value: number): { class?: string } {
  return value === 6 || value === 9 ? { class: "barred" } : {};
}

/** With `at` it can be pointed at. */
export function Card({ card, say, at }: { card: CardView; say?: Say; at?: boolean }) {
  return (
    <div
      class={`card up-${card.up} down-${card.down}`}
      data-piece={`card:${card.piece}`}
      data-turn={card.up}
      {...(at ? { "data-at": `card:${card.id}` } : {})}
      {...(say ? { role: "img", "aria-label": cardName(card, say) } : { "aria-hidden": "true" as const })}
    >
      <div class="face">
        <span class="end up">
          <b data-end="up" {...barred(card.up)}>
            {card.up}
          </b>
          {card.star && <i>{STAR}</i>}
        </span>
        <span class="becomes" aria-hidden="true">
          <Turn />
          {card.down}
        </span>
        <span class="end down">
          <b data-end="down" {...barred(card.down)}>
            {card.down}
          </b>
          {card.star && <i>{STAR}</i>}
        </span>
      </div>
    </div>
  );
}

function Turn() {
  return (
    <svg viewBox="0 0 16 16" width="11" height="11" aria-hidden="true">
      <path
        d="M13 8a5 5 0 1 1-1.6-3.7M11.5 1.5v3h-3"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A card of somebody else's hand that was seen. */
export function Mini({ card, say }: { card: CardView; say: Say }) {
  const blind = card.up === 0;
  return (
    <span
      class={blind ? "mini back" : `mini up-${card.up} down-${card.down}`}
      data-piece={`card:${card.piece}`}
      data-turn={card.up}
      role="img"
      aria-label={blind ? say(card.star ? "star-somewhere" : "blind") : cardName(card, say)}
    >
      {blind ? (
        <b>{card.star ? STAR : "?"}</b>
      ) : (
        <>
          <b {...barred(card.up)}>{card.up}</b>
          <small {...barred(card.down)}>{card.down}</small>
        </>
      )}
    </span>
  );
}
