/** The log beside a replay: what was told by this moment is dark, the rest is pale; a line leads to its moment. */
import { useEffect, useRef } from "preact/hooks";
import type { Story } from "../types";
import { useWords } from "../words";

export function StoryPanel({ story, ply, go }: { story: Story | null; ply: number; go: (ply: number) => void }) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (line && list.current)
      list.current.scrollTop = line.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [ply, story]);
  if (!story) return <p class="empty">{say("loading")}</p>;
  const current = story.lines.findLast((line) => line.ply <= ply)?.ply ?? -1;
  return (
    <ol class="log story" ref={list} tabIndex={0} aria-label={say("log")}>
      {story.lines.map((line, i) => (
        <li key={i} class={line.ply > ply ? "to-come" : ""}>
          <button
            type="button"
            {...(line.ply === current ? { "aria-current": "step" as const } : {})}
            onClick={() => go(line.ply)}
          >
            <small>{line.ply}</small> <span>{line.line}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
