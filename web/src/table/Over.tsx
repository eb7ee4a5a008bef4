/** The end: places, scores, and the way to another game with the same people. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useGame } from "../answer";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { Afterwards } from "../past/Afterwards";
import { go } from "../router";
import { defaults, OptionFields, type Value } from "../screens/OptionField";
import type { Now, Table } from "../types";
import { useWords } from "../words";
import { Question } from "./Question";
import type { Session } from "./session";

interface Props {
  session: Session;
  table: Table;
  now: Now;
}

type Options = Record<string, Value>;

export function Over({ session, table, now }: Props) {
  const say = useWords();
  const [changing, change] = useState(false);
  const [wanted, want] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: "end", behavior: "smooth" }), []);
  useEffect(() => {
    if (wanted && table.rematch) go(`/t/${table.rematch}`);
  }, [wanted, table.rematch]);
  const again = (options: Options | null) => {
    change(false);
    want(true);
    session.wish({ type: "rematch", options });
  };
  const agree = (yes: boolean) => {
    if (yes) want(true);
    session.wish({ type: "agree", yes });
  };
  return (
    <section class="over" ref={section} aria-label={say("over")}>
      <div class="over-head">
        <Outcome table={table} now={now} />
        <Next table={table} again={() => again(null)} {...(now.asked ? {} : { change: () => change(true) })} />
      </div>
      {now.asked && <Question table={table} asked={now.asked} agree={agree} />}
      <Places table={table} now={now} />
      <Afterwards table={table} />
      {changing && (
        <Sheet title={say("again-changed")} close={() => change(false)}>
          <Changing table={table} done={again} />
        </Sheet>
      )}
    </section>
  );
}

/** Who has won, in a sentence. */
function Outcome({ table, now }: { table: Table; now: Now }) {
  const say = useWords();
  const winners = byPlace(table, now).filter(({ place }) => place === 1);
  if (table.mine.length === 1 && winners.some(({ seat }) => seat === table.mine[0])) return <h2>{say("you-won")}</h2>;
  const names = winners.map(({ name }) => name).join(say("and"));
  return <h2>{winners.length ? say("won", { names }) : say("lost-alone")}</h2>;
}

/** Another game, for those who played; `change` where other variants can be proposed. */
function Next({ table, again, change }: { table: Table; again: () => void; change?: () => void }) {
  const say = useWords();
  return (
    <p class="next">
      {table.rematch && (
        <a class="button primary" href={`/t/${table.rematch}`}>
          <Icon name="arrow" /> {say("to-rematch")}
        </a>
      )}
      {!table.rematch && table.mine.length > 0 && (
        <>
          <button type="button" class="primary" onClick={again}>
            <Icon name="undo" /> {say("again")}
          </button>
          {change && (
            <button type="button" onClick={change}>
              {say("again-changed")}
            </button>
          )}
        </>
      )}
      <a class="button" href="/">
        {say("to-front")}
      </a>
    </p>
  );
}

function Places({ table, now }: { table: Table; now: Now }) {
  return (
    <ol>
      {byPlace(table, now).map(({ seat, name, place }) => (
        <li key={seat} class={place === 1 ? "winner" : ""}>
          <span class="place">{place}</span>
          <Sign seat={seat} />
          <bdi>{name}</bdi>
          <span class="points">
            {now.scores[seat]} <small>{now.scores_label}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function byPlace(table: Table, now: Now): { seat: number; name: string; place: number }[] {
  const placed = table.seats.map(({ seat, name }) => ({ seat, name, place: now.places?.[seat] ?? 0 }));
  return placed.sort((a, b) => a.place - b.place);
}

/** Other variants for the next game; the others are asked. */
function Changing({ table, done }: { table: Table; done: (options: Options) => void }) {
  const say = useWords();
  const forms = useGame(table.game)?.options;
  const [chosen, choose] = useState<Options>({});
  if (!forms) return <p role="status">{say("loading")}</p>;
  if (!forms.length) return <p>{say("no-variants")}</p>;
  const options = { ...defaults(forms), ...table.options, ...chosen };
  const propose = (event: Event) => {
    event.preventDefault();
    done(options);
  };
  return (
    <form class="changing" onSubmit={propose}>
      <OptionFields forms={forms} chosen={options} choose={choose} />
      <button type="submit" class="primary">
        {say("propose")}
      </button>
    </form>
  );
}
