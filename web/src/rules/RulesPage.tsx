/** The rules of a game, to be read without a table: chapters, numbers that can be linked to, figures, a search. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useAnswer, useGame } from "../answer";
import { figures } from "../api";
import { Facts } from "../parts/Facts";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf, type Drawn, useBoard } from "../table/boards";
import { Search, useRules } from "../table/RulesPanel";
import type { GameInfo } from "../types";
import { useWords } from "../words";
import { bind, type Chapter, countRules, search } from "./book";
import { Figure } from "./Figure";
import { Paragraph } from "./Paragraph";
import "../styles/rules.css";

export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const say = useWords();
  const info = useGame(game);
  const { language } = useStore(settings);
  const { all, wrong } = useRules(game);
  const { answer: pictures, wrong: none } = useAnswer(() => figures(game, language), [game, language]);
  const drawn = useBoard(game, language);
  const [words, type] = useState("");
  const book = useMemo(
    () => all && (pictures || none !== null) && bind(all, pictures?.figures ?? []),
    [all, pictures, none],
  );
  const found = useMemo(() => book && search(book, words), [book, words]);
  const place = useHash(rule);
  useEffect(() => {
    if (place && book) document.getElementById(place)?.scrollIntoView({ block: "center" });
  }, [place, book]);
  if (wrong) return <NoRules text={wrong} />;
  return (
    <>
      <Header {...(info ? { title: info.name } : {})} />
      <main class="book">
        <Side game={game} info={info} book={book || null} />
        <article class="rules-text">
          <Search words={words} type={type} />
          <p class="found" role="status">
            {found && words.trim() && say(found.length ? "found-rules" : "nothing-found", { count: countRules(found) })}
          </p>
          {found ? (
            found.map((chapter) => <Part key={chapter.id} chapter={chapter} words={words} rule={place} drawn={drawn} />)
          ) : (
            <Cup steaming />
          )}
        </article>
      </main>
    </>
  );
}

function Side({ game, info, book }: { game: string; info: GameInfo | null; book: Chapter[] | null }) {
  const say = useWords();
  const cover = coverOf(game);
  return (
    <aside>
      {cover && <img class="cover" src={cover} alt="" width="480" height="360" />}
      {info && <Facts game={info} />}
      <p class="next">
        <a class="button primary" href={`/?game=${game}`}>
          {say("play-alone")}
        </a>
        {(info?.lessons ?? 0) > 0 && (
          <a class="button" href={`/learn/${game}/first`}>
            {say("learn")}
          </a>
        )}
        {info?.aided && (
          <a class="button" href={`/rules/${game}/aid`}>
            <Icon name="sheet" /> {say("aid")}
          </a>
        )}
        {info?.boxed && (
          <a class="button" href={`/rules/${game}/box`}>
            <Icon name="card" /> {say("box")}
          </a>
        )}
        <button type="button" onClick={() => print()}>
          <Icon name="print" /> {say("print")}
        </button>
      </p>
      {book && (
        <nav class="chapters" aria-label={say("chapters")}>
          <ol>
            {book
              .filter((chapter) => chapter.title)
              .map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>
                </li>
              ))}
          </ol>
        </nav>
      )}
    </aside>
  );
}

interface PartProps {
  chapter: Chapter;
  words: string;
  rule: string;
  drawn: Drawn | null;
}

function Part({ chapter, words, rule, drawn }: PartProps) {
  return (
    <section>
      {chapter.title && <h3 id={chapter.id}>{chapter.title}</h3>}
      {chapter.entries.map((entry) =>
        "p" in entry ? (
          <Paragraph
            key={entry.p.number || entry.p.text}
            p={entry.p}
            words={words}
            current={rule === entry.p.number}
            linked
          />
        ) : (
          <Figure key={entry.figure.name} figure={entry.figure} drawn={drawn} words={words} />
        ),
      )}
    </section>
  );
}

/** The place on the page that the address names; it also changes when somebody follows a number on it. */
function useHash(first: string): string {
  const [hash, set] = useState(first);
  useEffect(() => {
    const follow = () => set(decodeURIComponent(location.hash.slice(1)));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return hash;
}

function NoRules({ text }: { text: string }) {
  const say = useWords();
  return (
    <>
      <Header />
      <Message title={say("no-game")} text={text} />
    </>
  );
}
