/** The game on the table: board, prompt, log and rules. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { narrow, showsFirst, speaksForItself, toggle } from "../choose";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Plate } from "../parts/Plate";
import { Sheet } from "../parts/Sheet";
import { Origin } from "../past/Origin";
import { settings } from "../settings";
import { useStore } from "../store";
import { isMyTurn, useTurn } from "../turn";
import type { Now, Option, Table } from "../types";
import { useWords } from "../words";
import { BoardFrame } from "./BoardFrame";
import { useBoard } from "./boards";
import { ChatPanel, useUnread } from "./ChatPanel";
import { Help } from "./Help";
import { useKeys } from "./keys";
import { LogPanel } from "./LogPanel";
import { Over } from "./Over";
import { numbered, Prompt } from "./Prompt";
import { RulesPanel } from "./RulesPanel";
import { Seats } from "./Seats";
import type { Session, Shown } from "./session";

type Tab = "log" | "chat" | "rules";
type Leaf = Tab | "help" | "seats" | null;

const NONE: Option[] = [];
const wide = () => matchMedia("(min-width: 1100px)").matches;

export function Play({ session, shown }: { session: Session; shown: Shown & { table: Table; now: Now } }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { table, now } = shown;
  const drawn = useBoard(table.game, language);
  const [selected, select] = useState<string[]>([]);
  const [tab, open] = useState<Tab>("log");
  const [leaf, turn] = useState<Leaf>(null);
  const [rule, point] = useState("");
  const mine = isMyTurn(table, now);
  const ready = mine && !shown.behind && !shown.sending;
  const options = ready ? now.options : NONE;
  const every = useMemo(() => new Set(options.flatMap((option) => option.at)), [options]);
  const choice = useMemo(() => narrow(options, selected), [options, selected]);
  const isDrawn = !drawn || drawn.board !== null;
  const confirms = drawn?.board?.confirms ?? false;
  useEffect(() => select([]), [now.ply, now.undos]);

  const speak = useCallback(
    (option: Option) => {
      select([]);
      session.say(option.say);
    },
    [session],
  );
  const pick = useCallback(
    (option: Option) => (showsFirst(option, selected, confirms) ? select(option.at) : speak(option)),
    [selected, confirms, speak],
  );
  const pointTo = useCallback(
    (mark: string) => {
      const next = toggle(options, selected, mark);
      const said =
        next.length > selected.length || next.length === 1
          ? speaksForItself(narrow(options, next), next, confirms)
          : null;
      if (said) speak(said);
      else select(next);
    },
    [options, selected, confirms, speak],
  );
  const openRule = useCallback((number: string) => {
    point(number);
    open("rules");
    if (!wide()) turn("rules");
  }, []);
  const unread = useUnread(table, shown.chat, leaf === "chat" || (tab === "chat" && wide()));
  const show = (which: Tab) => (wide() ? open(which) : turn(which));
  useKeys({
    clear: () => (selected.length ? select([]) : session.dismiss()),
    confirm: () => choice.ready && speak(choice.ready),
    number: (n) => {
      const option = ready ? numbered(choice, isDrawn)[n - 1] : undefined;
      if (option) pick(option);
    },
    undo: () => now.undo !== "none" && table.you !== null && session.undo(),
    hint: () => mine && !shown.asking && session.wish({ type: "hint" }),
    log: () => show("log"),
    chat: () => show("chat"),
    rules: () => show("rules"),
    help: () => turn("help"),
    board: () => document.querySelector<HTMLElement>(".board [data-lit][tabindex='0']")?.focus(),
  });
  useTurn(mine ? 1 : 0, table.game_name, say("your-turn"), mine ? now.prompt : "");

  const seats: BoardSeat[] = useMemo(
    () =>
      table.seats.map((seat) => ({
        seat: seat.seat,
        name: seat.name,
        you: seat.you,
        bot: seat.kind === "bot" || seat.stand_in !== "",
        online: seat.online,
        clock:
          shown.clock && seat.kind === "person" && !seat.stand_in && !now.places
            ? {
                left: shown.clock.left[seat.seat]!,
                at: shown.clock.at,
                running: shown.clock.running.includes(seat.seat),
              }
            : null,
      })),
    [table.seats, shown.clock, now.places],
  );
  const given = useMemo(
    () => drawn && { view: now.view, seats, you: table.you, awaited: now.awaited, say: drawn.say },
    [drawn, now, seats, table.you],
  );
  return (
    <div class="playing" onPointerDown={() => session.skip()}>
      <Header title={table.game_name}>
        {!table.mine.length && (
          <span class="watching">
            <Icon name="eye" /> {say("looking-on")}
          </span>
        )}
        <a class="button quiet wide-only" href={`/t/${table.id}?replay`} aria-label={say("replay")}>
          <Icon name="replay" />
        </a>
        <button type="button" class="quiet narrow" aria-label={say("log")} onClick={() => turn("log")}>
          <Icon name="log" />
        </button>
        <button
          type="button"
          class="quiet narrow unread-button"
          aria-label={say("chat-unread", { count: unread })}
          onClick={() => turn("chat")}
        >
          <Icon name="chat" />
          {unread > 0 && <span class="unread">{unread}</span>}
        </button>
        <button type="button" class="quiet narrow" aria-label={say("rules")} onClick={() => turn("rules")}>
          <Icon name="rules" />
        </button>
        <button type="button" class="quiet" data-leaf="seats" aria-label={say("around")} onClick={() => turn("seats")}>
          <Icon name="players" />
        </button>
        <button type="button" class="quiet wide-only" aria-label={say("help")} onClick={() => turn("help")}>
          <Icon name="help" />
        </button>
      </Header>
      <main class="table">
        <div class="centre">
          {given && drawn?.board ? (
            <BoardFrame
              session={session}
              board={drawn.board.default}
              given={given}
              choice={choice}
              every={every}
              selected={selected}
              label={say("board")}
              point={pointTo}
              confirm={() => choice.ready && speak(choice.ready)}
            />
          ) : (
            <Undrawn seats={seats} now={now} loading={!drawn} />
          )}
          {now.places && !shown.behind ? (
            <Over session={session} table={table} now={now} refused={shown.refused} />
          ) : (
            <Prompt
              session={session}
              shown={shown}
              choice={choice}
              selected={selected}
              drawn={isDrawn}
              speak={pick}
              clear={() => select([])}
              undo={() => session.undo()}
              hint={() => session.wish({ type: "hint" })}
              agree={(yes) => session.wish({ type: "agree", yes })}
              openRule={openRule}
              dismiss={() => session.dismiss()}
            />
          )}
        </div>
        <aside class="rail" aria-label={say("beside")}>
          <div class="tabs" role="tablist">
            {(["log", "chat", "rules"] as const).map((which) => (
              <button
                key={which}
                type="button"
                role="tab"
                id={`tab-${which}`}
                aria-selected={tab === which}
                aria-controls="rail-page"
                {...(which === "chat" && unread > 0 ? { "aria-label": say("chat-unread", { count: unread }) } : {})}
                onClick={() => open(which)}
              >
                <Icon name={which} /> {say(which)}
                {which === "chat" && unread > 0 && <span class="unread">{unread}</span>}
              </button>
            ))}
          </div>
          <div class="rail-page" id="rail-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
            {tab === "log" && <Origin table={table} />}
            {tab === "log" && <LogPanel lines={shown.log} openRule={openRule} />}
            {tab === "chat" && <ChatPanel session={session} table={table} lines={shown.chat} />}
            {tab === "rules" && <RulesPanel game={table.game} rule={rule} />}
          </div>
        </aside>
      </main>
      <Spoken now={now} mine={mine} />
      {leaf === "log" && (
        <Sheet title={say("log")} close={() => turn(null)}>
          <Origin table={table} />
          <a class="button" href={`/t/${table.id}?replay`}>
            <Icon name="replay" /> {say("replay")}
          </a>
          <LogPanel lines={shown.log} openRule={openRule} />
        </Sheet>
      )}
      {leaf === "rules" && (
        <Sheet title={say("rules")} close={() => turn(null)} wide>
          <RulesPanel game={table.game} rule={rule} />
        </Sheet>
      )}
      {leaf === "chat" && (
        <Sheet title={say("chat")} close={() => turn(null)}>
          <ChatPanel session={session} table={table} lines={shown.chat} />
        </Sheet>
      )}
      {leaf === "seats" && (
        <Sheet title={say("around")} close={() => turn(null)}>
          <Seats session={session} table={table} clock={shown.clock} agreement={now.agreement} />
          <button type="button" class="narrow" onClick={() => turn("help")}>
            <Icon name="help" /> {say("help")}
          </button>
        </Sheet>
      )}
      {leaf === "help" && (
        <Sheet title={say("help")} close={() => turn(null)}>
          <Help table={table} />
        </Sheet>
      )}
    </div>
  );
}

/** A game without a board is played by its buttons. */
export function Undrawn({
  seats,
  now,
  loading,
}: {
  seats: BoardSeat[];
  now: Pick<Now, "awaited" | "scores" | "scores_label">;
  loading: boolean;
}) {
  const say = useWords();
  if (loading) return <div class="board" aria-busy="true" />;
  return (
    <div class="board undrawn">
      <ul>
        {seats.map((player) => (
          <li key={player.seat}>
            <Plate player={player} asked={now.awaited.includes(player.seat)}>
              <span class="score">
                {now.scores_label} {now.scores[player.seat]}
              </span>
            </Plate>
          </li>
        ))}
      </ul>
      <p>{say("undrawn")}</p>
    </div>
  );
}

/** What happened and what is asked, for those who listen. */
function Spoken({ now, mine }: { now: Now; mine: boolean }) {
  const [text, set] = useState("");
  const last = useRef("");
  useEffect(() => {
    const lines = now.told
      .map((told) => told.line)
      .filter(Boolean)
      .slice(-6);
    const next = [...lines, mine ? now.prompt : ""].filter(Boolean).join(" ");
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
