/** Boards and covers are found where the games keep them; each board is a chunk of its own.  A game that brings none,
 * as those of other packages, has the plain one. */
import { useAnswer } from "../answer";
import { things } from "../api";
import type { BoardModule } from "../board";
import type { Language } from "../settings";
import { folderOf, loadBoardWords, type Say } from "../words";

const boards = import.meta.glob<BoardModule>("../../../src/kaizhuo/games/*/view/web/Board.tsx");
const covers = import.meta.glob<string>("../../../src/kaizhuo/games/*/view/web/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export function coverOf(game: string): string | null {
  return covers[`../../../src/kaizhuo/games/${folderOf(game)}/view/web/cover.svg`] ?? null;
}

export interface Drawn {
  board: BoardModule;
  say: Say;
}

/** The board of a game with its words; null while it is loading. */
export function useBoard(game: string, language: Language): Drawn | null {
  const { answer } = useAnswer(async () => {
    const load = boards[`../../../src/kaizhuo/games/${folderOf(game)}/view/web/Board.tsx`];
    const [board, say] = await Promise.all([load ? load() : plain(game, language), loadBoardWords(game, language)]);
    return { board, say };
  }, [game, language]);
  return answer;
}

async function plain(game: string, language: Language): Promise<BoardModule> {
  const [{ plainBoard }, words] = await Promise.all([import("./PlainBoard"), things(game, language)]);
  return plainBoard(words);
}
