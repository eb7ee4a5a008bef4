/** A game once more: a scrubber over its plies, the log beside it, from one pair of eyes or another. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import type { Past } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Stand } from "../table/BoardFrame";
import { useBoard } from "../table/boards";
import { LOOKING } from "../table/choosing";
import { marksOf } from "../table/film";
import { Picture } from "../table/Picture";
import { isMyTurn, useTurn } from "../turn";
import type { Moment, Now, Table, Told, Story as Whole } from "../types";
import { useWords } from "../words";
import { Afterwards } from "./Afterwards";
import { BranchSheet } from "./BranchSheet";
import { Origin } from "./Origin";
import { Scrubber } from "./Scrubber";
import { StoryPanel } from "./StoryPanel";
import { stepFrom, stopAt, told } from "./stops";
import { Unanswered } from "./Unanswered";
import { useMoments } from "./useMoments";
import { usePlaying } from "./usePlaying";
import { WhySheet } from "./WhySheet";

type Leaf = "log" | "why" | "branch" | null;

export function Replay({ table, now, at }: { table: Table; now: Now; at: Past | null }) {
  const say = useWords();
  const { language } = useStore(settings);
  const open = table.over || table.upload;
  const asked = at?.page === "replay" ? at : null;
  const [chosen, look] = useState(() => asked?.eyes || (table.mine.length ? String(table.mine[0]) : "open"));
  const eyes = open ? chosen : "me";
  const [ply, setPly] = useState<number | null>(asked?.ply ?? null);
  const [leaf, turn] = useState<Leaf>(null);
  const stand = useRef<Stand>({ stage: null });
  const { story, moment, wrong } = useMoments(table.id, eyes, language, `${now.ply} ${now.undos}`, ply);
  const here = story ? stopAt(story, ply) : 0;
  const address = `/t/${table.id}?replay=${here}${open ? `&as=${eyes}` : ""}`;
  useEffect(() => {
    if (story) history.replaceState(null, "", address);
  }, [story, address]);
  const mine = !table.over && isMyTurn(table, now, table.mine);
  useTurn(mine ? 1 : 0, `${say("replay")} · ${table.game_name}`, say("your-turn"));
  const go = useCallback((to: number) => story && setPly(stopAt(story, to)), [story]);
  const film = usePlaying(story, here, go);
  if (wrong !== null && !story) return <Unanswered table={table} title={say("replay-not")} wrong={wrong} />;

  const decided = story ? story.decided.findLastIndex((seat, at) => seat >= 0 && at < here) : -1;
  const by = story?.decided[decided] ?? -1;
  const mayAsk = by >= 0 && (open || (table.mine.length === 1 && table.mine[0] === by));
  const ended = !story || (here === story.ply && table.over);
  const close = () => turn(null);
  const goFromLeaf = (to: number) => {
    go(to);
    close();
  };
  return (
    <div class="playing looking-back">
      <Tools table={table} mine={mine} openLog={() => turn("log")} />
      <main class="table">
        <div class="centre">
          <Scene table={table} story={story} moment={moment} speed={film.speed} stand={stand.current} />
          <Scrubber story={story} ply={here} go={go} film={film}>
            {open && <Eyes table={table} eyes={eyes} look={look} />}
            <button type="button" title={say("why")} disabled={!mayAsk} onClick={() => turn("why")}>
              <Icon name="hint" /> {say("why")}
            </button>
            {open && (
              <button type="button" title={say("branch")} disabled={ended} onClick={() => turn("branch")}>
                <Icon name="branch" /> {say("branch")}
              </button>
            )}
            <PassOn address={address} title={table.game_name} />
          </Scrubber>
        </div>
        <aside class="rail" aria-label={say("log")}>
          <div class="rail-page past-rail">
            <Story table={table} story={story} ply={here} go={go} open={open} stand={stand.current} />
          </div>
        </aside>
      </main>
      {leaf === "log" && (
        <Sheet title={say("log")} close={close}>
          <Story table={table} story={story} ply={here} go={goFromLeaf} open={open} stand={stand.current} />
        </Sheet>
      )}
      {leaf === "why" && <WhySheet table={table} ply={decided} by={by} close={close} />}
      {leaf === "branch" && <BranchSheet table={table} ply={here} close={close} />}
    </div>
  );
}

function Tools({ table, mine, openLog }: { table: Table; mine: boolean; openLog: () => void }) {
  const say = useWords();
  const back = say(mine ? "your-turn" : "back-to-table");
  return (
    <Header title={`${table.game_name} · ${say("replay")}`} corner>
      <button type="button" class="quiet narrow" aria-label={say("log")} title={say("log")} onClick={openLog}>
        <Icon name="log" />
      </button>
      {!table.upload && (
        <a class={mine ? "button primary" : "button"} href={`/t/${table.id}`} aria-label={back} title={back}>
          <Icon name="undo" /> <span class="wide-only">{back}</span>
        </a>
      )}
    </Header>
  );
}

/** Whose eyes the game is seen with. */
function Eyes({ table, eyes, look }: { table: Table; eyes: string; look: (eyes: string) => void }) {
  const say = useWords();
  return (
    <label class="eyes">
      <Icon name="eye" />
      <select aria-label={say("seen-by")} value={eyes} onChange={(event) => look(event.currentTarget.value)}>
        {table.seats.map((seat) => (
          <option key={seat.seat} value={String(seat.seat)}>
            {seat.you ? say("named-you", { name: seat.name }) : seat.name}
          </option>
        ))}
        <option value="open">{say("seen-openly")}</option>
      </select>
    </label>
  );
}

interface StoryProps {
  stand: Stand;
  table: Table;
  story: Whole | null;
  ply: number;
  go: (ply: number) => void;
  open: boolean;
}

function Story({ table, story, ply, go, open, stand }: StoryProps) {
  const light = (line: Told | null) => stand.stage?.light(line ? marksOf([line]) : [], line?.by);
  return (
    <>
      <Origin table={table} />
      <StoryPanel story={story} seats={table.seats} ply={ply} go={go} light={light} />
      {open && <Afterwards table={table} here="replay" />}
    </>
  );
}

interface SceneProps {
  table: Table;
  story: Whole | null;
  moment: Moment | null;
  speed: number;
  stand: Stand;
}

/** The board at a moment; a step forward is shown as it happened. */
function Scene({ table, story, moment, speed, stand }: SceneProps) {
  const { language } = useStore(settings);
  const drawn = useBoard(table.game, language);
  const [shown, show] = useState<Moment | null>(moment);
  useEffect(() => {
    if (!moment || !story || moment === shown) return;
    const events = told(story, moment.ply);
    const stepped =
      shown &&
      shown.ply >= stepFrom(story, moment.ply, -1) &&
      shown.ply <= moment.ply &&
      moment.viewer === shown.viewer;
    const before = stepped && shown.ply < moment.ply ? stand.stage?.shoot(events) : undefined;
    show(moment);
    requestAnimationFrame(() => {
      if (!stand.stage) return;
      stand.stage.pace = 1 / speed;
      if (before) void stand.stage.play(before, events);
      stand.stage.light(stepped ? marksOf(events) : [], events[0]?.by);
    });
  }, [moment, shown, story, speed, stand]);
  const seats: BoardSeat[] = useMemo(
    () =>
      table.seats.map((seat) => ({
        seat: seat.seat,
        name: shown?.names[seat.seat] ?? seat.name,
        you: seat.seat === shown?.viewer && table.mine.includes(seat.seat),
        bot: shown?.bots.includes(seat.seat) ?? false,
        face: seat.who,
        online: true,
      })),
    [table.seats, table.mine, shown],
  );
  if (!shown)
    return (
      <div class="board loading" aria-busy="true">
        <Cup steaming />
      </div>
    );
  return <Picture stand={stand} drawn={drawn} seats={seats} you={shown.viewer} now={shown} choosing={LOOKING} />;
}

/** A link to this moment, copied or shared by what the device has for it. */
function PassOn({ address, title }: { address: string; title: string }) {
  const say = useWords();
  const [copied, set] = useState(false);
  const whole = new URL(address, location.href).href;
  const copy = () => {
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
      {"share" in navigator && (
        <button
          type="button"
          aria-label={say("share")}
          title={say("share")}
          onClick={() => void navigator.share({ title, url: whole }).catch(() => undefined)}
        >
          <Icon name="share" />
        </button>
      )}
      <span class="visually-hidden" role="status">
        {copied ? say("copied") : ""}
      </span>
    </>
  );
}
