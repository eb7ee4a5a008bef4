/** Where a game came from, if it goes on from a moment of another one. */
import { Icon } from "../parts/Icon";
import type { Table } from "../types";
import { useWords } from "../words";

export function Origin({ table }: { table: Table }) {
  const say = useWords();
  const { source } = table;
  if (!source) return null;
  const words = say("branched", { ply: source.ply });
  return (
    <p class="origin">
      <Icon name="branch" /> {source.table ? <a href={`/t/${source.table}?replay=${source.ply}`}>{words}</a> : words}
    </p>
  );
}
