/** The end: places, scores, and the way to another game with the same people. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useGame } from "../answer";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Sign } from "../parts/Sign";
import { Afterwards } from "../past/Afterwards";
import { go } from "../router";
import { defaults, OptionField, type Value } from "../screens/OptionField";
import type { Now, Refused, Table } from "../types";
import { useWords } from "../words";
import { Question } from "./Question";
import type { Session } from "./session";

export function Over({
  session,
  table,
  now,
  refused,
}: {
  session: Session;
  table: Table;
  now: Now;
  refused: Refused | null;
}) {
  const say = useWords();
  const [changing, change] = useState(false);
  const [wanted, want] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: "end", behavior: "smooth" }), []);
  useEffect(() => {
    if (wanted && table.rematch) go(`/t/${table.rematch}`);
  }, [wanted, table.rematch]);
  const places = now.places ?? [];
  const order = table.seats.map((seat) => seat.seat).sort((a, b) => places[a]! - places[b]!);
  const won = table.mine.length === 1 && places[table.mine[0]!] === 1;
  const winners = order.filter((seat) => places[seat] === 1).map((seat) => table.seats[seat]!.name);
  const again = (options: Record<string, Value> | null) => {
    want(true);
    session.wish({ type: "rematch", options });
  };
  const seated = table.mine.length > 0;
  return (
    <section class="over" ref={section} aria-label={say("over")}>
      <div class="over-head">
        <h2>
          {won ? say("you-won") : winners.length ? say("won", { names: winners.join(say("and")) }) : say("lost-alone")}
        </h2>
        <p class="next">
          {table.rematch ? (
            <a class="button primary" href={`/t/${table.rematch}`}>
              <Icon name="arrow" /> {say("to-rematch")}
            </a>
          ) : (
            seated && (
              <>
                <button type="button" class="primary" onClick={() => again(null)}>
                  <Icon name="undo" /> {say("again")}
                </button>
                {!now.asked && (
                  <button type="button" onClick={() => change(true)}>
                    {say("again-changed")}
                  </button>
                )}
              </>
            )
          )}
          <a class="button" href="/">
            {say("to-front")}
          </a>
        </p>
      </div>
      {now.asked && (
        <Question
          table={table}
          asked={now.asked}
          agree={(yes) => {
            if (yes) want(true);
            session.wish({ type: "agree", yes });
          }}
        />
      )}
      {refused && (
        <p class="refused" role="alert">
          <span>{refused.text}</span>
        </p>
      )}
      <ol>
        {order.map((seat) => (
          <li key={seat} class={places[seat] === 1 ? "winner" : ""}>
            <span class="place">{places[seat]}</span>
            <Sign seat={seat} />
            <bdi>{table.seats[seat]!.name}</bdi>
            <span class="points">
              {now.scores[seat]} <small>{now.scores_label}</small>
            </span>
          </li>
        ))}
      </ol>
      <Afterwards table={table} />
      {changing && (
        <Sheet title={say("again-changed")} close={() => change(false)}>
          <Changing
            table={table}
            done={(options) => {
              change(false);
              again(options);
            }}
          />
        </Sheet>
      )}
    </section>
  );
}

/** Other variants for the next game; the others are asked. */
function Changing({ table, done }: { table: Table; done: (options: Record<string, Value>) => void }) {
  const say = useWords();
  const forms = useGame(table.game)?.options;
  const [chosen, choose] = useState<Record<string, Value>>({});
  if (!forms) return <p role="status">{say("loading")}</p>;
  if (!forms.length) return <p>{say("no-variants")}</p>;
  const options = { ...defaults(forms), ...table.options, ...chosen };
  return (
    <form
      class="changing"
      onSubmit={(event) => {
        event.preventDefault();
        done(options);
      }}
    >
      {forms.map((form) => (
        <OptionField
          key={form.name}
          form={form}
          value={options[form.name]}
          set={(value) => choose({ ...chosen, [form.name]: value })}
        />
      ))}
      <button type="submit" class="primary">
        {say("propose")}
      </button>
    </form>
  );
}
