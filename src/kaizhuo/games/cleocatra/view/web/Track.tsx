/** The score track: to the goal, and beyond it when somebody has gone further. */
import { type Say, Sign } from "@kaizhuo/shell";
import type { CleocatraView } from "./view";

const FIVE = 5;

export function Track({ view, names, say }: { view: CleocatraView; names: string[]; say: Say }) {
  const most = Math.max(view.goal, ...view.players.map((player) => player.score));
  const end = most > view.goal ? most + 1 : view.goal + 1;
  const label = view.players
    .map((player) => say("points-of", { name: names[player.seat] ?? "", points: player.score }))
    .join(say("comma"));
  return (
    <div class="track" data-zone="others" role="img" aria-label={label} style={{ "--cells": end + 1 }}>
      {Array.from({ length: end + 1 }, (_, n) => (
        <span
          key={n}
          class={`step ${n === view.goal ? "goal" : ""} ${n > view.goal ? "past" : ""} ${n % FIVE === 0 ? "five" : ""}`}
          style={{ "--n": n }}
        >
          {(n % FIVE === 0 && n < end && Math.abs(n - view.goal) > 1) || n === view.goal ? <b>{n}</b> : null}
        </span>
      ))}
      {view.players.map((player) => {
        const together = view.players.filter((other) => other.score === player.score);
        return (
          <span
            key={player.seat}
            class="token"
            data-piece={`score:${player.seat}`}
            data-on={`seat:${player.seat}`}
            style={{ "--n": player.score, "--i": together.indexOf(player), "--of": together.length }}
          >
            <Sign seat={player.seat} size={22} />
          </span>
        );
      })}
    </div>
  );
}
