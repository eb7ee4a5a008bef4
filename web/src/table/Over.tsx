/** The end, in the strip where questions stood: who won, another game, and the page with the result. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useGame } from "../answer";
import { Corner } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { go } from "../router";
import { defaults, OptionFields, type Value } from "../screens/OptionField";
import { motionScale } from "../settings";
import type { Finale, Now, Table } from "../types";
import { listed, type Say, useWords } from "../words";
import { AgainBar, SinceButton } from "./Film";
import type * as Page from "./Finale";
import type { Session, Again as Step } from "./session";

interface Props {
  session: Session;
  table: Table;
  now: Now;
  finale: Finale;
  /** What happened last is looked at once more. */
  step: Step | null;
}

type Options = Record<string, Value>;

const LOOK = 1400; // ms for everybody to see the last move

export function Over({ session, table, now, finale, step }: Props) {
  const say = useWords();
  const [open, show] = useState(false);
  const [changing, change] = useState(false);
  const [wanted, want] = useState(false);
  const [page, set] = useState<typeof Page | null>(null);
  useEffect(() => {
    void import("./Finale").then(set);
    const timer = setTimeout(() => show(true), LOOK * motionScale());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (now.asked) show(true);
  }, [now.asked]);
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
  const next = (
    <Next table={table} again={() => again(null)} {...(now.asked ? {} : { change: () => change(true) })}>
      <SinceButton session={session} table={table} />
    </Next>
  );
  if (step) return <AgainBar session={session} again={step} />;
  return (
    <section class="prompt over" aria-label={say("over")}>
      <Corner />
      <p class="outcome">{outcome(say, table, finale)}</p>
      {!open && (
        <div class="next">
          <Again table={table} again={() => again(null)} />
          <button type="button" onClick={() => show(true)}>
            <Icon name="review" /> {say("result")}
          </button>
          <SinceButton session={session} table={table} />
        </div>
      )}
      {open && page && !changing && (
        <Sheet title={outcome(say, table, finale)} close={() => show(false)} wide foot={next}>
          <page.FinalePage table={table} now={now} finale={finale} agree={agree} />
        </Sheet>
      )}
      {changing && (
        <Sheet title={say("again-changed")} close={() => change(false)}>
          <Changing table={table} done={again} />
        </Sheet>
      )}
    </section>
  );
}

/** Who has won, in a sentence. */
export function outcome(say: Say, table: Table, finale: Finale): string {
  const winners = finale.tallies.filter(({ place }) => place === 1);
  if (table.mine.length === 1 && winners.some(({ seat }) => seat === table.mine[0])) return say("you-won");
  return winners.length ? say("won", { names: listed(winners.map(({ name }) => name)) }) : say("nobody-won");
}

/** Once more at once, for those who played; or to where the others already are. */
function Again({ table, again }: { table: Table; again: () => void }) {
  const say = useWords();
  if (table.rematch)
    return (
      <a class="button primary" href={`/t/${table.rematch}`}>
        <Icon name="arrow" /> {say("to-rematch")}
      </a>
    );
  if (!table.mine.length) return null;
  return (
    <button type="button" class="primary" onClick={again}>
      <Icon name="undo" /> {say("again")}
    </button>
  );
}

interface NextProps {
  table: Table;
  again: () => void;
  /** Where other variants can be proposed. */
  change?: () => void;
  children: ComponentChildren;
}

/** Where to go from the page with the result. */
function Next({ table, again, change, children }: NextProps) {
  const say = useWords();
  return (
    <p class="next">
      <Again table={table} again={again} />
      {!table.rematch && table.mine.length > 0 && change && (
        <button type="button" onClick={change}>
          {say("again-changed")}
        </button>
      )}
      <a class="button" href="/">
        {say("to-front")}
      </a>
      {children}
    </p>
  );
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
