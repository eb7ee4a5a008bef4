/** A list of tables. */
import { coverOf } from "../table/boards";
import type { TableRow } from "../types";
import { useWords } from "../words";
import { Icon } from "./Icon";

interface Props {
  title?: string;
  rows: TableRow[];
  /** Whether a link leads to the page of my tables. */
  all?: boolean;
  /** What is said when there is none; without it there is nothing to see then. */
  none?: string;
}

/** Tables one can go to, with whose turn it is. */
export function Tables({ title, rows, all, none }: Props) {
  const say = useWords();
  if (!rows.length && !all && !none) return null;
  const state = (row: TableRow) => {
    if (row.upload) return "row-record";
    if (row.over) return "row-over";
    if (!row.started) return "row-waiting";
    if (row.your_turn) return "row-your-turn";
    return row.awaited.length ? "row-turn-of" : "row-running";
  };
  return (
    <section class="tables">
      <div class="tables-head">
        {title && <h2>{title}</h2>}
        {all && <a href="/?mine">{say("all-my-tables")}</a>}
      </div>
      {!rows.length && none && <p class="none">{none}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.table}>
            <a href={`/t/${row.table}`} class={row.your_turn && !row.over ? "row turn" : "row"}>
              {coverOf(row.game) && <img src={coverOf(row.game)!} alt="" width="64" height="48" />}
              <span class="row-text">
                <b>{row.game_name}</b>
                <span class="row-seats">{row.seats.map((name) => name || say("free-seat")).join(say("and"))}</span>
              </span>
              <span class="row-state">
                {say(state(row), {
                  count: row.open,
                  names: row.awaited.map((name) => name || say("free-seat")).join(say("and")),
                })}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tables that nobody touched for a long time. */
export function Archive({ rows }: { rows: TableRow[] }) {
  const say = useWords();
  const old = rows.filter((row) => row.archived);
  if (!old.length) return null;
  return (
    <details class="archive">
      <summary>{say("archive")}</summary>
      <p>{say("archive-text")}</p>
      <Tables rows={old} />
    </details>
  );
}
