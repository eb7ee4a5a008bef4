/** The whole box: every card, tile and board that a game is played with. */
import type { ComponentType } from "preact";
import { useAnswer, useGame } from "../answer";
import { boxPage } from "../api";
import type { BoxProps } from "../board";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { settings } from "../settings";
import { useStore } from "../store";
import { folderOf, loadBoardWords, useWords } from "../words";
import "../styles/rules.css";
import "../styles/box.css";

const boxes = import.meta.glob<{ default: ComponentType<BoxProps<never>> }>(
  "../../../src/kaizhuo/games/*/view/web/Box.tsx",
);

export function BoxPage({ game, box }: { game: string; box: string }) {
  const say = useWords();
  const info = useGame(game);
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(async () => {
    const load = boxes[`../../../src/kaizhuo/games/${folderOf(game)}/view/web/Box.tsx`];
    const [found, words, drawn] = await Promise.all([
      boxPage(game, box, language),
      loadBoardWords(game, language),
      load?.(),
    ]);
    return { found, words, drawn };
  }, [game, box, language]);
  const Drawn = answer?.drawn?.default;
  return (
    <>
      <Header title={say("box")} />
      <main class="box-page">
        {wrong !== null && <Message title={say("no-answer")} text={wrong || say("no-answer-text")} />}
        {wrong === null && !answer && <Cup steaming />}
        {answer && (
          <>
            <header>
              <h2>{answer.found.title}</h2>
              <p>
                {answer.found.grade.join(" · ")}
                {say("full-stop")}
                {answer.found.note}
              </p>
              {info && Object.keys(info.boxes).length > 0 && (
                <nav class="which" aria-label={say("which-box")}>
                  {[["", say("our-box")] as const, ...Object.entries(info.boxes)].map(([which, name]) => (
                    <a
                      key={which}
                      class="button"
                      aria-current={which === box ? "page" : undefined}
                      href={`/rules/${game}/box${which && `?box=${which}`}`}
                    >
                      {name}
                    </a>
                  ))}
                </nav>
              )}
              <p class="which">
                <a class="button" href={`/rules/${game}`}>
                  <Icon name="rules" /> {say("rules")}
                </a>
                <button type="button" onClick={() => print()}>
                  <Icon name="print" /> {say("print")}
                </button>
              </p>
            </header>
            {Drawn && <Drawn box={answer.found.contents as never} say={answer.words} />}
          </>
        )}
      </main>
    </>
  );
}
