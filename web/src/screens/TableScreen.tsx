/** A table: what it is now decides what is shown. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { Cup, Message } from "../parts/Message";
import { useStore } from "../store";
import { Curtain } from "../table/Curtain";
import { Play } from "../table/Play";
import { Session } from "../table/session";
import { useWords } from "../words";
import { Waiting } from "./Waiting";

export function TableScreen({ table }: { table: string }) {
  const [session, set] = useState<Session | null>(null);
  useEffect(() => {
    const fresh = new Session(table);
    set(fresh);
    return () => fresh.close();
  }, [table]);
  return session ? <AtTable key={table} session={session} /> : null;
}

function AtTable({ session }: { session: Session }) {
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
  if (table && table.curtain !== null) return <Curtain session={session} table={table} seat={table.curtain} lost={shown.line !== "open"} />;
  if (!table || (table.started && !now)) {
    return (
      <>
        <Header />
        <main class="message" aria-busy="true">
          <Cup steaming />
          <p role="status">{say(shown.line === "lost" ? "lost" : "loading")}</p>
        </main>
      </>
    );
  }
  return (
    <>
      {!table.started || !now ? <Waiting session={session} shown={shown} table={table} /> : <Play session={session} shown={{ ...shown, table, now }} />}
      {shown.line !== "open" && <div class="lost" role="status"><i />{say("lost")}</div>}
    </>
  );
}
