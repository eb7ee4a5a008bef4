/** The log beside a replay: what was told by this moment is dark, the rest is pale; a line leads to its moment. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { isHeading, turnsOf } from "../table/film";
import { kindOf } from "../table/kinds";
import { type Light, whenShown } from "../table/LogPanel";
import type { SeatInfo, Story, Told } from "../types";
import { useWords } from "../words";
import { stopAt } from "./stops";

interface Props {
  story: Story | null;
  seats: SeatInfo[];
  ply: number;
  go: (ply: number) => void;
  light: Light;
}

function showCurrent(list: HTMLElement): void {
  const line = [...list.querySelectorAll("[aria-current]")].at(-1)?.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (line) list.scrollTop += line.top - room.top - room.height / 2;
}

export function StoryPanel({ story, seats, ply, go, light }: Props) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => whenShown(list.current, showCurrent), [ply, story]);
  if (!story) return <p class="empty">{say("loading")}</p>;
  const spoken = story.lines.filter((line) => line.line);
  const current = spoken.findLast((line) => stopAt(story, line.ply) <= ply);
  const here = (line: Told) => current && stopAt(story, line.ply) === stopAt(story, current.ply);
  return (
    <ol class="log story" ref={list} tabIndex={0} aria-label={say("log")} onMouseLeave={() => light(null)}>
      {turnsOf(spoken).map(({ turn, by, told }) => [
        by !== null && (
          <li key={turn} class="whose">
            <Sign seat={by} size={16} /> <bdi>{isHeading(told) ? told[0]!.line : seats[by]?.name}</bdi>
          </li>
        ),
        ...told.slice(isHeading(told) ? 1 : 0).map((line, i) => (
          <li
            key={`${turn} ${i}`}
            class={`${stopAt(story, line.ply) > ply ? "to-come" : ""} ${by === null && i === 0 ? "chapter" : ""}`}
            onMouseEnter={() => light(line)}
            onFocusIn={() => light(line)}
          >
            <button
              type="button"
              {...(here(line) ? { "aria-current": "step" as const } : {})}
              onClick={() => go(line.ply)}
            >
              <Icon name={kindOf(line.name)} size={16} /> <span>{line.line}</span>
            </button>
          </li>
        )),
      ])}
    </ol>
  );
}
