/** A table: what it is now decides what is shown. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { Cup, Message } from "../parts/Message";
import type { Past } from "../router";
import { hasPlayed } from "../settings";
import { useStore } from "../store";
import { Curtain } from "../table/Curtain";
import { Play } from "../table/Play";
import { Session, type Shown } from "../table/session";
import type { Now, Table } from "../types";
import { useWords } from "../words";
import { Waiting } from "./Waiting";

export function TableScreen({ table, past }: { table: string; past: Past | null }) {
  const [session, set] = useState<Session | null>(null);
  useEffect(() => {
    const fresh = new Session(table);
    set(fresh);
    return () => fresh.close();
  }, [table]);
  return session ? <AtTable key={table} session={session} past={past} /> : null;
}

function AtTable({ session, past }: { session: Session; past: Past | null }) {
  const say = useWords();
  const shown = useStore(session.shown);
  const { table, now, gone } = shown;
  if (gone) {
    return (
      <>
        <Header />
        <Message title={say("gone")} text={gone.text} />
      </>
    );
  }
  if (table && table.curtain !== null)
    return <Curtain session={session} table={table} seat={table.curtain} lost={shown.line !== "open"} />;
  if (!table || (table.started && !now)) {
    return (
      <>
        <Header />
        <main class="laying" aria-busy="true">
          <div class="board loading">
            <Cup steaming />
            <p role="status">{say(shown.line === "lost" ? "lost" : "loading")}</p>
          </div>
          <div class="prompt" />
        </main>
      </>
    );
  }
  return (
    <>
      <Room session={session} shown={{ ...shown, table }} past={past} />
      {shown.line !== "open" && (
        <div class="lost" role="status">
          <i />
          {say("lost")}
        </div>
      )}
    </>
  );
}

/** Before the game, at it, or looking back at it.  A record that somebody brought can only be looked at. */
function Room({ session, shown, past }: { session: Session; shown: Shown & { table: Table }; past: Past | null }) {
  const { table, now } = shown;
  const playing = table.started && now !== null && !past && !table.upload;
  const over = now?.finale != null && table.mine.length > 0;
  useEffect(() => {
    if (over) hasPlayed(table.game, table.id);
  }, [over, table.game, table.id]);
  useEffect(() => {
    // What had the focus is gone with the page before; keys and readers go on at the question.
    if (playing && document.activeElement === document.body) document.querySelector<HTMLElement>(".question")?.focus();
  }, [playing]);
  if (!table.started || !now) return <Waiting session={session} shown={shown} table={table} />;
  if (past || table.upload) return <LookBack table={table} now={now} past={past} />;
  return <Play session={session} shown={{ ...shown, table, now }} />;
}

/** These pages are a chunk of their own: whoever only plays does not wait for them. */
function LookBack({ table, now, past }: { table: Table; now: Now; past: Past | null }) {
  const [pages, set] = useState<typeof import("../past/pages") | null>(null);
  useEffect(() => void import("../past/pages").then(set), []);
  if (!pages) return <Header title={table.game_name} />;
  if (past?.page === "verify") return <pages.Verify table={table} />;
  if (past?.page === "review") return <pages.Review table={table} seat={past.seat} />;
  return <pages.Replay table={table} now={now} at={past} />;
}
