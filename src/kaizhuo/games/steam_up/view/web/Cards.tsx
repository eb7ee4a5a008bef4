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

export function Hand(props: Props & { player: PlayerView }) {
  const { player, say } = props;
  return (
    <section class="hand" aria-label={say("hand", { count: player.hand_size })}>
      {counted(player.hand).map(({ card, key }) => (
        <div
          key={key}
          class="card"
          data-at={`fortune:${card}`}
          data-card={card}
          data-piece={`card:${key}`}
          data-on={`fortune:${card}`}
          role="img"
          aria-label={say("card", { name: say(`fortune-${card}`), text: say(`fortune-${card}.text`) })}
        >
          <b class="card-name">{say(`fortune-${card}`)}</b>
          <p>{say(`fortune-${card}.text`)}</p>
        </div>
      ))}
      {!player.hand.length && <p class="no-hand">{say("no-hand")}</p>}
    </section>
  );
}

export function FaceUp(props: Props & { player: PlayerView }) {
  const { player, say, view } = props;
  if (!player.face_up.length) return null;
  const helps = view.step === "helping" && props.you === player.seat;
  return (
    <ul class="face-up" aria-label={say("face-up")}>
      {player.face_up.map(({ card, left }, i) => (
        <li key={`${card}${i}`}>
          {helps ? (
            <span
              class="open-card"
              data-at={`fortune:${card}`}
              role="img"
              aria-label={say("card", { name: say(`fortune-${card}`), text: say(`fortune-${card}.text`) })}
            >
              {say(`fortune-${card}`)}
            </span>
          ) : (
            <details class="open-card">
              <summary>
                {say(`fortune-${card}`)}
                {left !== null && <b> ×{left}</b>}
              </summary>
              <p>{say(`fortune-${card}.text`)}</p>
            </details>
          )}
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
      <summary aria-label={label}>{children}</summary>
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
      <p>
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
