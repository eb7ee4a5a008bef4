/** The page with the result: everybody's place, where the points came from, and what decided the game. */
import { Face } from "../parts/Face";
import { Icon } from "../parts/Icon";
import { Sign, seatColour } from "../parts/Sign";
import { Afterwards } from "../past/Afterwards";
import type { Finale, Now, Table, Tally } from "../types";
import { useWords } from "../words";
import { Question } from "./Question";
import { TurningPoints } from "./TurningPoints";

interface Props {
  table: Table;
  now: Now;
  finale: Finale;
  agree: (yes: boolean) => void;
}

export function FinalePage({ table, now, finale, agree }: Props) {
  return (
    <div class="finale">
      <div class="decided">
        <Winners table={table} finale={finale} />
        <p>{finale.verdict}</p>
      </div>
      {now.asked && <Question table={table} asked={now.asked} agree={agree} />}
      <Tallies finale={finale} table={table} />
      <TurningPoints table={table} finale={finale} />
      <Afterwards table={table} />
    </div>
  );
}

/** Best first; the bars of all players have one scale.  Where one wins or does not, there is nothing to measure. */
function Tallies({ finale, table }: { finale: Finale; table: Table }) {
  const most = Math.max(1, ...finale.tallies.flatMap(({ shares }) => shares.map(({ points }) => Math.abs(points))));
  return (
    <ol class={most > 1 ? "tallies" : "tallies unmeasured"}>
      {finale.tallies.map((tally, i) => (
        <li key={i} class={tally.place === 1 ? "winner" : ""}>
          <Head tally={tally} table={table} />
          {tally.shares.length > 0 && <Shares tally={tally} most={most} />}
        </li>
      ))}
    </ol>
  );
}

function Head({ tally, table }: { tally: Tally; table: Table }) {
  const say = useWords();
  const mine = tally.seat !== null && table.mine.includes(tally.seat);
  const who = tally.seat === null ? "" : table.seats[tally.seat]!.who;
  return (
    <p class="tally">
      {tally.place > 0 && (
        <span class="place">
          <span class="visually-hidden">{say("place", { place: tally.place })}</span>
          <span aria-hidden="true">{tally.place}</span>
        </span>
      )}
      {tally.seat !== null && <Sign seat={tally.seat} size={24} />}
      {who && <Face who={who} size={28} />}
      <bdi>{tally.name}</bdi>
      {mine && <span class="you">{say("you")}</span>}
      <span class="points">{tally.points < 0 ? `−${-tally.points}` : tally.points}</span>
    </p>
  );
}

function Shares({ tally, most }: { tally: Tally; most: number }) {
  return (
    <ul class="shares">
      {tally.shares.map(({ what, points }) => (
        <li key={what} class={points < 0 ? "minus" : ""}>
          <span>{what}</span>
          <i
            aria-hidden="true"
            style={{
              width: `${(100 * Math.abs(points)) / most}%`,
              background: tally.seat === null ? "var(--muted)" : seatColour(tally.seat),
            }}
          />
          <b>{points < 0 ? `−${-points}` : points}</b>
        </li>
      ))}
    </ul>
  );
}

/** Their faces, or their signs, in a wreath. */
function Winners({ table, finale }: { table: Table; finale: Finale }) {
  const winners = finale.tallies.filter(({ place, seat }) => place === 1 && seat !== null);
  if (!winners.length) return null;
  return (
    <span class="winners" aria-hidden="true">
      {winners.map(({ seat }) => {
        const who = table.seats[seat!]!.who;
        return (
          <span key={seat}>
            <Icon name="laurel" size={72} />
            {who ? <Face who={who} size={38} /> : <Sign seat={seat!} size={30} />}
          </span>
        );
      })}
    </span>
  );
}
