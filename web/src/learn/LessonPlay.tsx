/** A lesson on the board of its game: the sentence stands where the question stands. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { playOn } from "../api";
import type { BoardSeat } from "../board";
import { useOpening } from "../opening";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import { Reasons } from "../past/Reasons";
import { settings } from "../settings";
import { useStore } from "../store";
import { numbered } from "../table/Answers";
import { useBoard } from "../table/boards";
import { useChoosing } from "../table/choosing";
import { useKeys } from "../table/keys";
import { Notes } from "../table/Notes";
import { Picture } from "../table/Picture";
import { Prompt } from "../table/Prompt";
import { RulesPanel } from "../table/RulesPanel";
import { type Playing, Session } from "../table/session";
import { isMyTurn } from "../turn";
import { useWords } from "../words";
import { type Course, lessonCourse } from "./course";
import { LessonLine } from "./LessonLine";
import { useLight } from "./light";
import "../styles/learn.css";

/** How a kind of course looks. */
export interface Setting {
  title: string;
  look: string;
  End: (props: { line: LessonLine }) => preact.JSX.Element;
}

const LESSON: Setting = { title: "learn", look: "playing lesson", End: Learnt };

export function LessonPlay({ game, lesson }: { game: string; lesson: string }) {
  const course = useMemo(() => lessonCourse(game, lesson), [game, lesson]);
  return <OnTheBoard course={course} setting={LESSON} />;
}

/** A course from its beginning to its end. */
export function OnTheBoard({ course, setting }: { course: Course; setting: Setting }) {
  const say = useWords();
  const [taught, set] = useState<{ session: Session; line: LessonLine } | null>(null);
  useEffect(() => {
    let line: LessonLine | null = null;
    const session = new Session((hear) => {
      line = new LessonLine(course, settings.value.language, hear);
      return line;
    });
    set({ session, line: line! });
    return () => session.close();
  }, [course]);
  if (taught) return <AtLesson {...taught} setting={setting} />;
  return <Header title={say(setting.title)} />;
}

interface Taught {
  session: Session;
  line: LessonLine;
  setting: Setting;
}

function AtLesson({ session, line, setting }: Taught) {
  const say = useWords();
  const shown = useStore(session.shown);
  const { wrong } = useStore(line.lecture);
  const { table, now } = shown;
  if (wrong !== null) {
    return (
      <>
        <Header title={say(setting.title)} />
        <Message title={say("no-answer")} text={wrong || say("no-answer-text")} />
      </>
    );
  }
  if (!table || !now) {
    return (
      <>
        <Header title={say(setting.title)} />
        <main class="message" aria-busy="true">
          <Cup steaming />
        </main>
      </>
    );
  }
  return <Lesson session={session} line={line} setting={setting} shown={{ ...shown, table, now }} />;
}

function Lesson({ session, line, setting: { title, look, End }, shown }: Taught & { shown: Playing }) {
  const say = useWords();
  const { language, nickname } = useStore(settings);
  const me = nickname || say("guest");
  const lecture = useStore(line.lecture);
  const { table, now } = shown;
  const drawn = useBoard(table.game, language);
  const [rule, point] = useState<string | null>(null);
  const ready = isMyTurn(table, now) && lecture.show !== "" && !shown.behind && !shown.sending;
  const choosing = useChoosing(session, shown, ready);
  const seats = useMemo<BoardSeat[]>(
    () => table.seats.map(({ seat, name, you }) => ({ seat, name: you ? me : name, you, bot: false, online: true })),
    [table, me],
  );
  useLight(lecture.light, shown.now);
  useEffect(() => document.querySelector<HTMLElement>(".question")?.focus(), []); // keys and readers begin there
  const hint = () => ready && session.wish({ type: "hint" });
  useKeys({
    clear: () => {
      choosing.clear();
      session.dismiss();
    },
    confirm: () => (ready ? choosing.confirm() : session.skip()),
    number: (n) => {
      const option = ready ? numbered(choosing.choice)[n - 1] : undefined;
      if (option) choosing.pick(option);
    },
    undo: () => lecture.said.length > 0 && line.back(),
    hint,
    rules: () => point(""),
    board: () => document.querySelector<HTMLElement>(".board [data-lit][tabindex='0']")?.focus(),
  });
  const done = lecture.over && !shown.behind;
  return (
    <div class={look} data-asked={ready ? now.ply : undefined} onPointerDown={() => session.skip()}>
      <Header title={<Title game={table.game_name} lesson={lecture.info?.title ?? ""} />} corner>
        {(lecture.info?.ideas ?? 1) > 1 && <Ideas at={lecture.idea} of={lecture.info!.ideas} over={done} />}
        <button
          type="button"
          class="quiet"
          disabled={!lecture.said.length}
          aria-label={say("learn-back")}
          title={say("learn-back")}
          onClick={() => line.back()}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="quiet" aria-label={say("rules")} title={say("rules")} onClick={() => point("")}>
          <Icon name="rules" />
        </button>
      </Header>
      <main class="table">
        <div class="centre">
          <Picture stand={session} drawn={drawn} seats={seats} you={table.you} now={now} choosing={choosing} />
          {done ? <End line={line} /> : <Prompt session={session} shown={shown} choosing={choosing} />}
        </div>
        <aside class="rail" aria-label={say(title)}>
          <div class="rail-page heard">
            <ol>
              {lecture.heard.map((text, i) => (
                <li key={i}>{text}</li>
              ))}
              <li aria-current="step">{lecture.text}</li>
            </ol>
            {done && lecture.why && <Reasons why={lecture.why} />}
          </div>
        </aside>
        <Notes session={session} shown={shown} choosing={choosing} openRule={point} />
      </main>
      <div class="visually-hidden" aria-live="polite" id="spoken">
        {lecture.text || now.prompt}
      </div>
      {rule !== null && (
        <Sheet title={say("rules")} close={() => point(null)}>
          <RulesPanel game={table.game} rule={rule} />
        </Sheet>
      )}
    </div>
  );
}

/** Where there is little room the board says which game it is. */
function Title({ game, lesson }: { game: string; lesson: string }) {
  return (
    <>
      <span class="roomy">{game} · </span>
      {lesson}
    </>
  );
}

/** One dot for each idea. */
function Ideas({ at, of, over }: { at: number; of: number; over: boolean }) {
  const say = useWords();
  return (
    <span class="ideas" role="img" aria-label={say("learn-idea", { at, of })}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={over || i + 1 < at ? "done" : i + 1 === at ? "now" : ""} />
      ))}
    </span>
  );
}

/** What was learnt, and three ways on. */
function Learnt({ line }: { line: LessonLine }) {
  const say = useWords();
  const { info, said, text } = useStore(line.lecture);
  const { nickname, language } = useStore(settings);
  const { start, busy, wrong } = useOpening(() =>
    playOn(info!.game, info!.name, { said, nickname: nickname || say("guest") }, language),
  );
  return (
    <section class="prompt over lesson-end" aria-label={say("learn-over")}>
      <p class="outcome">{text || say("learn-over")}</p>
      <div class="next">
        <button type="button" class="primary" disabled={busy} onClick={start}>
          <Icon name="arrow" /> {say("learn-play-on")}
        </button>
        <button type="button" onClick={() => line.again()}>
          <Icon name="replay" /> {say("learn-again")}
        </button>
        <a class="button" href="/learn">
          {say("learn-more")}
        </a>
      </div>
      {wrong && <p role="alert">{wrong}</p>}
    </section>
  );
}
