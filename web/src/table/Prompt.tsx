/** What I am asked, in one sentence, and every answer to it as a button. */
import { useState } from "preact/hooks";
import { byVerb, type Choice } from "../choose";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { isMyTurn } from "../turn";
import type { Option } from "../types";
import { useWords } from "../words";
import type { Choosing } from "./choosing";
import type { Playing, Session } from "./session";

const FEW = 6; // that many options are buttons at once; more are a list to open

interface Props {
  session: Session;
  shown: Playing;
  choosing: Choosing;
}

/** The options that have a button of their own, in the order of the number keys. */
export function numbered(choice: Choice): Option[] {
  const rest = choice.left.filter((option) => option !== choice.ready);
  const shown = rest.length <= FEW ? rest : rest.filter((option) => !option.at.length);
  return choice.ready ? [choice.ready, ...shown] : shown;
}

export function Prompt({ session, shown, choosing }: Props) {
  const say = useWords();
  const { now, table } = shown;
  const mine = isMyTurn(table, now);
  return (
    <section class={mine ? "prompt mine" : "prompt"} aria-label={say("prompt")}>
      <div class="ask">
        {now.awaited.map((seat) => (
          <Sign key={seat} seat={seat} size={22} />
        ))}
        <p class="question">{now.prompt || (now.places ? say("over") : "")}</p>
        {now.thinking.length > 0 && !mine && <Thinking />}
        {shown.sending && <span class="sending">{say("sending")}</span>}
        <Tools session={session} shown={shown} mine={mine} />
      </div>
      <Answers choosing={choosing} mine={mine} />
    </section>
  );
}

/** Buttons for the moves; those that have none are in a list to open. */
function Answers({ choosing, mine }: { choosing: Choosing; mine: boolean }) {
  const say = useWords();
  const [listing, list] = useState(false);
  const { choice, pick } = choosing;
  const buttons = mine ? numbered(choice) : [];
  const hidden = mine ? choice.left.length - buttons.length : 0;
  const pickListed = (option: Option) => {
    list(false);
    pick(option);
  };
  return (
    <>
      <div class="answers">
        {buttons.map((option, i) => (
          <button
            key={option.say}
            type="button"
            class={option === choice.ready ? "primary" : "answer"}
            data-say={option.say}
            onClick={() => pick(option)}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is drawn takes no focus */}
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            {option.label}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" class="answer more" onClick={() => list(true)}>
            <Icon name="moves" /> {say("all-moves", { count: choice.left.length })}
          </button>
        )}
        {choosing.selected.length > 0 && (
          <button type="button" class="quiet" onClick={choosing.clear}>
            {say("clear")}
          </button>
        )}
      </div>
      {listing && mine && (
        <Sheet title={say("moves-title")} close={() => list(false)}>
          <Moves options={choice.left} pick={pickListed} />
        </Sheet>
      )}
    </>
  );
}

function Tools({ session, shown, mine }: { session: Session; shown: Playing; mine: boolean }) {
  const say = useWords();
  const { now, table } = shown;
  const may = table.you !== null && now.undo !== "none" && !now.asked;
  return (
    <span class="tools">
      {may && (
        <button type="button" class="quiet" onClick={() => session.undo()}>
          <Icon name="undo" /> {say(now.undo === "mine" ? "undo" : "ask-undo")}
        </button>
      )}
      {mine && (
        <button
          type="button"
          class={shown.asking ? "quiet asking" : "quiet"}
          aria-busy={shown.asking}
          onClick={() => shown.asking || session.wish({ type: "hint" })}
        >
          <Icon name="hint" /> {say("hint")}
        </button>
      )}
    </span>
  );
}

function Thinking() {
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

function Moves({ options, pick }: { options: Option[]; pick: (option: Option) => void }) {
  return (
    <div class="moves">
      {byVerb(options).map((group) => (
        <ul key={group[0]!.verb}>
          {group.map((option) => (
            <li key={option.say}>
              <button type="button" class="answer" data-say={option.say} onClick={() => pick(option)}>
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
