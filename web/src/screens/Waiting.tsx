/** Before the game: a place to sit, who is here, how to ask others to come; chat and rules while one waits. */

import { useState } from "preact/hooks";
import { Switch } from "../parts/Choice";
import { Face } from "../parts/Face";
import { NameField } from "../parts/Fields";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Wrong } from "../parts/Message";
import { Sign } from "../parts/Sign";
import { Origin } from "../past/Origin";
import { settings } from "../settings";
import { ChatPanel, useUnread } from "../table/ChatPanel";
import { Bubbles } from "../table/Reactions";
import { RulesPanel } from "../table/RulesPanel";
import { BotChoice, SeatState } from "../table/Seats";
import type { Session, Shown } from "../table/session";
import type { SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { Beginning } from "./Beginning";
import { Invitation } from "./Invitation";

export function Waiting({ session, shown, table }: { session: Session; shown: Shown; table: Table }) {
  const say = useWords();
  const seated = table.mine.length > 0;
  const [nickname, name] = useState(settings.value.nickname);
  const [beside, call] = useState("");
  const open = table.seats.filter((seat) => seat.kind === "open");
  const sit = (seat: number) => {
    if (seated) {
      session.wish({ type: "sit", seat, nickname: beside.trim() || say("player", { number: seat + 1 }), beside: true });
      return call("");
    }
    settings.update({ nickname: nickname.trim() });
    session.wish({ type: "sit", seat, nickname: nickname.trim() || say("guest") });
  };
  return (
    <>
      <Header title={table.game_name} />
      <main class={`waiting${seated ? " seated" : ""}${table.host ? " host" : ""}`}>
        <section class="chairs">
          <h2>{say("at-the-table")}</h2>
          {!seated && (
            <div class="sit-down">
              <NameField label={say("nickname")} value={nickname} set={name} nobody={say("guest")} />
              {open[0] && (
                <button type="button" class="primary big" onClick={() => sit(open[0]!.seat)}>
                  {say("sit-down")}
                </button>
              )}
            </div>
          )}
          <ul>
            {table.seats.map((seat) => (
              <Chair key={seat.seat} seat={seat} table={table} session={session} sit={sit} />
            ))}
          </ul>
          {seated && open.length > 0 && <NameField label={say("beside-name")} value={beside} set={call} />}
          <Wrong text={shown.refused?.text ?? ""} />
          {table.watching > 0 && (
            <p class="watching">
              <Icon name="eye" /> {say("watching", { count: table.watching })}
            </p>
          )}
          <Beginning session={session} table={table} open={open.map(({ seat }) => seat)} />
        </section>
        <section class="invitation">
          <Invitation table={table} />
          {table.host && (
            <Switch
              label={say("show-to-all")}
              on={table.public}
              set={(on) => session.wish({ type: "publish", public: on })}
            />
          )}
          {!table.host && table.public && <p class="status">{say("invite-public")}</p>}
          <Origin table={table} />
          <details class="fair">
            <summary>{say("fair")}</summary>
            <p>{say("fair-text")}</p>
            <code class="hash">{table.commitment}</code>
          </details>
        </section>
        <Meanwhile session={session} shown={shown} table={table} />
      </main>
      <Bubbles table={table} said={shown.said} />
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
  const bot = seat.kind === "bot";
  return (
    <li class={`chair ${seat.kind}`} data-seat-sign={seat.seat}>
      <Sign seat={seat.seat} size={28} />
      <Face who={seat.who} size={32} />
      {seat.kind === "open" ? <span class="free">{say("free-seat")}</span> : <bdi class="chair-name">{seat.name}</bdi>}
      {mine ? <span class="you">{say(table.mine.length > 1 ? "here-too" : "you")}</span> : <SeatState seat={seat} />}
      <span class="chair-tools">
        {seat.may.includes("sit") && (!bot || !table.mine.length) && (
          <button type="button" class={bot ? "quiet" : ""} onClick={() => sit(seat.seat)}>
            {say(table.mine.length ? "sit-beside" : bot ? "relieve-bot" : "sit-here")}
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

const PAGES = ["rules", "chat"] as const;

/** What to do until everybody is here. */
function Meanwhile({ session, shown, table }: { session: Session; shown: Shown; table: Table }) {
  const say = useWords();
  const [page, turn] = useState<(typeof PAGES)[number]>("rules");
  const unread = useUnread(table, shown.chat, page === "chat");
  return (
    <section class="meanwhile" aria-label={say("meanwhile")}>
      <div class="tabs" role="tablist">
        {PAGES.map((which) => (
          <button
            key={which}
            type="button"
            role="tab"
            id={`tab-${which}`}
            aria-selected={page === which}
            aria-controls="meanwhile-page"
            onClick={() => turn(which)}
          >
            <Icon name={which} /> {say(which === "rules" ? "how-to-play" : "chat")}
            {which === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="meanwhile-page" id="meanwhile-page" role="tabpanel" aria-labelledby={`tab-${page}`}>
        {page === "chat" ? (
          <ChatPanel session={session} table={table} lines={shown.chat} />
        ) : (
          <RulesPanel game={table.game} rule="" />
        )}
      </div>
    </section>
  );
}
