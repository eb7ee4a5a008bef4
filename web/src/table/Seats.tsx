/** Around the table: who is here, who is away, who plays for whom, and what the reader may do about it. */
import { useState } from "preact/hooks";
import { useGame } from "../answer";
import type { Wish } from "../line";
import { Face } from "../parts/Face";
import { Icon, type IconName } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { botsFor } from "../seating";
import { settings } from "../settings";
import type { ClockState, SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { ClockWords } from "./ClockWords";
import type { Session } from "./session";
import { WishButton } from "./WishButton";

interface Props {
  session: Session;
  table: Table;
  clock: ClockState | null;
  agreement: string;
}

export function Seats({ session, table, clock, agreement }: Props) {
  const say = useWords();
  return (
    <div class="chairs">
      {table.clock && (
        <p class="clock-rule">
          <Icon name="clock" /> <ClockWords rule={table.clock} />
        </p>
      )}
      {clock && table.mine.length > 0 && !table.over && (
        <WishButton
          session={session}
          wish={{ type: clock.paused ? "resume" : "pause" }}
          text={say(clock.paused ? "resume" : "ask-pause")}
        />
      )}
      {agreement && table.mine.length > 0 && (
        <WishButton session={session} wish={{ type: "end" }} text={say("ask-end", { what: agreement })} />
      )}
      <ul>
        {table.seats.map((seat) => (
          <Seat key={seat.seat} session={session} table={table} seat={seat} />
        ))}
      </ul>
      {table.watching > 0 && (
        <p class="watching">
          <Icon name="eye" /> {say("watching", { count: table.watching })}
        </p>
      )}
    </div>
  );
}

/** What a seat is, in a word or two. */
export function SeatState({ seat }: { seat: SeatInfo }) {
  const say = useWords();
  if (seat.kind === "open") return null;
  if (seat.kind === "bot")
    return (
      <span class="bot">
        <Icon name="bot" size={18} /> {seat.level || say("bot")}
      </span>
    );
  return (
    <>
      {seat.you && <span class="you">{say("you")}</span>}
      {seat.stand_in && (
        <span class="bot">
          <Icon name="bot" size={18} /> {say("stood-in", { bot: seat.stand_in })}
        </span>
      )}
      {!seat.online ? <span class="away">{say("away")}</span> : !seat.you && <span class="here">{say("here")}</span>}
    </>
  );
}

interface SeatProps {
  session: Session;
  table: Table;
  seat: SeatInfo;
}

function Seat({ session, table, seat }: SeatProps) {
  const say = useWords();
  const [leaving, ask] = useState(false);
  return (
    <li class={`chair ${seat.kind}`}>
      <Sign seat={seat.seat} size={28} />
      <Face who={seat.who} size={32} />
      {seat.kind === "open" ? <span class="free">{say("free-seat")}</span> : <bdi class="chair-name">{seat.name}</bdi>}
      <SeatState seat={seat} />
      {seat.line && <q class="chair-line">{seat.line}</q>}
      <span class="chair-tools">
        <SeatTools session={session} table={table} seat={seat} />
        {seat.may.includes("leave") && !leaving && (
          <button type="button" class="quiet" onClick={() => ask(true)}>
            {say("stand-up")}
          </button>
        )}
      </span>
      {seat.may.includes("withdraw") && (
        <span class="asked-undo" role="status">
          <span>{say("sit-waiting", { seat: seat.name || say("seat", { number: seat.seat + 1 }) })}</span>
          <WishButton session={session} wish={{ type: "agree", yes: false }} text={say("withdraw")} />
        </span>
      )}
      {leaving && <Leaving session={session} seat={seat.seat} close={() => ask(false)} />}
    </li>
  );
}

/** What the reader may do with a seat.  The server says what that is. */
function SeatTools({ session, table, seat: { seat, kind, name, you, may } }: SeatProps) {
  const say = useWords();
  const mine = table.mine.includes(seat);
  const nickname = settings.value.nickname.trim() || say("guest");
  const button = (wish: Wish, text: string, how: { icon?: IconName; kind?: "primary" | "quiet" } = {}) => (
    <WishButton session={session} wish={wish} text={text} {...how} />
  );
  return (
    <>
      {mine &&
        table.mine.length > 1 &&
        !you &&
        button({ type: "show", seat }, say("curtain-lift", { name }), { icon: "eye" })}
      {may.includes("sit") &&
        button(
          { type: "sit", seat, nickname, beside: table.mine.length > 0 },
          say(kind === "bot" ? "relieve-bot" : "sit-here"),
        )}
      {may.includes("ask-sit") &&
        button({ type: "sit", seat, nickname }, say(kind === "bot" ? "ask-relieve-bot" : "ask-sit-here"))}
      {may.includes("bot") && <BotChoice session={session} table={table} seat={seat} />}
      {may.includes("back") && button({ type: "back", seat }, say("take-seat-back"), { kind: "primary" })}
      {may.includes("stand-in") &&
        button({ type: "stand-in", seat }, say(mine ? "stand-in-me" : "stand-in"), { icon: "bot" })}
      {may.includes("ask-stand-in") &&
        button({ type: "stand-in", seat }, say("ask-stand-in"), { icon: "bot", kind: "quiet" })}
      {may.includes("give") && button({ type: "give", seat }, say("give"), { icon: "clock" })}
    </>
  );
}

/** Leaving for good is asked twice. */
function Leaving({ session, seat, close }: { session: Session; seat: number; close: () => void }) {
  const say = useWords();
  const leave = () => {
    close();
    session.wish({ type: "leave", seat });
  };
  return (
    <span class="asked-undo">
      <span>{say("leave-sure")}</span>
      <button type="button" class="primary" onClick={leave}>
        {say("stand-up")}
      </button>
      <button type="button" onClick={close}>
        {say("withdraw")}
      </button>
    </span>
  );
}

export function BotChoice({ session, table, seat }: { session: Session; table: Table; seat: number }) {
  const say = useWords();
  const bots = botsFor(useGame(table.game), table.seats.length);
  if (!bots.length) return null;
  return (
    <select
      aria-label={say("fill-with-bot")}
      value=""
      onChange={(event) => session.wish({ type: "bot", seat, bot: event.currentTarget.value })}
    >
      <option value="" disabled>
        {say("fill-with-bot")}
      </option>
      {bots.map((bot) => (
        <option key={bot.id} value={bot.id}>
          {bot.label}
        </option>
      ))}
    </select>
  );
}
