/** Puzzles: all of them by game and difficulty, that of the day, and one on its board. */
import { useMemo, useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { games, puzzles } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import { Reasons } from "../past/Reasons";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { GameInfo, PuzzleInfo } from "../types";
import { useWords } from "../words";
import { puzzleCourse } from "./course";
import type { LessonLine } from "./LessonLine";
import { OnTheBoard, type Setting } from "./LessonPlay";
import { following, solvingOf } from "./progress";
import "../styles/learn.css";

const LEVELS = [1, 2, 3];
const PUZZLE: Setting = { title: "puzzles", look: "playing lesson puzzle", End: Solved };

export function PuzzlePlay({ game, puzzle }: { game: string; puzzle: string }) {
  const course = useMemo(() => puzzleCourse(game, puzzle), [game, puzzle]);
  return <OnTheBoard course={course} setting={PUZZLE} />;
}

/** The address stays, so that it can be passed on. */
export function Today() {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => puzzles(language), [language]);
  const today = answer?.today;
  if (today) return <PuzzlePlay game={today.game} puzzle={today.name} />;
  return (
    <>
      <Header title={say("puzzle-today")} />
      {answer || wrong !== null ? (
        <Message title={say("no-answer")} text={say("no-answer-text")} />
      ) : (
        <main class="message" aria-busy="true">
          <Cup steaming />
        </main>
      )}
    </>
  );
}

export function Puzzles() {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => Promise.all([games(language), puzzles(language)]), [language]);
  const today = answer?.[1].today;
  return (
    <>
      <Header title={say("puzzles")} />
      <main class="page puzzles">
        <p>{say("puzzles-text")}</p>
        {wrong !== null && <Message title={say("no-answer")} text={say("no-answer-text")} />}
        {!answer && wrong === null && (
          <p class="empty" role="status">
            <Cup steaming />
          </p>
        )}
        {today && (
          <a class="lesson-link" href="/puzzles/today">
            <State puzzle={today} />
            <span class="what">
              <b>{say("puzzle-today")}</b>
              <span>{say("puzzle-today-text")}</span>
            </span>
          </a>
        )}
        {answer?.[0].games
          .map((game) => ({ game, all: answer[1].puzzles.filter((puzzle) => puzzle.game === game.id) }))
          .filter(({ all }) => all.length)
          .map((of) => (
            <Shelf key={of.game.id} {...of} />
          ))}
      </main>
    </>
  );
}

const State = ({ puzzle }: { puzzle: PuzzleInfo }) => {
  const solved = solvingOf(puzzle.game, puzzle.name)?.solved;
  return <span class={solved ? "state done" : "state"}>{solved && <Icon name="check" size={18} />}</span>;
};

function Shelf({ game, all }: { game: GameInfo; all: PuzzleInfo[] }) {
  const say = useWords();
  const cover = coverOf(game.id);
  const solved = all.filter((puzzle) => solvingOf(puzzle.game, puzzle.name)?.solved).length;
  return (
    <section class="shelf-of-lessons" aria-label={say("puzzles-of-game", { game: game.name })}>
      {cover && <img src={cover} alt="" width="160" height="120" loading="lazy" />}
      <div>
        <h2>{game.name}</h2>
        <p class="how-long">{say("puzzle-count", { solved, count: all.length })}</p>
        {LEVELS.map((level) => (
          <Row key={level} level={level} all={all} />
        ))}
      </div>
    </section>
  );
}

function Row({ level, all }: { level: number; all: PuzzleInfo[] }) {
  const say = useWords();
  if (!all.some((puzzle) => puzzle.level === level)) return null;
  return (
    <>
      <h3>{say(`puzzle-level-${level}`)}</h3>
      <ol class="chips">
        {all.map((puzzle, i) => puzzle.level === level && <Chip key={puzzle.name} puzzle={puzzle} number={i + 1} />)}
      </ol>
    </>
  );
}

function Chip({ puzzle, number }: { puzzle: PuzzleInfo; number: number }) {
  const say = useWords();
  const solving = solvingOf(puzzle.game, puzzle.name);
  const named = say("puzzle-numbered", { number, title: puzzle.title });
  const label = solving?.solved ? `${named} · ${say("puzzle-solved")}` : named;
  return (
    <li>
      <a
        class={solving?.solved ? "solved" : solving ? "tried" : ""}
        href={`/puzzles/${puzzle.game}/${puzzle.name}`}
        aria-label={label}
        title={label}
      >
        {number}
      </a>
    </li>
  );
}

/** Why it is right, where the rail does not say it, and on to the next. */
function Solved({ line }: { line: LessonLine }) {
  const say = useWords();
  const { info, text, why } = useStore(line.lecture);
  const { language } = useStore(settings);
  const { answer } = useAnswer(() => puzzles(language), [language]);
  const next = answer && following(answer.puzzles, info!.game, info!.name);
  const [open, set] = useState(false);
  return (
    <section class="prompt over lesson-end" aria-label={say("puzzle-solved")}>
      <p class="outcome">{text}</p>
      <div class="next">
        {next && (
          <a class="button primary" href={`/puzzles/${next.game}/${next.name}`}>
            <Icon name="arrow" /> {say("puzzle-next")}
          </a>
        )}
        <button type="button" class="narrow" onClick={() => set(true)}>
          <Icon name="hint" /> {say("why")}
        </button>
        <a class="button" href="/puzzles">
          {say("puzzle-all")}
        </a>
      </div>
      {open && why && (
        <Sheet title={say("why")} close={() => set(false)}>
          <Reasons why={why} />
        </Sheet>
      )}
    </section>
  );
}
