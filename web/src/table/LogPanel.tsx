/** What happened, turn by turn.  A line that is pointed at shows its rule, and its place on the board. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import type { SeatInfo, Told } from "../types";
import { useWords } from "../words";
import { isHeading, type Turn, turnsOf } from "./film";
import { kindOf } from "./kinds";

const SHOWN = 200;
const FOLDED = 8; // lines of the setup or of a deal that are told at length

/** Arrow keys walk from rule to rule and to what is folded, so that Tab does not have to. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".rule-link, summary")].filter(
    (link) => link.matches("summary") || !link.closest("details:not([open])"),
  );
  if (!way || !links.length) return;
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? links.length - 1 : Math.max(0, Math.min(at + way, links.length - 1));
  links[next]!.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Now, and whenever its room has changed: on a narrow screen that is turned the log was not to be seen. */
export function whenShown(list: HTMLElement | null, scroll: (list: HTMLElement) => void): () => void {
  const watch = new ResizeObserver(() => scroll(list!));
  if (list) watch.observe(list);
  return () => watch.disconnect();
}

/** Light on the board what a line is about, or nothing. */
export type Light = (told: Told | null) => void;

interface LogProps {
  lines: Told[];
  seats: SeatInfo[];
  openRule: (rule: string) => void;
  light: Light;
  /** A line was pressed: where the log covers the board it makes room. */
  press?: Light;
}

export function LogPanel({ lines, seats, openRule, light, press = light }: LogProps) {
  const say = useWords();
  const end = useRef<HTMLOListElement>(null);
  const items = useMemo(() => {
    const spoken = lines.filter((told) => told.line).slice(-SHOWN);
    return turnsOf(spoken).map((turn) => (
      <Turned key={turn.turn} turn={turn} seats={seats} openRule={openRule} light={light} press={press} />
    ));
  }, [lines, seats, openRule, light, press]);
  useEffect(() => whenShown(end.current, (list) => list.scrollTo(0, list.scrollHeight)), [lines]);
  useEffect(() => () => light(null), [light]);
  if (!items.length) return <p class="empty">{say("log-empty")}</p>;
  return (
    <ol
      class="log"
      ref={end}
      tabIndex={0}
      aria-label={say("log")}
      onKeyDown={walk}
      onMouseLeave={() => light(null)}
      onFocusOut={() => light(null)}
    >
      {items}
    </ol>
  );
}

type Rest = Pick<LogProps, "openRule" | "light" | "press">;

function Turned({ turn, seats, ...rest }: Rest & { turn: Turn; seats: SeatInfo[] }) {
  const say = useWords();
  const { by, told } = turn;
  const folded = by === null && told.length > FOLDED;
  const heading = isHeading(told);
  const lines = told.slice(heading ? 1 : 0, folded ? 1 : undefined);
  return (
    <>
      {by !== null && (
        <li class="whose">
          <Sign seat={by} size={16} /> <bdi>{heading ? told[0]!.line : seats[by]?.name}</bdi>
        </li>
      )}
      {lines.map((line, i) => (
        <Line key={i} told={line} chapter={by === null && i === 0} {...rest} />
      ))}
      {folded && (
        <li>
          <details>
            <summary tabIndex={-1}>{say("log-more", { count: told.length - 1 })}</summary>
            <ol>
              {told.slice(1).map((line, i) => (
                <Line key={i} told={line} {...rest} />
              ))}
            </ol>
          </details>
        </li>
      )}
    </>
  );
}

function Line({ told, chapter = false, openRule, light, press }: Rest & { told: Told; chapter?: boolean }) {
  const say = useWords();
  const show = () => light(told);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys walk along the lines and light them
    <li class={chapter ? "chapter" : ""} onMouseEnter={show} onFocusIn={show} onClick={() => press?.(told)}>
      <Icon name={kindOf(told.name)} size={16} />
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
}
