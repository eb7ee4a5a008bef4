/** What happened, line by line, those of one player together; a line shows its rule when it is pointed at. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../parts/Sign";
import type { SeatInfo, Told } from "../types";
import { useWords } from "../words";

const SHOWN = 200;

/** The player a line is about: the first one it names. */
function seatOf(told: Told): number | null {
  const named = told.operands.find((operand) => operand.domain === "seat");
  return named ? Number(named.member) : null;
}

/** For each line the seat whose lines begin with it, or null: what names nobody belongs to what came before. */
export function beginnings(lines: readonly Told[]): (number | null)[] {
  let current: number | null = null;
  return lines.map((told) => {
    const seat = seatOf(told);
    if (seat === null || seat === current) return null;
    current = seat;
    return seat;
  });
}

/** Arrow keys walk from rule to rule, so that Tab does not have to. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".rule-link")];
  if (!way || !links.length) return;
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? links.length - 1 : Math.max(0, Math.min(at + way, links.length - 1));
  links[next]!.focus();
  event.preventDefault();
  event.stopPropagation();
}

interface Props {
  lines: Told[];
  seats: SeatInfo[];
  openRule: (rule: string) => void;
}

export function LogPanel({ lines, seats, openRule }: Props) {
  const say = useWords();
  const end = useRef<HTMLOListElement>(null);
  const items = useMemo(() => {
    const spoken = lines.filter((told) => told.line);
    const first = Math.max(0, spoken.length - SHOWN);
    const begun = beginnings(spoken);
    return spoken.slice(first).map((told, i) => {
      const seat = begun[first + i] ?? null;
      return (
        <li key={first + i}>
          {seat !== null && (
            <b class="whose">
              <Sign seat={seat} size={16} /> <bdi>{seats[seat]?.name}</bdi>
            </b>
          )}
          <span>{told.line}</span>{" "}
          {told.rule && (
            <button
              type="button"
              class="rule-link"
              tabIndex={-1}
              aria-label={say("rule", { rule: told.rule })}
              onClick={() => openRule(told.rule)}
            >
              {told.rule}
            </button>
          )}
        </li>
      );
    });
  }, [lines, seats, say, openRule]);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines]);
  if (!items.length) return <p class="empty">{say("log-empty")}</p>;
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={say("log")} onKeyDown={walk}>
      {items}
    </ol>
  );
}
