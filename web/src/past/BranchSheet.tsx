/** Playing on from a moment of a finished game: who sits where. */
import { useState } from "preact/hooks";
import { useGame } from "../answer";
import { branch } from "../api";
import { freshId } from "../line";
import { useOpening } from "../opening";
import { Nickname, SeatField } from "../parts/Fields";
import { Wrong } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { botsFor, placed } from "../seating";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Table } from "../types";
import { useWords } from "../words";

export function BranchSheet({ table, ply, close }: { table: Table; ply: number; close: () => void }) {
  const say = useWords();
  const { language, nickname } = useStore(settings);
  const bots = botsFor(useGame(table.game), table.seats.length);
  const [seats, place] = useState<string[]>(() =>
    table.seats.map((seat) => (seat.seat === (table.mine[0] ?? 0) ? "me" : "bot:level2")),
  );
  const [id] = useState(freshId); // asked again after a lost line, it is the same wish
  const { start, busy, wrong } = useOpening(() =>
    branch(table.id, { id, ply, seats, nickname: nickname.trim() || say("guest") }, language),
  );
  return (
    <Sheet title={say("branch")} close={close}>
      <p>{say("branch-text", { ply })}</p>
      <form class="branch" onSubmit={start}>
        <ul class="chairs">
          {seats.map((kind, i) => (
            <li key={i} class="chair">
              <Sign seat={i} size={28} />
              <bdi>{table.seats[i]!.name}</bdi>
              <SeatField seat={i} value={kind} bots={bots} set={(to) => place(placed(seats, i, to))} />
            </li>
          ))}
        </ul>
        <Nickname />
        <Wrong text={wrong} />
        <p class="next">
          <button type="submit" class="primary" disabled={busy}>
            {say(seats.includes("open") ? "open-table" : "start")}
          </button>
        </p>
      </form>
    </Sheet>
  );
}
