/** What lies on the counter: deck, overflow discards, and every card toasted so far. */

import type { BoardProps } from "@kaizhuo/shell";
import { useState } from "preact/hooks";
import { Glass } from "./Drink";
import type { CheersView } from "./view";

export function Tray({ view, you, say }: BoardProps<CheersView>) {
  const [open, show] = useState(false);
  const toasted = view.toasted.reduce((sum, card) => sum + card.count, 0);
  const discarded = view.discards.reduce((sum, count) => sum + count, 0);
  const returned = view.players.reduce((sum, player) => sum + player.returned, 0);
  return (
    <div class="tray">
      <span class="pile" {...(you === null ? {} : { "data-seat": you })}>
        <i class={view.deck ? "back" : "back none"} aria-hidden="true" />
        <span>
          {say("deck")} <b>{view.deck}</b>
        </span>
      </span>
      <span class="pile" data-sink="discarded">
        <span>
          {say("discards")} <b>{discarded}</b>
        </span>
        {view.discards.map(
          (count, drink) =>
            count > 0 && (
              <span
                key={drink}
                class="spilt"
                aria-label={say("portions", { count, drink: say(`drink-${view.drinks[drink]}`) })}
                role="img"
              >
                <Glass drink={drink} size={20} />
                {count}
              </span>
            ),
        )}
      </span>
      {returned > 0 && (
        <span class="pile">
          <span>
            {say("returned")} <b>{returned}</b>
          </span>
        </span>
      )}
      <span class="pile toasts">
        <button type="button" aria-expanded={open} onClick={() => show(!open)}>
          {say("toasted")} <b>{toasted}</b> <span aria-hidden="true">{open ? "▴" : "▾"}</span>
        </button>
      </span>
      {open && <Toasted view={view} say={say} />}
    </div>
  );
}

/** Big glasses down, small ones across. */
function Toasted({ view, say }: Pick<BoardProps<CheersView>, "view" | "say">) {
  const count = (big: string, small: string[]) =>
    view.toasted.find((card) => card.big === big && card.small.join() === small.join())?.count ?? 0;
  const name = (small: string[]) =>
    say("small", { drink: small.map((drink) => say(`drink-${drink}`)).join(say("or")) });
  return (
    <table class="toasted">
      <caption>{say("toasted-caption", { copies: view.copies })}</caption>
      <thead>
        <tr>
          <td />
          {view.smalls.map((small) => (
            <th key={small.join()} scope="col" data-explain={name(small)}>
              {small.map((drink) => (
                <Glass key={drink} drink={view.drinks.indexOf(drink)} size={18} />
              ))}
              <span class="visually-hidden">{name(small)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.drinks.map((big, i) => (
          <tr key={big}>
            <th scope="row" data-explain={say(`drink-${big}`)}>
              <Glass drink={i} size={26} />
              <span class="visually-hidden">{say(`drink-${big}`)}</span>
            </th>
            {view.smalls.map((small) => (
              <td key={small.join()} class={count(big, small) ? "" : "none"}>
                {count(big, small) || "·"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
