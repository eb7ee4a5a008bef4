/** What I am asked, in one sentence, and every answer to it as a button. */
import { useState } from "preact/hooks";
import { byVerb, type Choice } from "../choose";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { Reasons } from "../past/Reasons";
import { isMyTurn } from "../turn";
import type { Now, Option, Refused, Table } from "../types";
import { useWords } from "../words";
import { Question } from "./Question";
import { Absent } from "./Seats";
import type { Session, Shown } from "./session";

const FEW = 6; // that many options are buttons at once; more are a list to open

interface Props {
  session: Session;
  shown: Shown & { now: Now; table: Table };
  choice: Choice;
  selected: string[];
  drawn: boolean;
  speak: (option: Option) => void;
  clear: () => void;
  undo: () => void;
  hint: () => void;
  agree: (yes: boolean) => void;
  openRule: (rule: string) => void;
  dismiss: () => void;
}

/** The options that have a button of their own, in the order of the number keys. */
export function numbered(choice: Choice, drawn: boolean): Option[] {
  const rest = choice.left.filter((option) => option !== choice.ready);
  const shown = !drawn || rest.length <= FEW ? rest : rest.filter((option) => !option.at.length);
  return choice.ready ? [choice.ready, ...shown] : shown;
}

export function Prompt(props: Props) {
  const say = useWords();
  const [listing, list] = useState(false);
  const { now, table } = props.shown;
  const mine = isMyTurn(table, now);
  const buttons = mine ? numbered(props.choice, props.drawn) : [];
  const hidden = mine ? props.choice.left.length - buttons.length : 0;
  return (
    <section class={mine ? "prompt mine" : "prompt"} aria-label={say("prompt")}>
      <div class="ask">
        <Asked {...props} />
        <p class="question">{now.prompt || (now.places ? say("over") : "")}</p>
        {now.thinking.length > 0 && !mine && <Thinking />}
        {props.shown.sending && <span class="sending">{say("sending")}</span>}
        <Tools {...props} mine={mine} />
      </div>
      {props.shown.refused && <Refusal refused={props.shown.refused} {...props} />}
      {now.asked && <Question table={table} asked={now.asked} agree={props.agree} />}
      <Absent
        session={props.session}
        table={table}
        awaited={now.awaited}
        paused={props.shown.clock?.paused ?? false}
        resting={now.resting}
      />
      {props.shown.hinted && (
        <div class="hinted" role="status">
          <p>
            <Icon name="hint" /> {say("hinted", { move: props.shown.hinted.label })}
          </p>
          {props.shown.hinted.why && (
            <details>
              <summary>{say("why")}</summary>
              <Reasons why={props.shown.hinted.why} />
            </details>
          )}
        </div>
      )}
      <div class={props.drawn ? "answers" : "answers all"}>
        {buttons.map((option, i) => (
          <button
            key={option.say}
            type="button"
            class={option === props.choice.ready ? "primary" : "answer"}
            data-say={option.say}
            onClick={() => props.speak(option)}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is drawn takes no focus */}
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            {option.label}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" class="answer more" onClick={() => list(true)}>
            <Icon name="moves" /> {say("all-moves", { count: props.choice.left.length })}
          </button>
        )}
        {props.selected.length > 0 && (
          <button type="button" class="quiet" onClick={props.clear}>
            {say("clear")}
          </button>
        )}
      </div>
      {listing && mine && (
        <Sheet title={say("moves-title")} close={() => list(false)}>
          <Moves
            options={props.choice.left}
            speak={(option) => {
              list(false);
              props.speak(option);
            }}
          />
        </Sheet>
      )}
    </section>
  );
}

function Asked({ shown }: Props) {
  return (
    <>
      {shown.now.awaited.map((seat) => (
        <Sign key={seat} seat={seat} size={22} />
      ))}
    </>
  );
}

function Tools({ shown, undo, hint, mine }: Props & { mine: boolean }) {
  const say = useWords();
  const { now, table } = shown;
  const may = table.you !== null && now.undo !== "none" && !now.asked;
  return (
    <span class="tools">
      {may && (
        <button type="button" class="quiet" onClick={undo}>
          <Icon name="undo" /> {say(now.undo === "mine" ? "undo" : "ask-undo")}
        </button>
      )}
      {mine && (
        <button
          type="button"
          class={shown.asking ? "quiet asking" : "quiet"}
          aria-busy={shown.asking}
          onClick={() => shown.asking || hint()}
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

function Refusal(props: Props & { refused: Refused }) {
  const say = useWords();
  const { refused } = props;
  return (
    <p class="refused" role="alert">
      <span>{refused.text}</span>
      {refused.rule && (
        <button type="button" class="rule-link" onClick={() => props.openRule(refused.rule)}>
          {refused.rule}
        </button>
      )}
      <button type="button" class="quiet" aria-label={say("close")} onClick={props.dismiss}>
        <Icon name="close" />
      </button>
    </p>
  );
}

function Moves({ options, speak }: { options: Option[]; speak: (option: Option) => void }) {
  return (
    <div class="moves">
      {byVerb(options).map((group) => (
        <ul key={group[0]!.verb}>
          {group.map((option) => (
            <li key={option.say}>
              <button type="button" class="answer" data-say={option.say} onClick={() => speak(option)}>
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
