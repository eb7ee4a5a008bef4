/** What is said beside the question: a refusal, a hint, somebody's wish, who is missing.  It never moves the board. */
import { Icon } from "../parts/Icon";
import { Reasons } from "../past/Reasons";
import type { Hinted, Refused } from "../types";
import { useWords } from "../words";
import { Absent } from "./Absent";
import { Coach } from "./Coach";
import type { Choosing } from "./choosing";
import { Question } from "./Question";
import type { Playing, Session } from "./session";

interface Props {
  session: Session;
  shown: Playing;
  choosing: Choosing;
  openRule: (rule: string) => void;
}

/** When the game is over, its last page holds what is asked then. */
export function Notes({ session, shown, choosing, openRule }: Props) {
  const { now, table, refused, hinted } = shown;
  const over = now.finale !== null && !shown.behind;
  const close = () => session.dismiss();
  return (
    <div class="notes">
      {refused && <Refusal refused={refused} openRule={openRule} close={close} />}
      {!over && now.asked && (
        <Question table={table} asked={now.asked} agree={(yes) => session.wish({ type: "agree", yes })} />
      )}
      {!over && <Absent session={session} shown={shown} />}
      {!over && !hinted && shown.coached && <Coach session={session} table={table} coached={shown.coached} />}
      {hinted && <Hint hinted={hinted} choosing={choosing} close={close} />}
    </div>
  );
}

function Close({ close }: { close: () => void }) {
  const say = useWords();
  return (
    <button type="button" class="quiet close" aria-label={say("close")} title={say("close")} onClick={close}>
      <Icon name="close" />
    </button>
  );
}

function Refusal({ refused, openRule, close }: { refused: Refused; openRule: Props["openRule"]; close: () => void }) {
  return (
    <div class="remark refused" role="alert">
      <p>
        {refused.text}{" "}
        {refused.rule && (
          <button type="button" class="rule-link" onClick={() => openRule(refused.rule)}>
            {refused.rule}
          </button>
        )}
      </p>
      <Close close={close} />
    </div>
  );
}

/** The move is picked on the board, for the red button to do; one that has no place there is done from here. */
function Hint({ hinted, choosing, close }: { hinted: Hinted; choosing: Choosing; close: () => void }) {
  const say = useWords();
  const { left, ready } = choosing.choice;
  const move = left.find((option) => option.say === hinted.say);
  return (
    <div class="remark hinted" role="status">
      <p>
        <Icon name="hint" /> {say("hinted", { move: hinted.label })}
      </p>
      <Close close={close} />
      {move && move !== ready && (
        <button type="button" class="answer" onClick={() => choosing.pick(move)}>
          {say("do-hinted")}
        </button>
      )}
      {hinted.why && (
        <details>
          <summary>{say("why")}</summary>
          <div class="scrolling" tabIndex={0}>
            <Reasons why={hinted.why} />
          </div>
        </details>
      )}
    </div>
  );
}
