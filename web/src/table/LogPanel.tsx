/** What happened, line by line, each with the rule that made it happen. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Told } from "../types";
import { useWords } from "../words";

const SHOWN = 200;

export function LogPanel({ lines, openRule }: { lines: Told[]; openRule: (rule: string) => void }) {
  const say = useWords();
  const end = useRef<HTMLOListElement>(null);
  const items = useMemo(() => {
    const spoken = lines.filter((told) => told.line);
    const first = Math.max(0, spoken.length - SHOWN);
    return spoken.slice(first).map((told, i) => (
      <li key={first + i}>
        <span>{told.line}</span>{" "}
        {told.rule && (
          <button
            type="button"
            class="rule-link"
            aria-label={say("rule", { rule: told.rule })}
            onClick={() => openRule(told.rule)}
          >
            {told.rule}
          </button>
        )}
      </li>
    ));
  }, [lines, say, openRule]);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines]);
  if (!items.length) return <p class="empty">{say("log-empty")}</p>;
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={say("log")}>
      {items}
    </ol>
  );
}
