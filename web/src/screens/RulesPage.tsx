/** The rules of a game, to be read without a table: chapters, numbers that can be linked to, a search. */
import { useEffect, useState } from "preact/hooks";
import { useGame } from "../answer";
import { Facts } from "../parts/Facts";
import { Header } from "../parts/Header";
import { Cup, Message } from "../parts/Message";
import { coverOf } from "../table/boards";
import { Found, Search, useRules } from "../table/RulesPanel";
import { useWords } from "../words";

export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const say = useWords();
  const info = useGame(game);
  const { all, wrong } = useRules(game);
  const [words, type] = useState("");
  const cover = coverOf(game);
  useEffect(() => {
    if (rule && all) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule, all]);
  if (wrong) return <NoRules text={wrong} />;
  return (
    <>
      <Header {...(info ? { title: info.name } : {})} />
      <main class="book">
        <aside>
          {cover && <img class="cover" src={cover} alt="" width="480" height="360" />}
          {info && <Facts game={info} />}
          <p class="next">
            <a class="button primary" href={`/?game=${game}`}>
              {say("play-alone")}
            </a>
            <a class="button" href={`/?game=${game}&with=friends`}>
              {say("play-friends")}
            </a>
          </p>
          {all && (
            <nav class="chapters" aria-label={say("chapters")}>
              <ol>
                {all.map(
                  (p, i) =>
                    p.kind === "chapter" && (
                      <li key={i}>
                        <a href={`#chapter-${i}`}>{p.text}</a>
                      </li>
                    ),
                )}
              </ol>
            </nav>
          )}
        </aside>
        <article class="rules-text">
          <Search words={words} type={type} />
          {all ? <Found all={all} words={words} rule={rule} linked /> : <Cup steaming />}
        </article>
      </main>
    </>
  );
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
