/** Before the game: one link to pass on, who is here, a place to sit. */

import { useState } from "preact/hooks";
import { NameField } from "../parts/Fields";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Wrong } from "../parts/Message";
import { Sign } from "../parts/Sign";
import { Origin } from "../past/Origin";
import { settings } from "../settings";
import { coverOf } from "../table/boards";
import { BotChoice, SeatState } from "../table/Seats";
import type { Session, Shown } from "../table/session";
import type { SeatInfo, Table } from "../types";
import { useWords } from "../words";

export function Waiting({ session, shown, table }: { session: Session; shown: Shown; table: Table }) {
  const say = useWords();
  const [nickname, name] = useState(settings.value.nickname);
  const [beside, call] = useState("");
  const seated = table.mine.length > 0;
  const cover = coverOf(table.game);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const sit = (seat: number) => {
    if (seated) {
      session.wish({ type: "sit", seat, nickname: beside.trim() || say("player", { number: seat + 1 }), beside: true });
      return call("");
    }
    const wanted = nickname.trim() || say("guest");
    settings.update({ nickname: nickname.trim() });
    session.wish({ type: "sit", seat, nickname: wanted });
  };
  return (
    <>
      <Header title={table.game_name} />
      <main class="waiting">
        <section class="invitation">
          {cover && <img class="cover" src={cover} alt="" width="480" height="360" />}
          <h2>{say("invite")}</h2>
          <p>{say(table.public ? "invite-public" : "invite-private")}</p>
          <Copy address={new URL(table.link, location.href).href} />
          <Origin table={table} />
          <details class="fair">
            <summary>{say("fair")}</summary>
            <p>{say("fair-text")}</p>
            <code class="hash">{table.commitment}</code>
          </details>
        </section>
        <section class="chairs">
          <h2>{say("at-the-table")}</h2>
          <p class="status" role="status">
            {say("waiting", { count: open })}
          </p>
          {!seated && <NameField label={say("nickname")} value={nickname} set={name} nobody={say("guest")} />}
          <ul>
            {table.seats.map((seat) => (
              <Chair key={seat.seat} seat={seat} table={table} session={session} sit={sit} />
            ))}
          </ul>
          {seated && open > 0 && <NameField label={say("beside-name")} value={beside} set={call} />}
          <Wrong text={shown.refused?.text ?? ""} />
          {table.watching > 0 && (
            <p class="watching">
              <Icon name="eye" /> {say("watching", { count: table.watching })}
            </p>
          )}
        </section>
      </main>
    </>
  );
}

interface ChairProps {
  seat: SeatInfo;
  table: Table;
  session: Session;
  sit: (seat: number) => void;
}

function Chair({ seat, table, session, sit }: ChairProps) {
  const say = useWords();
  const mine = table.mine.includes(seat.seat);
  return (
    <li class={`chair ${seat.kind}`}>
      <Sign seat={seat.seat} size={28} />
      {seat.kind === "open" ? <span class="free">{say("free-seat")}</span> : <bdi class="chair-name">{seat.name}</bdi>}
      {mine ? <span class="you">{say(table.mine.length > 1 ? "here-too" : "you")}</span> : <SeatState seat={seat} />}
      <span class="chair-tools">
        {seat.may.includes("sit") && (seat.kind === "open" || !table.mine.length) && (
          <button type="button" class={table.mine.length ? "" : "primary"} onClick={() => sit(seat.seat)}>
            {say(table.mine.length ? "sit-beside" : seat.kind === "bot" ? "relieve-bot" : "sit-here")}
          </button>
        )}
        {seat.may.includes("bot") && <BotChoice session={session} table={table} seat={seat.seat} />}
        {mine && (!table.host || table.mine.length > 1) && (
          <button type="button" class="quiet" onClick={() => session.wish({ type: "leave", seat: seat.seat })}>
            {say("stand-up")}
          </button>
        )}
      </span>
    </li>
  );
}

function Copy({ address }: { address: string }) {
  const say = useWords();
  const [copied, set] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.querySelector<HTMLInputElement>("#link")?.select();
      document.execCommand("copy");
    }
    set(true);
    setTimeout(() => set(false), 2500);
  };
  return (
    <div class="copy">
      <input
        id="link"
        readOnly
        value={address}
        aria-label={say("link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} /> {say(copied ? "copied" : "copy")}
      </button>
      <span class="visually-hidden" role="status">
        {copied ? say("copied") : ""}
      </span>
    </div>
  );
}
