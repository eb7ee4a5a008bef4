/** The front page: all games at one glance, where I sit already, and tables that wait for players. */
import { useEffect } from "preact/hooks";
import { useAnswer } from "../answer";
import { games, home, makeTable } from "../api";
import { finished, progressOf } from "../learn/progress";
import { useOpening } from "../opening";
import { Facts } from "../parts/Facts";
import { Header } from "../parts/Header";
import { Icon, type IconName } from "../parts/Icon";
import { Message, Wrong } from "../parts/Message";
import { Tables } from "../parts/Tables";
import { BringRecord } from "../past/BringRecord";
import { proposal, usualOptions } from "../seating";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { GameInfo, Home, TableRow } from "../types";
import { useWords } from "../words";

const FEW = 4; // of my tables
const BOXES = 5; // before it is known how many there are

export function Front() {
  const say = useWords();
  const { language } = useStore(settings);
  const box = useAnswer(() => games(language), [language]);
  const { answer: tables } = useAnswer(() => home(language), [language]);
  useEffect(() => {
    if (!settings.value.nickname && tables?.nickname) settings.update({ nickname: tables.nickname });
  }, [tables]);
  if (box.wrong !== null && !box.answer) return <NoAnswer />;
  return (
    <>
      <Header />
      <main class="front">
        <section class="hello">
          <h1>{say("front-title")}</h1>
          <p>{say("front-text")}</p>
        </section>
        {tables && <Tables title={say("my-tables")} rows={underWay(tables)} all={tables.mine.length > 0} />}
        <section aria-label={say("games")} aria-busy={!box.answer}>
          <ul class="shelf">
            {box.answer
              ? box.answer.games.map((game) => <Box key={game.id} game={game} />)
              : Array.from({ length: BOXES }, (_, i) => <li key={i} class="box unknown" />)}
          </ul>
        </section>
        <nav class="ways" aria-label={say("learn")}>
          <Way to="/puzzles/today" icon="star" text={say("puzzle-today")} />
          <Way to="/puzzles" icon="hint" text={say("puzzles")} />
          <Way to="/learn" icon="rules" text={say("learn")} />
        </nav>
        <div class="beneath">
          {tables && <Tables title={say("public-tables")} rows={tables.public} none={say("no-public-tables")} />}
          <BringRecord />
        </div>
      </main>
      <footer class="foot">{say("foot")}</footer>
    </>
  );
}

function NoAnswer() {
  const say = useWords();
  return (
    <>
      <Header />
      <Message title={say("no-answer")} text={say("no-answer-text")}>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {say("try-again")}
        </button>
      </Message>
    </>
  );
}

/** Games that go on, first those that wait for me. */
function underWay({ mine }: Home): TableRow[] {
  const going = mine.filter((row) => !row.over && !row.upload && !row.archived);
  return [...going.filter((row) => row.your_turn), ...going.filter((row) => !row.your_turn)].slice(0, FEW);
}

function Box({ game }: { game: GameInfo }) {
  const say = useWords();
  const { played, nickname, language } = useStore(settings);
  const first = !played.includes(game.id);
  const cover = coverOf(game.id);
  const { start, busy, wrong } = useOpening(() => {
    const [seats, options] = [proposal(game, true, first), usualOptions(game, first)];
    return makeTable({ game: game.id, seats, options, nickname: nickname.trim() || say("guest") }, language);
  });
  const named = (what: string) => ({ "aria-label": say(`${what}-game`, { game: game.name }) });
  return (
    <li class="box" data-game={game.id}>
      {/* For the pointer alone: the button below does the same, and says so. */}
      <button type="button" class="box-cover" title={say("play")} tabIndex={-1} aria-hidden="true" onClick={start}>
        {cover ? <img src={cover} alt="" width="480" height="360" /> : <span class="no-cover">{game.name}</span>}
      </button>
      <div class="box-text">
        <div class="box-name">
          <h2>{game.name}</h2>
          <a href={`/rules/${game.id}`} {...named("rules")}>
            {say("rules")}
          </a>
        </div>
        <Facts game={game} />
        <p class="tagline">{game.tagline}</p>
        {first && Object.keys(game.first).length > 0 && <p class="for-first">{say("first-game")}</p>}
        <SoFar game={game} />
        <Wrong text={wrong} />
        <div class="box-doors">
          <button type="button" class="primary" disabled={busy} onClick={start} {...named("play")}>
            <Icon name="play" size={16} /> {say("play")}
          </button>
          <Door
            to={`/?game=${game.id}&with=friends`}
            icon="players"
            text={say("play-friends")}
            {...named("play-friends")}
          />
          <Door to={`/?game=${game.id}`} icon="gear" text={say("set-up")} {...named("set-up")} />
          <HowToPlay game={game} />
        </div>
      </div>
    </li>
  );
}

/** What this reader has learnt of a game; nothing is said to who has not begun. */
function SoFar({ game }: { game: GameInfo }) {
  const say = useWords();
  const { lessons, puzzles } = finished(game.id);
  if (!lessons && !puzzles) return null;
  return (
    <p class="so-far">
      {lessons > 0 && <a href="/learn">{say("so-far-lessons", { done: lessons, of: game.lessons })}</a>}
      {puzzles > 0 && <a href="/puzzles">{say("so-far-puzzles", { count: puzzles })}</a>}
    </p>
  );
}

/** The first lesson, from where it was left; all of them for who has learnt it; the rules where there is none. */
function HowToPlay({ game }: { game: GameInfo }) {
  const say = useWords();
  const first = progressOf(game.id, "first");
  const begun = !first?.done && (first?.said.length ?? 0) > 0;
  const to = !game.lessons ? `/rules/${game.id}` : first?.done ? "/learn" : `/learn/${game.id}/first`;
  const named = say(begun ? "learn-on-game" : "how-to-play-game", { game: game.name });
  return <Door to={to} icon="rules" text={say(begun ? "learn-on" : "how-to-play")} aria-label={named} />;
}

function Way({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <a class="button" href={to}>
      <Icon name={icon} size={18} /> {text}
    </a>
  );
}

function Door({ to, icon, text, ...named }: { to: string; icon: IconName; text: string; "aria-label": string }) {
  return (
    <a class="button door" href={to} title={text} {...named}>
      <Icon name={icon} size={18} /> <span>{text}</span>
    </a>
  );
}
