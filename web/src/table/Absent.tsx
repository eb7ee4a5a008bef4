/** Beside the question: a bot plays for me, time stands still, or the one who is asked is not there. */
import { Icon } from "../parts/Icon";
import type { SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { BotChoice } from "./Seats";
import type { Playing, Session } from "./session";
import { WishButton } from "./WishButton";

function isMissing(table: Table, seat: SeatInfo): boolean {
  if (table.mine.includes(seat.seat)) return false;
  return seat.kind === "open" || (seat.kind === "person" && !seat.online && !seat.stand_in);
}

export function Absent({ session, shown }: { session: Session; shown: Playing }) {
  const say = useWords();
  const { table, now, clock } = shown;
  const relieved = table.seats.filter((seat) => seat.may.includes("back"));
  const missing = table.seats.filter((seat) => now.awaited.includes(seat.seat) && isMissing(table, seat));
  const forMe = say(now.resting ? "resting" : "note-for-you");
  return (
    <>
      {clock?.paused && (
        <div class="asked-undo" role="status">
          <p>
            <Icon name="clock" /> {say("paused")}
          </p>
          {table.mine.length > 0 && (
            <WishButton session={session} wish={{ type: "resume" }} kind="primary" text={say("resume")} />
          )}
        </div>
      )}
      {relieved.map(({ seat, name }) => (
        <div key={seat} class="asked-undo" role="status">
          <p>
            <Icon name="bot" /> {table.mine.length > 1 ? say("note-for", { name }) : forMe}
          </p>
          <WishButton session={session} wish={{ type: "back", seat }} kind="primary" text={say("take-seat-back")} />
        </div>
      ))}
      {now.resting && table.mine.length !== 1 && (
        <div class="asked-undo" role="status">
          <p>{say("resting")}</p>
        </div>
      )}
      {missing.map(({ seat, kind, name, may }) => (
        <div key={seat} class="asked-undo" role="status">
          <p>{kind === "open" ? say("seat-is-free", { number: seat + 1 }) : say("is-away", { name })}</p>
          {may.includes("stand-in") && (
            <WishButton session={session} wish={{ type: "stand-in", seat }} icon="bot" text={say("stand-in")} />
          )}
          {may.includes("bot") && <BotChoice session={session} table={table} seat={seat} />}
        </div>
      ))}
    </>
  );
}
