/** What can be done with a finished game. */
import { Icon, type IconName } from "../parts/Icon";
import type { Table } from "../types";
import { useWords } from "../words";

export function Afterwards({ table, here }: { table: Table; here?: "replay" | "review" | "verify" }) {
  const say = useWords();
  const pages: ["replay" | "review" | "verify", IconName][] = [
    ["replay", "replay"],
    ["review", "review"],
    ["verify", "shield"],
  ];
  return (
    <nav class="afterwards" aria-label={say("afterwards")}>
      {here && here !== "replay" && !table.upload && (
        <a class="button" href={`/t/${table.id}`}>
          <Icon name="undo" /> {say("back-to-table")}
        </a>
      )}
      {pages
        .filter(([page]) => page !== here)
        .map(([page, icon]) => (
          <a key={page} class="button" href={`/t/${table.id}?${page}`}>
            <Icon name={icon} /> {say(page)}
          </a>
        ))}
      <a class="button" href={`/api/tables/${table.id}/record`} download="">
        <Icon name="save" /> {say("save-record")}
      </a>
    </nav>
  );
}
