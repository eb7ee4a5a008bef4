/** The keys, and what keeps the game fair. */
import type { Table } from "../types";
import { useWords } from "../words";

const KEYS = [
  ["← ↑ → ↓", "walk"],
  ["Enter", "select"],
  ["Esc", "clear"],
  ["1 – 9", "number"],
  ["u", "undo"],
  ["h", "hint"],
  ["s", "since"],
  ["l", "log"],
  ["c", "chat"],
  ["r", "rules"],
  ["?", "help"],
] as const;

export function Help({ table }: { table: Table }) {
  const say = useWords();
  return (
    <div class="help">
      <p>{say("help-pointing")}</p>
      <h3>{say("keys")}</h3>
      <dl>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`key-${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{say("fair")}</h3>
      <p>{say("fair-text")}</p>
      <code class="hash">{table.commitment}</code>
      {table.secret && (
        <p>
          {say("fair-secret")} <code class="hash">{table.secret}</code>
        </p>
      )}
      {(table.over || table.upload) && (
        <p>
          <a href={`/t/${table.id}?verify`}>{say("verify")}</a>
        </p>
      )}
    </div>
  );
}
