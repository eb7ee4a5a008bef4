/** A game once more: a scrubber over its plies, the log beside it, from one pair of eyes or another. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { narrow } from "../choose";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import type { Past } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import { BoardFrame } from "../table/BoardFrame";
import { useBoard } from "../table/boards";
import type { Stage } from "../table/motion";
import { Undrawn } from "../table/Play";
import { isMyTurn, useTurn } from "../turn";
import type { Moment, Now, Table } from "../types";
import { useWords } from "../words";
import { Afterwards } from "./Afterwards";
import { BranchSheet } from "./BranchSheet";
import { Origin } from "./Origin";
import { Scrubber } from "./Scrubber";
import { StoryPanel } from "./StoryPanel";
import { useMoments } from "./useMoments";
import { WhySheet } from "./WhySheet";

type Leaf = "log" | "why" | "branch" | null;
const NOTHING = narrow([], []);
const NO_MARKS = new Set<string>();
const NO_SELECTION: string[] = [];
const nothing = () => undefined;

export function Replay({ table, now, at }: { table: Table; now: Now; at: Past | null }) {
  const say = useWords();
  const { language } = useStore(settings);
  const open = table.over || table.upload;
  const asked = at?.page === "replay" ? at : null;
  const [chosen, look] = useState(() => asked?.eyes || (table.mine.length ? String(table.mine[0]) : "open"));
  const eyes = open ? chosen : "me";
  const [ply, setPly] = useState<number | null>(asked?.ply ?? null);
  const [leaf, turn] = useState<Leaf>(null);
  const { story, moment, wrong } = useMoments(table.id, eyes, language, `${now.ply} ${now.undos}`, ply);
  const here = story ? Math.min(ply ?? story.ply, story.ply) : 0;
  const address = `/t/${table.id}?replay=${here}${open ? `&as=${eyes}` : ""}`;

  useEffect(() => {
    if (story) history.replaceState(null, "", address);
  }, [story, address]);
  const mine = !table.over && isMyTurn(table, now, table.mine);
  useTurn(mine ? 1 : 0, `${say("replay")} · ${table.game_name}`, say("your-turn"));
  const go = useCallback((to: number) => story && setPly(Math.max(0, Math.min(to, story.ply))), [story]);

  if (wrong !== null && !story) {
    return (
      <>
        <Header title={table.game_name} />
        <Message title={say("replay-not")} text={wrong || say("no-answer-text")}>
          <a class="button primary" href={`/t/${table.id}`}>
            {say("back-to-table")}
          </a>
        </Message>
      </>
    );
  }
  const by = story && here > 0 ? story.decided[here - 1]! : -1;
  const mayAsk = by >= 0 && (open || (table.mine.length === 1 && table.mine[0] === by));
  return (
    <div class="playing looking-back">
      <Header title={`${table.game_name} · ${say("replay")}`}>
        <button type="button" class="quiet narrow" aria-label={say("log")} onClick={() => turn("log")}>
          <Icon name="log" />
        </button>
        {!table.upload && (
          <a
            class={mine ? "button primary" : "button"}
            href={`/t/${table.id}`}
            aria-label={say(mine ? "your-turn" : "back-to-table")}
          >
            <Icon name="undo" /> <span class="wide-only">{say(mine ? "your-turn" : "back-to-table")}</span>
          </a>
        )}
      </Header>
      <main class="table">
        <div class="centre">
          <Picture table={table} moment={moment} />
          <Scrubber story={story} ply={here} go={go}>
            {open && (
              <label class="eyes">
                <Icon name="eye" />
                <select aria-label={say("seen-by")} value={eyes} onChange={(event) => look(event.currentTarget.value)}>
                  {table.seats.map((seat) => (
                    <option key={seat.seat} value={String(seat.seat)}>
                      {seat.name}
                      {seat.you ? ` (${say("you")})` : ""}
                    </option>
                  ))}
                  <option value="open">{say("seen-openly")}</option>
                </select>
              </label>
            )}
            <button type="button" disabled={!mayAsk} onClick={() => turn("why")}>
              <Icon name="hint" /> {say("why")}
            </button>
            {open && (
              <button
                type="button"
                disabled={!story || (here === story.ply && table.over)}
                onClick={() => turn("branch")}
              >
                <Icon name="branch" /> {say("branch")}
              </button>
            )}
            <CopyLink address={address} />
          </Scrubber>
        </div>
        <aside class="rail" aria-label={say("log")}>
          <div class="rail-page past-rail">
            <Origin table={table} />
            <StoryPanel story={story} ply={here} go={go} />
            {open && <Afterwards table={table} here="replay" />}
          </div>
        </aside>
      </main>
      {leaf === "log" && (
        <Sheet title={say("log")} close={() => turn(null)}>
          <Origin table={table} />
          <StoryPanel
            story={story}
            ply={here}
            go={(to) => {
              go(to);
              turn(null);
            }}
          />
          {open && <Afterwards table={table} here="replay" />}
        </Sheet>
      )}
      {leaf === "why" && <WhySheet table={table} ply={here - 1} by={by} close={() => turn(null)} />}
      {leaf === "branch" && <BranchSheet table={table} ply={here} close={() => turn(null)} />}
    </div>
  );
}

/** The board at a moment; a step forward is shown as it happened. */
function Picture({ table, moment }: { table: Table; moment: Moment | null }) {
  const say = useWords();
  const { language } = useStore(settings);
  const drawn = useBoard(table.game, language);
  const holder = useRef<{ stage: Stage | null }>({ stage: null });
  const [shown, show] = useState<Moment | null>(moment);
  useEffect(() => {
    if (!moment || moment === shown) return;
    const stepped = shown && moment.ply === shown.ply + 1 && moment.viewer === shown.viewer;
    const before = stepped ? holder.current.stage?.shoot() : undefined;
    show(moment);
    if (before) requestAnimationFrame(() => void holder.current.stage?.play(before, moment.told));
  }, [moment, shown]);
  const seats: BoardSeat[] = useMemo(
    () =>
      table.seats.map((seat) => ({
        seat: seat.seat,
        name: shown?.names[seat.seat] ?? seat.name,
        you: seat.seat === shown?.viewer && table.mine.includes(seat.seat),
        bot: shown?.bots.includes(seat.seat) ?? false,
        online: true,
      })),
    [table.seats, table.mine, shown],
  );
  const given = useMemo(
    () => drawn && shown && { view: shown.view, seats, you: shown.viewer, awaited: shown.awaited, say: drawn.say },
    [drawn, shown, seats],
  );
  if (!shown)
    return (
      <div class="board undrawn" aria-busy="true">
        <Cup steaming />
      </div>
    );
  if (!given || !drawn?.board) return <Undrawn seats={seats} now={shown} loading={!drawn} />;
  return (
    <BoardFrame
      session={holder.current}
      board={drawn.board.default}
      given={given}
      choice={NOTHING}
      every={NO_MARKS}
      selected={NO_SELECTION}
      label={say("board")}
      point={nothing}
      confirm={nothing}
    />
  );
}

function CopyLink({ address }: { address: string }) {
  const say = useWords();
  const [copied, set] = useState(false);
  const copy = () => {
    const whole = new URL(address, location.href).href;
    void (navigator.clipboard?.writeText(whole) ?? Promise.reject(new Error("none"))).catch(() =>
      prompt(say("link-here"), whole),
    );
    set(true);
    setTimeout(() => set(false), 2500);
  };
  return (
    <>
      <button type="button" aria-label={say("link-here")} title={say("link-here")} onClick={copy}>
        <Icon name={copied ? "check" : "link"} />
      </button>
      <span class="visually-hidden" role="status">
        {copied ? say("copied") : ""}
      </span>
    </>
  );
}
