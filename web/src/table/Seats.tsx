/** Around the table: who is here, who is away, who plays for whom, and what the reader may do about it. */
import { useState } from "preact/hooks";
import { useGame } from "../answer";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { settings } from "../settings";
import type { ClockState, SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { ClockWords } from "./ClockWords";
import type { Session } from "./session";

export function Seats({
  session,
  table,
  clock,
  agreement,
}: {
  session: Session;
  table: Table;
  clock: ClockState | null;
  agreement: string;
}) {
  const say = useWords();
  return (
    <div class="chairs">
      {table.clock && (
        <p class="clock-rule">
          <Icon name="clock" /> <ClockWords rule={table.clock} />
        </p>
      )}
      {clock && table.mine.length > 0 && !table.over && (
        <button type="button" onClick={() => session.wish({ type: clock.paused ? "resume" : "pause" })}>
          {say(clock.paused ? "resume" : "ask-pause")}
        </button>
      )}
      {agreement && table.mine.length > 0 && (
        <button type="button" onClick={() => session.wish({ type: "end" })}>
          {say("ask-end", { what: agreement })}
        </button>
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
        <Icon name="bot" size={18} /> {say("bot")}
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

function Seat({ session, table, seat }: { session: Session; table: Table; seat: SeatInfo }) {
  const say = useWords();
  const [leaving, ask] = useState(false);
  const may = new Set(seat.may);
  const mine = table.mine.includes(seat.seat);
  const nickname = settings.value.nickname.trim() || say("guest");
  return (
    <li class={`chair ${seat.kind}`}>
      <Sign seat={seat.seat} size={28} />
      {seat.kind === "open" ? <span class="free">{say("free-seat")}</span> : <bdi class="chair-name">{seat.name}</bdi>}
      <SeatState seat={seat} />
      <span class="chair-tools">
        {mine && table.mine.length > 1 && !seat.you && (
          <button type="button" onClick={() => session.wish({ type: "show", seat: seat.seat })}>
            <Icon name="eye" /> {say("curtain-lift", { name: seat.name })}
          </button>
        )}
        {may.has("sit") && (
          <button
            type="button"
            onClick={() => session.wish({ type: "sit", seat: seat.seat, nickname, beside: table.mine.length > 0 })}
          >
            {say(seat.kind === "bot" ? "relieve-bot" : "sit-here")}
          </button>
        )}
        {may.has("ask-sit") && (
          <button type="button" onClick={() => session.wish({ type: "sit", seat: seat.seat, nickname })}>
            {say(seat.kind === "bot" ? "ask-relieve-bot" : "ask-sit-here")}
          </button>
        )}
        {may.has("bot") && <BotChoice session={session} table={table} seat={seat.seat} />}
        {may.has("back") && (
          <button type="button" class="primary" onClick={() => session.wish({ type: "back", seat: seat.seat })}>
            {say("take-seat-back")}
          </button>
        )}
        {may.has("stand-in") && (
          <button type="button" onClick={() => session.wish({ type: "stand-in", seat: seat.seat })}>
            <Icon name="bot" size={18} /> {say(mine ? "stand-in-me" : "stand-in")}
          </button>
        )}
        {may.has("ask-stand-in") && (
          <button type="button" class="quiet" onClick={() => session.wish({ type: "stand-in", seat: seat.seat })}>
            <Icon name="bot" size={18} /> {say("ask-stand-in")}
          </button>
        )}
        {may.has("give") && (
          <button type="button" onClick={() => session.wish({ type: "give", seat: seat.seat })}>
            <Icon name="clock" size={18} /> {say("give")}
          </button>
        )}
        {may.has("leave") && !leaving && (
          <button type="button" class="quiet" onClick={() => ask(true)}>
            {say("stand-up")}
          </button>
        )}
      </span>
      {may.has("withdraw") && (
        <span class="asked-undo" role="status">
          <span>{say("sit-waiting", { seat: seat.name || say("seat", { number: seat.seat + 1 }) })}</span>
          <button type="button" onClick={() => session.wish({ type: "agree", yes: false })}>
            {say("withdraw")}
          </button>
        </span>
      )}
      {leaving && (
        <span class="asked-undo">
          <span>{say("leave-sure")}</span>
          <button
            type="button"
            class="primary"
            onClick={() => {
              ask(false);
              session.wish({ type: "leave", seat: seat.seat });
            }}
          >
            {say("stand-up")}
          </button>
          <button type="button" onClick={() => ask(false)}>
            {say("withdraw")}
          </button>
        </span>
      )}
    </li>
  );
}

export function BotChoice({ session, table, seat }: { session: Session; table: Table; seat: number }) {
  const say = useWords();
  const bots = useGame(table.game)?.bots ?? [];
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

/** Beside the question: a bot plays for me; or the one who is asked is not there. */
export function Absent({
  session,
  table,
  awaited,
  paused,
  resting,
}: {
  session: Session;
  table: Table;
  awaited: number[];
  paused: boolean;
  resting: boolean;
}) {
  const say = useWords();
  const relieved = table.seats.filter((seat) => seat.may.includes("back"));
  const missing = table.seats.filter(
    (seat) =>
      awaited.includes(seat.seat) &&
      !table.mine.includes(seat.seat) &&
      (seat.kind === "open" || (seat.kind === "person" && !seat.online && !seat.stand_in)),
  );
  return (
    <>
      {paused && (
        <div class="asked-undo" role="status">
          <p>
            <Icon name="clock" /> {say("paused")}
          </p>
          {table.mine.length > 0 && (
            <button type="button" class="primary" onClick={() => session.wish({ type: "resume" })}>
              {say("resume")}
            </button>
          )}
        </div>
      )}
      {relieved.map((seat) => (
        <div key={seat.seat} class="asked-undo" role="status">
          <p>
            <Icon name="bot" />{" "}
            {table.mine.length > 1 ? say("note-for", { name: seat.name }) : say(resting ? "resting" : "note-for-you")}
          </p>
          <button type="button" class="primary" onClick={() => session.wish({ type: "back", seat: seat.seat })}>
            {say("take-seat-back")}
          </button>
        </div>
      ))}
      {resting && table.mine.length !== 1 && (
        <div class="asked-undo" role="status">
          <p>{say("resting")}</p>
        </div>
      )}
      {missing.map((seat) => (
        <div key={seat.seat} class="asked-undo" role="status">
          <p>
            {seat.kind === "open"
              ? say("seat-is-free", { number: seat.seat + 1 })
              : say("is-away", { name: seat.name })}
          </p>
          {seat.may.includes("stand-in") && (
            <button type="button" onClick={() => session.wish({ type: "stand-in", seat: seat.seat })}>
              <Icon name="bot" size={18} /> {say("stand-in")}
            </button>
          )}
          {seat.may.includes("bot") && <BotChoice session={session} table={table} seat={seat.seat} />}
        </div>
      ))}
    </>
  );
}
