/** The moments that decided the game: where the outlook of a player changed most, as the review found it. */
import { useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Wrong } from "../parts/Message";
import { percent } from "../past/Reasons";
import { useReview } from "../past/useReview";
import type { Finale, Review, Table } from "../types";
import { useWords } from "../words";

export interface Turn {
  ply: number;
  move: string;
  /** The outlook before the decision, and when the next one came, or the end. */
  from: number;
  to: number;
}

const MOST = 3;
const NOTICED = 0.05;

/** The largest changes between a decision and the next one, in the order of play. */
export function turningPoints({ judged, result }: Review): Turn[] {
  const before = [...judged.map(({ value, cost }) => value + cost), result];
  const turns = judged.map(({ ply, label }, i) => ({ ply, move: label, from: before[i]!, to: before[i + 1]! }));
  const size = ({ from, to }: Turn) => Math.abs(to - from);
  return turns
    .filter((turn) => size(turn) >= NOTICED)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
}

/** For me; who only looked on is told of the winner.  The bots look for them only when somebody wants to know. */
export function TurningPoints({ table, finale }: { table: Table; finale: Finale }) {
  const say = useWords();
  const [wanted, want] = useState(false);
  const seat = table.mine[0] ?? finale.tallies.find((tally) => tally.seat !== null)?.seat ?? 0;
  const { found, looked, done, wrong } = useReview(table, wanted ? seat : null);
  if (!wanted)
    return (
      <button type="button" class="turning" onClick={() => want(true)}>
        <Icon name="review" /> {say("turning-points")}
      </button>
    );
  if (wrong !== null) return <Wrong text={wrong} />;
  if (!done)
    return (
      <p class="turning" role="status">
        {say("reviewing")} <progress max={found?.total ?? 1} value={looked} aria-label={say("reviewing")} />
      </p>
    );
  return <Found table={table} seat={seat} turns={turningPoints(found!)} />;
}

function Found({ table, seat, turns }: { table: Table; seat: number; turns: Turn[] }) {
  const say = useWords();
  return (
    <section class="turning">
      <h3>{say(table.mine.includes(seat) ? "turning-mine" : "turning-of", { name: table.seats[seat]!.name })}</h3>
      {!turns.length && <p>{say("turning-none")}</p>}
      <ol>
        {turns.map(({ ply, move, from, to }) => (
          <li key={ply}>
            <a href={`/t/${table.id}?replay=${ply + 1}&as=${seat}`}>{say("at-ply", { ply: ply + 1 })}</a>
            <span>{move}</span>
            <b class={to < from ? "down" : "up"}>{say("turned", { from: percent(from), to: percent(to) })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
