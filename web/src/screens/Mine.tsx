/** My tables: where it is my turn, where others are asked, what is over.  It keeps itself current. */
import { useEffect, useState } from "preact/hooks";
import { home } from "../api";
import { Header } from "../parts/Header";
import { Cup, Message } from "../parts/Message";
import { Archive, Tables } from "../parts/Tables";
import { settings } from "../settings";
import { useStore } from "../store";
import { useTurn } from "../turn";
import type { TableRow } from "../types";
import { useWords } from "../words";

const AGAIN = 8000; // ms

export function Mine() {
  const say = useWords();
  const { language } = useStore(settings);
  const [rows, lay] = useState<TableRow[] | null>(null);
  const [lost, lose] = useState(false);
  useEffect(() => {
    const look = () =>
      home(language).then(
        (all) => {
          lay(all.mine);
          lose(false);
        },
        () => lose(true),
      );
    const timer = setInterval(() => void look(), AGAIN);
    const seen = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [language]);
  const running = (rows ?? []).filter((row) => !row.over && !row.archived && !row.upload);
  const turn = running.filter((row) => row.started && row.your_turn);
  useTurn(turn.length, say("my-tables"), say("your-turn"), turn.map((row) => row.game_name).join(say("and")));
  return (
    <>
      <Header title={say("my-tables")} />
      {!rows && (
        <main class="message">
          <Cup steaming />
          <p role="status">{say(lost ? "no-answer-text" : "loading")}</p>
        </main>
      )}
      {rows && !rows.length && <Message title={say("no-tables")} text={say("no-tables-text")} />}
      {rows && rows.length > 0 && (
        <main class="front mine">
          <p class="status" role="status">
            {say("turn-count", { count: turn.length })}
          </p>
          <Tables title={say("tables-turn")} rows={turn} />
          <Tables title={say("tables-others")} rows={running.filter((row) => !turn.includes(row))} />
          <Tables title={say("tables-over")} rows={rows.filter((row) => row.over && !row.archived && !row.upload)} />
          <Tables title={say("tables-brought")} rows={rows.filter((row) => row.upload && !row.archived)} />
          <Archive rows={rows} />
        </main>
      )}
    </>
  );
}
