/** The board of a game at a moment; a game without a board is played by its buttons. */
import { useMemo } from "preact/hooks";
import type { BoardSeat } from "../board";
import { Plate } from "../parts/Plate";
import type { Now } from "../types";
import { useWords } from "../words";
import { BoardFrame, type Stand } from "./BoardFrame";
import type { Drawn } from "./boards";
import type { Choosing } from "./choosing";

interface Props {
  stand: Stand;
  drawn: Drawn | null;
  seats: BoardSeat[];
  you: number | null;
  now: Pick<Now, "view" | "awaited" | "scores" | "scores_label">;
  choosing: Choosing;
}

export function Picture({ stand, drawn, seats, you, now, choosing }: Props) {
  const given = useMemo(
    () => drawn && { view: now.view, seats, you, awaited: now.awaited, say: drawn.say },
    [drawn, now, seats, you],
  );
  if (!drawn || !given) return <div class="board" aria-busy="true" />;
  if (!drawn.board) return <Undrawn seats={seats} now={now} />;
  return <BoardFrame stand={stand} board={drawn.board.default} given={given} choosing={choosing} />;
}

function Undrawn({ seats, now }: Pick<Props, "seats" | "now">) {
  const say = useWords();
  return (
    <div class="board undrawn">
      <ul>
        {seats.map((player) => (
          <li key={player.seat}>
            <Plate player={player} asked={now.awaited.includes(player.seat)}>
              <span class="score">
                {now.scores_label} {now.scores[player.seat]}
              </span>
            </Plate>
          </li>
        ))}
      </ul>
      <p>{say("undrawn")}</p>
    </div>
  );
}
