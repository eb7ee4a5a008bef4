/** The front page: the games, my tables, tables that wait for players. */
import { useEffect } from "preact/hooks";
import { useAnswer } from "../answer";
import { games, home } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { Tables } from "../parts/Tables";
import { BringRecord } from "../past/BringRecord";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { GameInfo } from "../types";
import { type Say, useWords } from "../words";

const FEW = 6;

export function Front() {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => Promise.all([games(language), home(language)]), [language]);
  const [box, tables] = answer ?? [];
  useEffect(() => {
    if (!settings.value.nickname && tables?.nickname) settings.update({ nickname: tables.nickname });
  }, [tables]);
  if (wrong !== null && !box) {
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
  return (
    <>
      <Header />
      <main class="front">
        <section class="hello">
          <h1>{say("front-title")}</h1>
          <p>{say("front-text")}</p>
        </section>
        {tables && (
          <Tables
            title={say("my-tables")}
            rows={tables.mine.filter((row) => !row.archived).slice(0, FEW)}
            all={tables.mine.length > 0}
          />
        )}
        <section aria-label={say("games")}>
          {!box && (
            <p class="empty" role="status">
              <Cup steaming />
              <br />
              {say("loading")}
            </p>
          )}
          <ul class="shelf">
            {box?.games.map((game) => (
              <Box key={game.id} game={game} />
            ))}
          </ul>
        </section>
        {tables && <Tables title={say("public-tables")} rows={tables.public} />}
        <BringRecord />
      </main>
      <footer class="foot">{say("foot")}</footer>
    </>
  );
}

function players(say: Say, counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : say("range", { least, most });
}

function Box({ game }: { game: GameInfo }) {
  const say = useWords();
  const cover = coverOf(game.id);
  return (
    <li class="box">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer alone; the links below say the same in words */}
      <a class="box-cover" href={`/?game=${game.id}`} tabIndex={-1} aria-hidden="true">
        {cover ? <img src={cover} alt="" width="480" height="360" /> : <span class="no-cover">{game.name}</span>}
      </a>
      <div class="box-text">
        <h2>{game.name}</h2>
        <p class="facts">
          <span>
            <Icon name="players" size={18} /> {say("players", { count: players(say, game.players) })}
          </span>
          <span>
            <Icon name="clock" size={18} /> {say("minutes", { count: game.minutes })}
          </span>
        </p>
        <p class="tagline">{game.tagline}</p>
        <p class="next">
          <a class="button primary" href={`/?game=${game.id}`} aria-label={say("play-alone-game", { game: game.name })}>
            {say("play-alone")}
          </a>
          <a
            class="button"
            href={`/?game=${game.id}&with=friends`}
            aria-label={say("play-friends-game", { game: game.name })}
          >
            {say("play-friends")}
          </a>
        </p>
      </div>
    </li>
  );
}
