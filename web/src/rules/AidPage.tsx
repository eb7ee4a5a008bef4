/** A game on one page, for a number of players: to lie beside the board. */
import { useAnswer, useGame } from "../answer";
import { playerAid } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { go } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import type { AidPart, PlayerAid } from "../types";
import { useWords } from "../words";
import "../styles/rules.css";

export function AidPage({ game, query }: { game: string; query: string }) {
  const say = useWords();
  const info = useGame(game);
  const { language } = useStore(settings);
  const { answer: aid, wrong } = useAnswer(() => playerAid(game, query, language), [game, query, language]);
  const name = info?.name ?? "";
  return (
    <>
      <Header title={say("aid")} />
      <main class="aid">
        {wrong !== null && <Message title={say("no-answer")} text={wrong || say("no-answer-text")} />}
        {wrong === null && !aid && <Cup steaming />}
        {aid && (
          <>
            <Which game={game} aid={aid} />
            <article class="aid-sheet">
              <header>
                <h2>{name}</h2>
                <p>{[say("aid-seats", { count: aid.seats }), ...kindOf(aid)].join(" · ")}</p>
              </header>
              {aid.parts.map((part) => (
                <Part key={part.title} game={game} part={part} />
              ))}
            </article>
          </>
        )}
      </main>
    </>
  );
}

/** What is special about it, if there are several for so many players. */
function kindOf(aid: PlayerAid): string[] {
  const these = aid.kinds.filter((kind) => kind.seats === aid.seats);
  return these.length > 1 ? these.filter((kind) => kind.query === aid.query).map((kind) => kind.label) : [];
}

function Which({ game, aid }: { game: string; aid: PlayerAid }) {
  const say = useWords();
  const counts = [...new Set(aid.kinds.map((kind) => kind.seats))];
  const these = aid.kinds.filter((kind) => kind.seats === aid.seats);
  const turn = (query: string) => go(`/rules/${game}/aid?${query}`);
  const label = these.find((kind) => kind.query === aid.query)?.label;
  /** The same variant for another number of players, if there is one. */
  const resize = (seats: string) => {
    const others = aid.kinds.filter((kind) => String(kind.seats) === seats);
    turn((others.find((kind) => kind.label === label) ?? others[0]!).query);
  };
  return (
    <div class="which">
      <label>
        {say("aid-players")}
        <select value={String(aid.seats)} onChange={(event) => resize(event.currentTarget.value)}>
          {counts.map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </label>
      {these.length > 1 && (
        <label>
          {say("aid-kind")}
          <select value={aid.query} onChange={(event) => turn(event.currentTarget.value)}>
            {these.map((kind) => (
              <option key={kind.query} value={kind.query}>
                {kind.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => print()}>
        <Icon name="print" /> {say("print")}
      </button>
      <a class="button" href={`/rules/${game}`}>
        <Icon name="rules" /> {say("rules")}
      </a>
    </div>
  );
}

function Part({ game, part }: { game: string; part: AidPart }) {
  return (
    <section>
      <h3>{part.title}</h3>
      <ul>
        {part.lines.map((line) => (
          <li key={line.text}>
            {line.text}{" "}
            <span class="cited">
              {line.rules.map((rule) => (
                <a key={rule} href={`/rules/${game}#${rule}`}>
                  {rule}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
