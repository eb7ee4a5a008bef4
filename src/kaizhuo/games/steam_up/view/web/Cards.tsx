/** Fortune cards in hand and face up, the Fate card of the round. */
import type { Say } from "@kaizhuo/shell";
import type { ComponentChildren } from "preact";
import { DimSum } from "./DimSum";
import type { Props } from "./say";
import type { PlayerView } from "./view";

/** Equal cards are told apart by counting. */
function counted(cards: string[]): { card: string; key: string }[] {
  return cards.map((card, i) => ({
    card,
    key: `${card}:${cards.slice(0, i).filter((other) => other === card).length}`,
  }));
}

const cardSaid = (kind: PileProps["kind"], card: string, say: Say) =>
  say("card", { name: say(`${kind}-${card}`), text: say(`${kind}-${card}.text`) });

/** While a purchase may be helped, cards that lie face up can be played as those in hand are. */
export function Hand(props: Props & { player: PlayerView }) {
  const { player, say, view, you } = props;
  const helpers = view.step === "helping" && you === player.seat ? player.face_up.map(({ card }) => card) : [];
  return (
    <section class="hand" aria-label={say("hand", { count: player.hand_size })}>
      {helpers.map((card, i) => (
        <HandCard key={`${card}${i}`} card={card} say={say} />
      ))}
      {counted(player.hand).map(({ card, key }) => (
        <HandCard key={key} card={card} piece={`card:${key}`} say={say} />
      ))}
      {!player.hand.length && !helpers.length && <p class="no-hand">{say("no-hand")}</p>}
    </section>
  );
}

function HandCard({ card, piece, say }: { card: string; piece?: string; say: Say }) {
  return (
    <div
      class="card"
      data-at={`fortune:${card}`}
      data-card={card}
      {...(piece ? { "data-piece": piece, "data-on": `fortune:${card}` } : {})}
      role="img"
      aria-label={cardSaid("fortune", card, say)}
    >
      <b class="card-name">{say(`fortune-${card}`)}</b>
      <p>{say(`fortune-${card}.text`)}</p>
    </div>
  );
}

export function FaceUp({ player, say }: { player: PlayerView; say: Say }) {
  if (!player.face_up.length) return null;
  return (
    <ul class="face-up" aria-label={say("face-up")}>
      {player.face_up.map(({ card, left }, i) => (
        <li key={`${card}${i}`} data-explain={cardSaid("fortune", card, say)}>
          <details class="open-card">
            <summary>
              {say(`fortune-${card}`)}
              {left !== null && <b> ×{left}</b>}
            </summary>
            <p>{say(`fortune-${card}.text`)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface PileProps {
  cards: string[];
  kind: "fortune" | "fate";
  label: string;
  say: Say;
  children: ComponentChildren;
}

/** A pile that everybody may look through. */
export function Pile({ cards, kind, label, say, children }: PileProps) {
  const kinds = [...new Set(cards)];
  return (
    <details class="pile-of-cards">
      <summary aria-label={label} data-explain={label}>
        {children}
      </summary>
      <ul tabIndex={0}>
        {kinds.map((card) => (
          <li key={card}>
            {say(`${kind}-${card}`)} ×{cards.filter((other) => other === card).length}
          </li>
        ))}
        {!kinds.length && <li>{say("none")}</li>}
      </ul>
    </details>
  );
}

export function Fate({ view, say }: Props) {
  return (
    <section
      class={view.fate ? "fate" : "fate none"}
      aria-label={say("fate")}
      data-at={`fate:${view.fate}`}
      data-shows="fate-turned"
    >
      <Pile cards={view.fates_seen} kind="fate" label={say("fates-left", { count: view.fates_left })} say={say}>
        <span class="fate-count" aria-hidden="true">
          <i>{say("char-fate")}</i>
          <b>{view.fates_left}</b>
        </span>
      </Pile>
      <p {...(view.fate ? { "data-explain": cardSaid("fate", view.fate, say) } : {})}>
        {view.fate ? (
          <>
            <b>{say(`fate-${view.fate}`)}</b> {say(`fate-${view.fate}.text`)}
          </>
        ) : (
          say("no-fate")
        )}
        {view.fate_dish !== null && (
          <span class="fate-dish">
            <DimSum dish={view.dishes[view.fate_dish]!} /> {say(`dish-${view.dishes[view.fate_dish]}`)}
          </span>
        )}
      </p>
    </section>
  );
}
