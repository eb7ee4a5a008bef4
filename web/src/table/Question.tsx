/** Somebody asks the others for their consent. */
import { useGame } from "../answer";
import type { Asked, OptionForm, Table } from "../types";
import { useWords } from "../words";

export function Question({ table, asked, agree }: { table: Table; asked: Asked; agree: (yes: boolean) => void }) {
  const say = useWords();
  const mine =
    asked.by === null ? table.seats.some((seat) => seat.may.includes("withdraw")) : table.mine.includes(asked.by);
  const answering = asked.waiting.some((seat) => table.mine.includes(seat));
  const kind = mine
    ? "waiting"
    : asked.what === "stand-in" && answering && table.mine.length === 1
      ? "asked-you"
      : "asked";
  return (
    <div class="asked-undo" role="status">
      <p>{say(`${asked.what}-${kind}`, { name: asked.name, seat: asked.seat_name })}</p>
      {asked.what === "rematch" && <Changed table={table} asked={asked} />}
      {answering && (
        <button type="button" class="primary" onClick={() => agree(true)}>
          {say("agree")}
        </button>
      )}
      {(answering || mine) && (
        <button type="button" class="answer" onClick={() => agree(false)}>
          {say(mine ? "withdraw" : "disagree")}
        </button>
      )}
    </div>
  );
}

/** The variants that would change. */
function Changed({ table, asked }: { table: Table; asked: Asked }) {
  const say = useWords();
  const forms = useGame(table.game)?.options ?? [];
  const now = (name: string, fallback: unknown) => table.options[name] ?? fallback;
  const changed = forms.filter(
    (form) =>
      asked.options[form.name] !== undefined && asked.options[form.name] !== now(form.name, form.schema.default),
  );
  const text = (form: OptionForm) => {
    const value = asked.options[form.name];
    return typeof value === "boolean" ? say(value ? "yes" : "no") : (form.words[String(value)] ?? String(value));
  };
  return (
    <ul class="changed">
      {changed.map((form) => (
        <li key={form.name}>
          {form.label}: <b>{text(form)}</b>
        </li>
      ))}
    </ul>
  );
}
