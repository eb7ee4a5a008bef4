/** The board of a game at a moment. */
import { useMemo } from "preact/hooks";
import type { BoardSeat } from "../board";
import type { Now } from "../types";
import { BoardFrame, type Stand } from "./BoardFrame";
import type { Drawn } from "./boards";
import type { Choosing } from "./choosing";

interface Props {
  stand: Stand;
  drawn: Drawn | null;
  seats: BoardSeat[];
  you: number | null;
  now: Pick<Now, "view" | "awaited">;
  choosing: Choosing;
}

export function Picture({ stand, drawn, seats, you, now, choosing }: Props) {
  const given = useMemo(
    () => drawn && { view: now.view, seats, you, awaited: now.awaited, say: drawn.say },
    [drawn, now, seats, you],
  );
  if (!drawn || !given) return <div class="board" aria-busy="true" />;
  return <BoardFrame stand={stand} board={drawn.board.default} given={given} choosing={choosing} />;
}
