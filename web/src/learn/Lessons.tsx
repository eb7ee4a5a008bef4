/** All lessons, game by game, with how far one is in each. */
import { useAnswer } from "../answer";
import { games, lessons } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { GameInfo, LessonInfo } from "../types";
import { useWords } from "../words";
import { progressOf } from "./progress";
import "../styles/learn.css";

export function Lessons() {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => Promise.all([games(language), lessons(language)]), [language]);
  return (
    <>
      <Header title={say("learn")} />
      <main class="page lessons">
        <p>{say("learn-text")}</p>
        <p>
          <a class="button" href="/puzzles">
            <Icon name="star" size={18} /> {say("puzzles")}
          </a>
        </p>
        {wrong !== null && <Message title={say("no-answer")} text={say("no-answer-text")} />}
        {!answer && wrong === null && (
          <p class="empty" role="status">
            <Cup steaming />
          </p>
        )}
        {answer?.[0].games
          .map((game) => ({ game, taught: answer[1].lessons.filter((lesson) => lesson.game === game.id) }))
          .filter(({ taught }) => taught.length)
          .map((of) => (
            <Shelf key={of.game.id} {...of} />
          ))}
      </main>
    </>
  );
}

function Shelf({ game, taught }: { game: GameInfo; taught: LessonInfo[] }) {
  const say = useWords();
  const cover = coverOf(game.id);
  return (
    <section class="shelf-of-lessons">
      {cover && <img src={cover} alt="" width="160" height="120" loading="lazy" />}
      <div>
        <h2>{game.name}</h2>
        <p>
          <a href={`/rules/${game.id}`}>
            <Icon name="rules" size={18} /> {say("rules")}
          </a>
        </p>
        <ol>
          {taught.map((lesson) => (
            <li key={lesson.name}>
              <Way lesson={lesson} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Way({ lesson }: { lesson: LessonInfo }) {
  const say = useWords();
  const progress = progressOf(lesson.game, lesson.name);
  const begun = !progress?.done && (progress?.said.length ?? 0) > 0;
  return (
    <a class="lesson-link" href={`/learn/${lesson.game}/${lesson.name}`}>
      <span class={progress?.done ? "state done" : begun ? "state begun" : "state"}>
        {progress?.done && <Icon name="check" size={18} />}
      </span>
      <span class="what">
        <b>{lesson.title}</b>
        {lesson.goal && <span>{lesson.goal}</span>}
      </span>
      <span class="how-long">
        {progress?.done ? say("learn-done") : begun ? say("learn-begun") : say("minutes", { count: lesson.minutes })}
      </span>
    </a>
  );
}
