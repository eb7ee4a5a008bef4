/** What there is to know about a game before it is played: how heavy it is, for how many, how long. */
import type { GameInfo } from "../types";
import { type Say, useWords } from "../words";
import { Icon } from "./Icon";

const HEAVIEST = 5;

function players(say: Say, counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : say("range", { least, most });
}

export function Facts({ game }: { game: GameInfo }) {
  const say = useWords();
  const count = players(say, game.players);
  return (
    <p class="facts">
      {game.weight > 0 && <Weight weight={game.weight} />}
      <span title={say("players", { count })}>
        <Icon name="players" size={16} /> <span aria-hidden="true">{count}</span>
        <span class="visually-hidden">{say("players", { count })}</span>
      </span>
      <span>
        <Icon name="clock" size={16} /> {say("minutes", { count: game.minutes })}
      </span>
    </p>
  );
}

/** So many of five stones, and a word. */
function Weight({ weight }: { weight: number }) {
  const say = useWords();
  return (
    <span class="weight" title={say("weight", { count: weight })}>
      <svg viewBox="0 0 60 12" width="50" height="10" aria-hidden="true">
        {Array.from({ length: HEAVIEST }, (_, i) => (
          <circle key={i} cx={6 + i * 12} cy="6" r="4.25" class={i < weight ? "stone" : "stone none"} />
        ))}
      </svg>
      <span>{say(`weight-${weight}`)}</span>
    </span>
  );
}
