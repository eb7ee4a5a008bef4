/** Boards and covers are found where the games keep them; each board is a chunk of its own. */
import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "../board";
import { type Language } from "../settings";
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
  board: BoardModule | null; // null: the game has no board yet and is played by its buttons
  say: Say;
}

/** The board of a game with its words; null while it is loading. */
export function useBoard(game: string, language: Language): Drawn | null {
  const [drawn, set] = useState<Drawn | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = boards[`../../../src/kaizhuo/games/${folderOf(game)}/view/web/Board.tsx`];
    void Promise.all([load ? load() : null, loadBoardWords(game, language)]).then(([board, say]) => {
      if (wanted) set({ board, say });
    });
    return () => void (wanted = false);
  }, [game, language]);
  return drawn;
}
