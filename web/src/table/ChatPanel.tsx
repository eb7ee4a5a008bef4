/** What is said at the table.  Whoever is muted is not heard, by this reader only. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Emote } from "../parts/Emote";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { isPhrase } from "../phrases";
import { settings } from "../settings";
import { useStore } from "../store";
import type { ChatLine, Table } from "../types";
import { useWords } from "../words";
import { Phrases } from "./Reactions";
import type { Session } from "./session";

const LONGEST = 300;

/** Lines of those who are not muted. */
export function audible(table: Table, lines: ChatLine[], muted: readonly string[]): ChatLine[] {
  return lines.filter((line) => !muted.includes(`${table.id} ${line.name}`));
}

export function ChatPanel({ session, table, lines }: { session: Session; table: Table; lines: ChatLine[] }) {
  const say = useWords();
  const { muted } = useStore(settings);
  return (
    <div class="chat">
      <Lines table={table} lines={audible(table, lines, muted)} />
      <Mutes table={table} />
      {table.mine.length > 0 ? (
        <>
          <Phrases session={session} />
          <Writing session={session} apart={table.team.length > 0} />
        </>
      ) : (
        <p class="empty">{say("chat-looking-on")}</p>
      )}
    </div>
  );
}

function Lines({ table, lines }: { table: Table; lines: ChatLine[] }) {
  const say = useWords();
  const { language } = useStore(settings);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <ol ref={list} tabIndex={0} aria-label={say("chat")} aria-live="polite">
      {!lines.length && <li class="empty">{say("chat-empty")}</li>}
      {lines.map((line, i) => (
        <li key={i} class={table.mine.includes(line.seat) ? "own" : ""}>
          <span class="chat-who">
            <Sign seat={line.seat} size={18} /> <bdi>{line.name}</bdi>
            {line.team && <span class="chat-team">{say("chat-to-team")}</span>}{" "}
            <time>{clock.format(line.at * 1000)}</time>
          </span>
          <Words line={line} />
        </li>
      ))}
    </ol>
  );
}

/** What somebody wrote, or a phrase of the house in the reader's language. */
function Words({ line }: { line: ChatLine }) {
  const say = useWords();
  if (!isPhrase(line.phrase)) return <bdi class="chat-text">{line.text}</bdi>;
  return (
    <span class="chat-text phrase">
      <Emote phrase={line.phrase} size={24} /> {say(`phrase-${line.phrase}`)}
    </span>
  );
}

/** `apart`: the reader has a team, and may speak to it alone. */
function Writing({ session, apart }: { session: Session; apart: boolean }) {
  const say = useWords();
  const [text, write] = useState("");
  const [team, among] = useState(false);
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    session.wish({ type: "talk", text: text.trim(), team: team && apart });
    write("");
  };
  return (
    <form onSubmit={send}>
      {apart && (
        <div class="segments" role="radiogroup" aria-label={say("chat-whom")}>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="chat-whom" checked={team === value} onChange={() => among(value)} />
              <span>{say(value ? "chat-team" : "chat-all")}</span>
            </label>
          ))}
        </div>
      )}
      <span class="chat-line">
        <input
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          aria-label={say("chat-write")}
          placeholder={say("chat-write")}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" aria-label={say("chat-send")} title={say("chat-send")}>
          <Icon name="arrow" />
        </button>
      </span>
    </form>
  );
}

function Mutes({ table }: { table: Table }) {
  const say = useWords();
  const { muted } = useStore(settings);
  const others = table.seats.filter((seat) => seat.kind === "person" && !table.mine.includes(seat.seat));
  if (!others.length) return null;
  const toggle = (key: string) =>
    settings.update({ muted: muted.includes(key) ? muted.filter((one) => one !== key) : [...muted, key].slice(-100) });
  return (
    <details class="mutes">
      <summary>{say("mute")}</summary>
      {others.map((seat) => (
        <label key={seat.seat}>
          <input
            type="checkbox"
            checked={muted.includes(`${table.id} ${seat.name}`)}
            onChange={() => toggle(`${table.id} ${seat.name}`)}
          />
          <Sign seat={seat.seat} size={18} /> <bdi>{seat.name}</bdi>
        </label>
      ))}
    </details>
  );
}

/** How many lines were said since the reader last looked at the chat. */
export function useUnread(table: Table, lines: ChatLine[], open: boolean): number {
  const { muted } = useStore(settings);
  const count = audible(table, lines, muted).filter((line) => !table.mine.includes(line.seat)).length;
  const [read, mark] = useState(count);
  useEffect(() => {
    if (open || count < read) mark(count);
  }, [open, count, read]);
  return open ? 0 : Math.max(0, count - read);
}
