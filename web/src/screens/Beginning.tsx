/** How a game that waits begins: bots for the free seats, or a countdown when nobody is missing. */
import { useEffect, useState } from "preact/hooks";
import { useGame } from "../answer";
import { usualBot } from "../seating";
import type { Session } from "../table/session";
import type { Table } from "../types";
import { useWords } from "../words";

export function Beginning({ session, table, open }: { session: Session; table: Table; open: number[] }) {
  const say = useWords();
  const game = useGame(table.game);
  const left = useCountdown(table);
  const mayBegin = table.host || table.mine.length > 0;
  const fill = () => {
    for (const seat of open) session.wish({ type: "bot", seat, bot: usualBot(game!).slice(4) });
  };
  if (open.length > 0)
    return (
      <div class="beginning">
        <p class="status" role="status">
          {say("waiting", { count: open.length })}
        </p>
        {table.host && game && (
          <button type="button" onClick={fill}>
            {say("fill-with-bots", { count: open.length })}
          </button>
        )}
      </div>
    );
  return (
    <div class="beginning ready">
      <span class="visually-hidden" role="status">
        {say("ready")}
      </span>
      <p class="status" {...(left === null ? {} : { role: "timer" })}>
        {left === null ? say("ready") : say("begins-in", { count: left })}
      </p>
      {mayBegin && (
        <p class="next">
          <button type="button" class="primary big" onClick={() => session.wish({ type: "begin" })}>
            {say(left === null ? "start" : "begin-now")}
          </button>
          {left !== null && (
            <button type="button" onClick={() => session.wish({ type: "hold" })}>
              {say("hold")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Seconds until the game begins; null when nothing is counted down. */
function useCountdown(table: Table): number | null {
  const [left, tell] = useState<number | null>(null);
  useEffect(() => {
    if (table.begins === null) return tell(null);
    const end = performance.now() + table.begins;
    const look = () => tell(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [table]);
  return left;
}
