/** The game on the table: board, prompt, log and rules. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { Header, SoundButton } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { settings } from "../settings";
import { useStore } from "../store";
import { isMyTurn, useTurn } from "../turn";
import type { Now, Table } from "../types";
import { useWords } from "../words";
import { numbered } from "./Answers";
import { type Leaf, LeafSheet, Rail, type Tab } from "./Beside";
import { useBoard } from "./boards";
import { useUnread } from "./ChatPanel";
import { useCoach } from "./Coach";
import { type Choosing, LOOKING, useChoosing } from "./choosing";
import { AgainBar, FilmBar, SinceButton } from "./Film";
import { useKeys } from "./keys";
import { Notes } from "./Notes";
import { Over } from "./Over";
import { Picture } from "./Picture";
import { Prompt } from "./Prompt";
import { Bubbles } from "./Reactions";
import type { Playing, Session } from "./session";
import { useSounds } from "./sounds";

const wide = () => matchMedia("(min-width: 1100px)").matches;

export function Play({ session, shown }: { session: Session; shown: Playing }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { table, now } = shown;
  const drawn = useBoard(table.game, language);
  const [tab, open] = useState<Tab>("log");
  const [leaf, turn] = useState<Leaf>(null);
  const [rule, point] = useState("");
  const mine = isMyTurn(table, now);
  const ready = mine && !shown.behind && !shown.sending && !shown.film?.running && !shown.again;
  const choosing = useChoosing(session, shown, ready);
  const seats = useMemo(() => seatsOf(table, shown.clock, now.finale !== null), [table, shown.clock, now.finale]);
  const unread = useUnread(table, shown.chat, leaf === "chat" || (tab === "chat" && wide()));
  const show = (which: Tab) => (wide() ? open(which) : turn(which));
  const openRule = useCallback((number: string) => {
    point(number);
    open("rules");
    if (!wide()) turn("rules");
  }, []);
  useKeys({
    clear: () => {
      if (shown.again) void session.look(null);
      else if (session.showing) session.skip();
      else {
        choosing.clear();
        session.dismiss();
      }
    },
    since: () => void session.look((shown.again?.at ?? -1) + 1),
    confirm: choosing.confirm,
    number: (n) => {
      const option = ready ? numbered(choosing.choice)[n - 1] : undefined;
      if (option) choosing.pick(option);
    },
    undo: () => now.undo !== "none" && table.you !== null && session.undo(),
    hint: () => mine && !shown.asking && (table.hints || !now.asked) && session.hint(),
    log: () => show("log"),
    chat: () => show("chat"),
    rules: () => show("rules"),
    help: () => turn("help"),
    board: () => document.querySelector<HTMLElement>(".board [data-lit][tabindex='0']")?.focus(),
  });
  const skips = useFilm(session, drawn !== null);
  useSounds(shown);
  useTurn(mine ? 1 : 0, table.game_name, say("your-turn"), mine ? now.prompt : "");
  const beside = { session, shown, rule, openRule };
  return (
    <div class="playing" onPointerDown={skips.press} onClickCapture={skips.swallow}>
      <Tools session={session} table={table} unread={unread} turn={turn} />
      <main class="table">
        <div class="centre">
          <Picture
            stand={session}
            drawn={drawn}
            seats={seats}
            you={table.you}
            now={shown.again?.moment ?? now}
            choosing={shown.again ? LOOKING : choosing}
          />
          <Strip session={session} shown={shown} choosing={choosing} />
        </div>
        <Notes session={session} shown={shown} choosing={choosing} openRule={openRule} />
        <Rail {...beside} tab={tab} open={open} unread={unread} />
      </main>
      <Spoken now={now} mine={mine} />
      <Bubbles table={table} said={shown.said} />
      <LeafSheet {...beside} leaf={leaf} turn={turn} />
    </div>
  );
}

/** What I am asked, or what the others did, or how it ended: always in the same place. */
function Strip({ session, shown, choosing }: { session: Session; shown: Playing; choosing: Choosing }) {
  const { now, table } = shown;
  useCoach(session, shown);
  if (now.finale && !shown.behind && !shown.film)
    return <Over session={session} table={table} now={now} finale={now.finale} step={shown.again} />;
  if (shown.again) return <AgainBar session={session} again={shown.again} />;
  if (shown.film) return <FilmBar session={session} film={shown.film} />;
  return <Prompt session={session} shown={shown} choosing={choosing} />;
}

/** A press skips what is shown; if it was on the board it then means nothing else.  Who comes to a board that is
 * `drawn` is reminded of what happened. */
function useFilm(session: Session, drawn: boolean) {
  const skipped = useRef(false);
  useEffect(() => {
    if (drawn) session.remind();
  }, [drawn, session]);
  return {
    press: () => {
      skipped.current = session.showing;
      session.skip();
    },
    swallow: (event: MouseEvent) => {
      if (!skipped.current || !(event.target instanceof Element && event.target.closest(".board"))) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** Clocks are shown for people who play themselves, until the game is over. */
function seatsOf(table: Table, clock: Playing["clock"], over: boolean): BoardSeat[] {
  return table.seats.map(({ seat, name, you, kind, who, stand_in, online }) => ({
    seat,
    name,
    you,
    bot: kind === "bot" || stand_in !== "",
    face: who,
    online,
    clock:
      clock && kind === "person" && !stand_in && !over
        ? { left: clock.left[seat]!, at: clock.at, running: clock.running.includes(seat) }
        : null,
  }));
}

interface ToolsProps {
  session: Session;
  table: Table;
  unread: number;
  turn: (leaf: Leaf) => void;
}

function Tools({ session, table, unread, turn }: ToolsProps) {
  const say = useWords();
  return (
    <Header title={table.game_name} corner>
      {!table.mine.length && (
        <span class="watching" role="img" aria-label={say("looking-on")} title={say("looking-on")}>
          <Icon name="eye" /> <span class="roomy">{say("looking-on")}</span>
        </span>
      )}
      <a class="button quiet wide-only" href={`/t/${table.id}?replay`} aria-label={say("replay")} title={say("replay")}>
        <Icon name="replay" />
      </a>
      <span class="low">
        <SinceButton session={session} table={table} />
      </span>
      <SoundButton />
      <button type="button" class="quiet narrow" aria-label={say("log")} title={say("log")} onClick={() => turn("log")}>
        <Icon name="log" />
      </button>
      <button
        type="button"
        class="quiet narrow unread-button"
        aria-label={say("chat-unread", { count: unread })}
        title={say("chat-unread", { count: unread })}
        onClick={() => turn("chat")}
      >
        <Icon name="chat" />
        {unread > 0 && <span class="unread">{unread}</span>}
      </button>
      <button
        type="button"
        class="quiet"
        data-leaf="seats"
        aria-label={say("around")}
        title={say("around")}
        onClick={() => turn("seats")}
      >
        <Icon name="players" />
      </button>
      <button
        type="button"
        class="quiet narrow"
        aria-label={say("rules")}
        title={say("rules")}
        onClick={() => turn("rules")}
      >
        <Icon name="rules" />
      </button>
      <button
        type="button"
        class="quiet wide-only"
        aria-label={say("help")}
        title={say("help")}
        onClick={() => turn("help")}
      >
        <Icon name="help" />
      </button>
    </Header>
  );
}

/** What happened and what is asked, for those who listen. */
function Spoken({ now, mine }: { now: Now; mine: boolean }) {
  const [text, set] = useState("");
  const last = useRef("");
  useEffect(() => {
    const lines = now.told.map((told) => told.line).filter(Boolean);
    const next = [...lines.slice(-6), mine ? now.prompt : ""].filter(Boolean).join(" ");
    if (!next || next === last.current) return;
    last.current = next;
    set(next);
  }, [now, mine]);
  return (
    <div class="visually-hidden" aria-live="polite" id="spoken">
      {text}
    </div>
  );
}
