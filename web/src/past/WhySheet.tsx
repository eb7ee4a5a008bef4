/** How good a past decision was, with what its doer knew then. */

import { useAnswer } from "../answer";
import { why } from "../api";
import { Wrong } from "../parts/Message";
import { Sheet } from "../parts/Sheet";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Table } from "../types";
import { useWords } from "../words";
import { Reasons } from "./Reasons";

export function WhySheet({ table, ply, by, close }: { table: Table; ply: number; by: number; close: () => void }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer: found, wrong } = useAnswer(() => why(table.id, ply, language), [table.id, ply, language]);
  return (
    <Sheet title={say("why-title", { name: table.seats[by]!.name })} close={close}>
      {found && (
        <p class="judged-move">
          <b>{found.label}</b>
        </p>
      )}
      {found && <Reasons why={found} />}
      {found && found.weighed.length > 0 && <p class="note">{say("why-note")}</p>}
      {!found && wrong === null && (
        <p class="empty" role="status">
          {say("thinking")} …
        </p>
      )}
      {!found && wrong !== null && <Wrong text={wrong || say("no-answer-text")} />}
    </Sheet>
  );
}
