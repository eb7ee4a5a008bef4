/** A zodiac board before anybody plays on it: what it can do, what it begins with and what its spaces pay. */
import type { Say } from "@kaizhuo/shell";
import type { ComponentChildren } from "preact";
import { DimSum } from "./DimSum";
import { cardsOf, Seal } from "./Menu";
import { roleSaid } from "./say";
import type { OfferView } from "./view";

interface Props {
  offer: OfferView;
  dishes: string[];
  say: Say;
  children?: ComponentChildren;
}

export function Offer({ offer, dishes, say, children }: Props) {
  const { zodiac, rows, tokens, different, cards, column_cards, column_points } = offer;
  return (
    <div
      class="zodiac-offer"
      data-at={`zodiac:${zodiac}`}
      role="img"
      aria-label={say("card", { name: say(`zodiac-${zodiac}`), text: say(`zodiac-${zodiac}.text`) })}
    >
      <div class="menu" aria-hidden="true">
        {rows.map((row, i) => (
          <div key={i} class="menu-row">
            <span class="label">{zodiac === "goat" ? <i class="blank">?</i> : <DimSum dish={dishes[i]!} />}</span>
            {row.map((points, j) => (
              <span key={j} class={`space p${points}`}>
                {points}
              </span>
            ))}
          </div>
        ))}
        {(column_cards.length > 0 || column_points > 0) && (
          <div class="columns">
            <span class="label" />
            {rows[0]!.map((_, j) => (
              <span key={j} class="column">
                {column_cards[j] ? cardsOf(column_cards[j]!) : `+${column_points}`}
              </span>
            ))}
          </div>
        )}
      </div>
      <Seal zodiac={zodiac} say={say} />
      <b>{roleSaid(zodiac, say)}</b>
      <p>{say(`zodiac-${zodiac}.text`)}</p>
      <p class="begins-with">{say("start", { tokens, different: different ? "yes" : "no", cards })}</p>
      {children}
    </div>
  );
}
