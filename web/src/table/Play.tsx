/** The game on the table: board, prompt, log and rules. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { narrow, speaksForItself, toggle } from "../choose";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Plate } from "../parts/Plate";
import { Sheet } from "../parts/Sheet";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Now, Option, Table } from "../types";
import { useWords } from "../words";
import { BoardFrame } from "./BoardFrame";
import { useBoard } from "./boards";
import { Help } from "./Help";
import { useKeys } from "./keys";
import { LogPanel } from "./LogPanel";
import { Over } from "./Over";
import { numbered, Prompt } from "./Prompt";
import { RulesPanel } from "./RulesPanel";
import type { Session, Shown } from "./session";

type Leaf = "log" | "rules" | "help" | null;

const NONE: Option[] = [];
const wide = () => matchMedia("(min-width: 1100px)").matches;

export function Play({ session, shown }: { session: Session; shown: Shown & { table: Table; now: Now } }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { table, now } = shown;
  const drawn = useBoard(table.game, language);
  const [selected, select] = useState<string[]>([]);
  const [tab, open] = useState<"log" | "rules">("log");
  const [leaf, turn] = useState<Leaf>(null);
  const [rule, point] = useState("");
  const mine = table.you !== null && now.awaited.includes(table.you);
  const ready = mine && !shown.behind && !shown.sending;
  const options = ready ? now.options : NONE;
  const every = useMemo(() => new Set(options.flatMap((option) => option.at)), [options]);
  const choice = useMemo(() => narrow(options, selected), [options, selected]);
  const isDrawn = !drawn || drawn.board !== null;
  const confirms = drawn?.board?.confirms ?? false;
  useEffect(() => select([]), [now.ply, now.undos]);

  const speak = useCallback((option: Option) => { select([]); session.say(option.say); }, [session]);
  const pointTo = useCallback((mark: string) => {
    const next = toggle(options, selected, mark);
    const said = next.length > selected.length || next.length === 1 ? speaksForItself(narrow(options, next), next, confirms) : null;
    if (said) speak(said);
    else select(next);
  }, [options, selected, confirms, speak]);
  const openRule = useCallback((number: string) => {
    point(number);
    open("rules");
    if (!wide()) turn("rules");
  }, []);
  const show = (which: "log" | "rules") => (wide() ? open(which) : turn(which));
  useKeys({
    clear: () => (selected.length ? select([]) : session.dismiss()),
    confirm: () => choice.ready && speak(choice.ready),
    number: (n) => { const option = ready ? numbered(choice, isDrawn)[n - 1] : undefined; if (option) speak(option); },
    undo: () => now.undo !== "none" && table.you !== null && session.undo(),
    hint: () => mine && !shown.asking && session.wish({ type: "hint" }),
    log: () => show("log"),
    rules: () => show("rules"),
    help: () => turn("help"),
    board: () => document.querySelector<HTMLElement>(".board [data-lit][tabindex='0']")?.focus(),
  });
  useTitle(mine, table, say("your-turn"));

  const seats: BoardSeat[] = useMemo(() => table.seats.map((seat) => ({
    seat: seat.seat, name: seat.name, you: seat.you, bot: seat.kind === "bot", online: seat.online,
  })), [table.seats]);
  const given = useMemo(() => drawn && ({ view: now.view, seats, you: table.you, awaited: now.awaited, say: drawn.say }), [drawn, now, seats, table.you]);
  return (
    <div class="playing" onPointerDown={() => session.skip()}>
      <Header title={table.game_name}>
        {table.you === null && <span class="watching"><Icon name="eye" /> {say("looking-on")}</span>}
        <button type="button" class="quiet narrow" aria-label={say("log")} onClick={() => turn("log")}><Icon name="log" /></button>
        <button type="button" class="quiet narrow" aria-label={say("rules")} onClick={() => turn("rules")}><Icon name="rules" /></button>
        <button type="button" class="quiet" aria-label={say("help")} onClick={() => turn("help")}><Icon name="help" /></button>
      </Header>
      <main class="table">
        <div class="centre">
          {given && drawn?.board ? (
            <BoardFrame session={session} board={drawn.board.default} given={given} choice={choice} every={every} selected={selected} label={say("board")} point={pointTo} confirm={() => choice.ready && speak(choice.ready)} />
          ) : (
            <Undrawn seats={seats} now={now} loading={!drawn} />
          )}
          {now.places && !shown.behind ? <Over table={table} now={now} /> : <Prompt shown={shown} choice={choice} selected={selected} drawn={isDrawn} speak={speak} clear={() => select([])} undo={() => session.undo()} hint={() => session.wish({ type: "hint" })} agree={(yes) => session.wish({ type: "agree", yes })} openRule={openRule} dismiss={() => session.dismiss()} />}
        </div>
        <aside class="rail" aria-label={say("beside")}>
          <div class="tabs" role="tablist">
            {(["log", "rules"] as const).map((which) => (
              <button key={which} type="button" role="tab" id={`tab-${which}`} aria-selected={tab === which} aria-controls="rail-page" onClick={() => open(which)}>
                <Icon name={which} /> {say(which)}
              </button>
            ))}
          </div>
          <div class="rail-page" id="rail-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
            {tab === "log" ? <LogPanel lines={shown.log} openRule={openRule} /> : <RulesPanel game={table.game} rule={rule} />}
          </div>
        </aside>
      </main>
      <Spoken now={now} mine={mine} />
      {leaf === "log" && <Sheet title={say("log")} close={() => turn(null)}><LogPanel lines={shown.log} openRule={openRule} /></Sheet>}
      {leaf === "rules" && <Sheet title={say("rules")} close={() => turn(null)} wide><RulesPanel game={table.game} rule={rule} /></Sheet>}
      {leaf === "help" && <Sheet title={say("help")} close={() => turn(null)}><Help table={table} /></Sheet>}
    </div>
  );
}

/** A game without a board is played by its buttons. */
function Undrawn({ seats, now, loading }: { seats: BoardSeat[]; now: Now; loading: boolean }) {
  const say = useWords();
  if (loading) return <div class="board" aria-busy="true" />;
  return (
    <div class="board undrawn">
      <ul>
        {seats.map((player) => (
          <li key={player.seat}>
            <Plate player={player} asked={now.awaited.includes(player.seat)}>
              <span class="score">{now.scores_label} {now.scores[player.seat]}</span>
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
    const lines = now.told.map((told) => told.line).filter(Boolean).slice(-6);
    const next = [...lines, mine ? now.prompt : ""].filter(Boolean).join(" ");
    if (next && next !== last.current) set((last.current = next));
  }, [now, mine]);
  return <div class="visually-hidden" aria-live="polite" id="spoken">{text}</div>;
}

function useTitle(mine: boolean, table: Table, turn: string): void {
  useEffect(() => {
    document.title = `${mine ? `● ${turn} · ` : ""}${table.game_name} · 開桌`;
    return () => void (document.title = "開桌 Kaizhuo");
  }, [mine, table.game_name, turn]);
}
