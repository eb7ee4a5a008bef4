/** What I am asked, in one sentence, and the answers to it: a strip whose height never changes. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Corner } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { isMyTurn } from "../turn";
import type { Now, SeatInfo, Table } from "../types";
import { useWords } from "../words";
import { Answers } from "./Answers";
import type { Choosing } from "./choosing";
import { SinceButton } from "./Film";
import type { Playing, Session } from "./session";

interface Props {
  session: Session;
  shown: Playing;
  choosing: Choosing;
}

export function Prompt({ session, shown, choosing }: Props) {
  const say = useWords();
  const { now, table } = shown;
  const mine = isMyTurn(table, now);
  return (
    <section class={mine ? "prompt mine" : "prompt"} aria-label={say("prompt")}>
      <Corner />
      <div class="ask">
        {now.awaited.map((seat) => (
          <Sign key={seat} seat={seat} size={22} />
        ))}
        <Sentence text={now.prompt || (now.finale ? say("over") : "")} />
        {now.thinking.length > 0 && !mine && <Thinking />}
        {shown.sending && <span class="sending">{say("sending")}</span>}
        <Tools session={session} shown={shown} mine={mine} />
      </div>
      <Answers choosing={choosing} mine={mine} />
    </section>
  );
}

/** A sentence that has no room is set smaller. */
function Sentence({ text }: { text: string }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current: shown } = sentence;
    const set = () => {
      shown!.classList.remove("long");
      shown!.classList.toggle("long", shown!.scrollHeight > shown!.clientHeight + 1);
    };
    set();
    const watcher = new ResizeObserver(set);
    watcher.observe(shown!.parentElement!);
    return () => watcher.disconnect();
  }, [text]);
  return (
    <p class="question" ref={sentence} title={text} tabIndex={-1}>
      {text}
    </p>
  );
}

/** Whether somebody is asked before a move is taken back: another person who plays themselves. */
export function asksOthers(table: Table, now: Now): boolean {
  const other = ({ seat, kind, stand_in }: SeatInfo) => kind === "person" && !stand_in && !table.mine.includes(seat);
  return now.undo === "consent" && table.seats.some(other);
}

function Tools({ session, shown, mine }: { session: Session; shown: Playing; mine: boolean }) {
  const say = useWords();
  const { now, table } = shown;
  const may = table.you !== null && now.undo !== "none" && !now.asked;
  return (
    <span class="tools">
      <SinceButton session={session} table={table} />
      {may && (
        <button type="button" class="quiet" onClick={() => session.undo()}>
          <Icon name="undo" /> {say(asksOthers(table, now) ? "ask-undo" : "undo")}
        </button>
      )}
      {mine && (table.hints || !now.asked) && (
        <button
          type="button"
          class={shown.asking ? "quiet asking" : shown.coached ? "quiet advised" : "quiet"}
          aria-busy={shown.asking}
          onClick={() => shown.asking || session.hint()}
        >
          <Icon name="hint" /> {say(table.hints ? "hint" : "ask-hints")}
        </button>
      )}
    </span>
  );
}

export function Thinking() {
  const say = useWords();
  return (
    <span class="thinking">
      <i />
      <i />
      <i />
      <span>{say("thinking")}</span>
    </span>
  );
}
