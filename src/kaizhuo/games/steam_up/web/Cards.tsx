/** Fortune cards in hand and face up, the Fate card of the round. */
import { DimSum } from "./DimSum";
import type { Props } from "./say";
import type { PlayerView } from "./view";

/** Equal cards are told apart by counting. */
function counted(cards: string[]): { card: string; key: string }[] {
  return cards.map((card, i) => ({ card, key: `${card}:${cards.slice(0, i).filter((other) => other === card).length}` }));
}

export function Hand(props: Props & { player: PlayerView }) {
  const { player, say } = props;
  return (
    <section class="hand" aria-label={say("hand", { count: player.hand_size })}>
      {counted(player.hand).map(({ card, key }) => (
        <div key={key} class="card" data-at={`fortune:${card}`} data-piece={`card:${key}`} data-on={`fortune:${card}`} role="img" aria-label={say("card", { name: say(`fortune-${card}`), text: say(`fortune-${card}.text`) })}>
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
            <span class="open-card" data-at={`fortune:${card}`} role="img" aria-label={say("card", { name: say(`fortune-${card}`), text: say(`fortune-${card}.text`) })}>{say(`fortune-${card}`)}</span>
          ) : (
            <details class="open-card">
              <summary>{say(`fortune-${card}`)}{left !== null && <b> ×{left}</b>}</summary>
              <p>{say(`fortune-${card}.text`)}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Fate({ view, say }: Props) {
  return (
    <section class={view.fate ? "fate" : "fate none"} aria-label={say("fate")} data-shows="fate-turned">
      <span class="fate-count" role="img" aria-label={say("fates-left", { count: view.fates_left })}><i aria-hidden="true">{say("char-fate")}</i><b aria-hidden="true">{view.fates_left}</b></span>
      <p>
        {view.fate ? <><b>{say(`fate-${view.fate}`)}</b> {say(`fate-${view.fate}.text`)}</> : say("no-fate")}
        {view.fate_dish !== null && <span class="fate-dish"><DimSum dish={view.dishes[view.fate_dish]!} /> {say(`dish-${view.dishes[view.fate_dish]}`)}</span>}
      </p>
    </section>
  );
}
