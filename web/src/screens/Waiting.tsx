/** Before the game: one link to pass on, who is here, a place to sit. */
import { useEffect, useState } from "preact/hooks";
import { games } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Session, Shown } from "../table/session";
import type { BotInfo, SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { coverOf } from "../table/boards";

export function Waiting({ session, shown, table }: { session: Session; shown: Shown; table: Table }) {
  const say = useWords();
  const [nickname, name] = useState(settings.value.nickname);
  const cover = coverOf(table.game);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const sit = (seat: number) => {
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
        </section>
        <section class="chairs">
          <h2>{say("at-the-table")}</h2>
          <p class="status" role="status">{say("waiting", { count: open })}</p>
          {table.you === null && (
            <label class="field">
              <span>{say("nickname")}</span>
              <input value={nickname} maxLength={24} autoComplete="nickname" placeholder={say("guest")} onInput={(event) => name(event.currentTarget.value)} />
            </label>
          )}
          <ul>{table.seats.map((seat) => <Chair key={seat.seat} seat={seat} table={table} session={session} sit={sit} />)}</ul>
          {shown.refused && <p class="refused" role="alert"><span>{shown.refused.text}</span></p>}
          {table.watching > 0 && <p class="watching"><Icon name="eye" /> {say("watching", { count: table.watching })}</p>}
          {table.you !== null && !table.host && (
            <button type="button" class="quiet" onClick={() => session.wish({ type: "leave" })}>{say("stand-up")}</button>
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
  const { language } = useStore(settings);
  const [bots, set] = useState<BotInfo[]>([]);
  useEffect(() => {
    if (!table.host) return;
    void games(language).then((all) => set(all.games.find((game) => game.id === table.game)?.bots ?? []), () => undefined);
  }, [table.host, table.game, language]);
  return (
    <li class={`chair ${seat.kind}`}>
      <Sign seat={seat.seat} size={28} />
      {seat.kind === "open" ? <span class="free">{say("free-seat")}</span> : <bdi class="chair-name">{seat.name}</bdi>}
      {seat.you && <span class="you">{say("you")}</span>}
      {seat.kind === "bot" && <span class="bot"><Icon name="bot" size={18} /> {say("bot")}</span>}
      {seat.kind === "person" && !seat.online && <span class="away">{say("away")}</span>}
      {seat.kind === "open" && (
        <span class="chair-tools">
          {table.you === null && <button type="button" class="primary" onClick={() => sit(seat.seat)}>{say("sit-here")}</button>}
          {table.host && bots.length > 0 && (
            <select aria-label={say("fill-with-bot")} value="" onChange={(event) => session.wish({ type: "bot", seat: seat.seat, bot: event.currentTarget.value })}>
              <option value="" disabled>{say("fill-with-bot")}</option>
              {bots.map((bot) => <option key={bot.id} value={bot.id}>{bot.label}</option>)}
            </select>
          )}
        </span>
      )}
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
      <input id="link" readOnly value={address} aria-label={say("link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="primary" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} /> {say(copied ? "copied" : "copy")}
      </button>
      <span class="visually-hidden" role="status">{copied ? say("copied") : ""}</span>
    </div>
  );
}
