/** How good a past decision was, with what its doer knew then. */
import { useEffect, useState } from "preact/hooks";
import { why as ask } from "../api";
import { Sheet } from "../parts/Sheet";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Table, Why } from "../types";
import { useWords } from "../words";
import { Reasons } from "./Reasons";

export function WhySheet({ table, ply, by, close }: { table: Table; ply: number; by: number; close: () => void }) {
  const say = useWords();
  const { language } = useStore(settings);
  const [found, set] = useState<Why | null>(null);
  const [wrong, tell] = useState("");
  useEffect(() => {
    let wanted = true;
    ask(table.id, ply, language).then(
      (why) => wanted && set(why),
      (error: Error) => wanted && tell(error.message || say("no-answer-text")),
    );
    return () => void (wanted = false);
  }, [table.id, ply, language]);
  return (
    <Sheet title={say("why-title", { name: table.seats[by]!.name })} close={close}>
      {found && (
        <p class="judged-move">
          <b>{found.label}</b>
        </p>
      )}
      {found && <Reasons why={found} />}
      {found && found.weighed.length > 0 && <p class="note">{say("why-note")}</p>}
      {!found && !wrong && (
        <p class="empty" role="status">
          {say("thinking")} …
        </p>
      )}
      {wrong && (
        <p class="refused" role="alert">
          <span>{wrong}</span>
        </p>
      )}
    </Sheet>
  );
}
