/** What belongs to everybody: the steamer track, the die, decks, the supply of tokens. */
import { Pile } from "./Cards";
import { DimSum, Token } from "./DimSum";
import type { Props } from "./say";

export function Track({ view, say }: Props) {
  return (
    <div class="track" role="img" aria-label={say("track", { left: view.track, start: view.track_start })}>
      <span class="caption" aria-hidden="true">
        {view.last_round ? say("last-round") : view.round ? say("round", { round: view.round }) : say("setup")}
      </span>
      <span class="cells" aria-hidden="true">
        {Array.from({ length: view.track_start }, (_, i) => (
          <i key={i} class={i < view.track ? "to-go" : "gone"} />
        ))}
      </span>
      <b aria-hidden="true">{view.track}</b>
    </div>
  );
}

export function Die({ view, say }: Props) {
  const dish = view.die_dish === null ? null : view.dishes[view.die_dish]!;
  return (
    <span
      class="die"
      data-shows="rolled"
      role="img"
      aria-label={say("die", { number: view.die, dish: dish ? say(`dish-${dish}`) : "" })}
    >
      <span class="die-face" aria-hidden="true">
        {dish && <DimSum dish={dish} />}
        <b>{view.die}</b>
      </span>
    </span>
  );
}

export function Decks({ view, say }: Props) {
  return (
    <>
      <span class="deck" data-source="drew-card stole-card" role="img" aria-label={say("deck", { count: view.deck })}>
        <span class="back" aria-hidden="true">
          {say("char-fortune")}
        </span>
        <b aria-hidden="true">{view.deck}</b>
      </span>
      <span class="discards" data-sink="discarded played kept">
        <Pile cards={view.discards} kind="fortune" label={say("discards", { count: view.discards.length })} say={say}>
          <b aria-hidden="true">{view.discards.length}</b>
        </Pile>
      </span>
      <span class="bag" role="img" aria-label={say("bag", { count: view.bag })}>
        <svg viewBox="0 0 40 44" aria-hidden="true">
          <path d="M12 12C2 20 0 42 10 42h20c10 0 8-22-2-30Z" />
          <path d="M10 4c3 3 4 5 3 8h14c-1-3 0-5 3-8-4 2-6 1-10 1s-6 1-10-1Z" />
        </svg>
        <b aria-hidden="true">{view.bag}</b>
      </span>
    </>
  );
}

const SUPPLYING = ["turn", "taking"];

export function Supply({ view, say }: Props) {
  const gives = SUPPLYING.includes(view.step);
  return (
    <div class="supply" role="group" aria-label={say("supply")}>
      {view.supply.map((count, dish) => {
        const name = view.dishes[dish]!;
        return (
          <span
            key={dish}
            class={count ? "offer" : "offer none"}
            data-source="took"
            data-sink="paid returned traded"
            data-on={`dish:${dish}`}
            {...(gives ? { "data-at": `dish:${dish}` } : {})}
            role="img"
            aria-label={say("so-many", { count, dish: say(`dish-${name}`) })}
          >
            <Token dish={name} say={say} />
            <span class="offer-name" aria-hidden="true">
              {say(`dish-${name}`)}
            </span>
            <b aria-hidden="true">{count}</b>
          </span>
        );
      })}
    </div>
  );
}

const ACTIONS = ["gain", "draw", "exchange", "play", "buy"];

/** The five actions, and which of them have been done in this turn. */
export function Actions({ view, say }: Props) {
  return (
    <ul class="actions" aria-label={say("actions")}>
      {ACTIONS.map((action) => {
        const done = view.actions.includes(action);
        return (
          <li key={action} class={done ? "done" : ""} data-explain={say(`action-${action}.text`)}>
            {done && (
              <span role="img" aria-label={say("done")}>
                ✓
              </span>
            )}
            {say(`action-${action}`)}
          </li>
        );
      })}
    </ul>
  );
}
