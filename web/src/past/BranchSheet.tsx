/** Playing on from a moment of a finished game: who sits where. */
import { useState } from "preact/hooks";
import { useGame } from "../answer";
import { branch } from "../api";
import { freshId } from "../line";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { go } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Table } from "../types";
import { useWords } from "../words";

export function BranchSheet({ table, ply, close }: { table: Table; ply: number; close: () => void }) {
  const say = useWords();
  const { language, nickname } = useStore(settings);
  const bots = useGame(table.game)?.bots ?? [];
  const [seats, place] = useState<string[]>(() =>
    table.seats.map((seat) => (seat.seat === (table.mine[0] ?? 0) ? "me" : "bot:level2")),
  );
  const [id] = useState(freshId); // asked again after a lost line, it is the same wish
  const [wrong, tell] = useState("");
  const [busy, wait] = useState(false);
  const start = (event: Event) => {
    event.preventDefault();
    wait(true);
    branch(table.id, { id, ply, seats, nickname: nickname.trim() || say("guest") }, language).then(
      (made) => go(`/t/${made.table}`),
      (error: Error) => {
        tell(error.message || say("no-answer-text"));
        wait(false);
      },
    );
  };
  return (
    <Sheet title={say("branch")} close={close}>
      <p>{say("branch-text", { ply })}</p>
      <form class="branch" onSubmit={start}>
        <ul class="chairs">
          {seats.map((kind, i) => (
            <li key={i} class="chair">
              <Sign seat={i} size={28} />
              <bdi>{table.seats[i]!.name}</bdi>
              <select
                aria-label={say("seat", { number: i + 1 })}
                value={kind}
                onChange={(event) =>
                  place(
                    seats.map((was, j) =>
                      j === i
                        ? event.currentTarget.value
                        : was === "me" && event.currentTarget.value === "me"
                          ? "open"
                          : was,
                    ),
                  )
                }
              >
                <option value="me">{say("seat-me")}</option>
                <option value="open">{say("seat-open")}</option>
                {bots.map((bot) => (
                  <option key={bot.id} value={`bot:${bot.id}`}>
                    {say("seat-bot", { bot: bot.label })}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <label class="field">
          <span>{say("nickname")}</span>
          <input
            value={nickname}
            maxLength={24}
            autoComplete="nickname"
            placeholder={say("guest")}
            onInput={(event) => settings.update({ nickname: event.currentTarget.value })}
          />
        </label>
        {wrong && (
          <p class="refused" role="alert">
            <span>{wrong}</span>
          </p>
        )}
        <p class="next">
          <button type="submit" class="primary" disabled={busy}>
            {say(seats.includes("open") ? "open-table" : "start")}
          </button>
        </p>
      </form>
    </Sheet>
  );
}
