/** Where in the game: a slider, steps, and keys for them. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Corner } from "../parts/Header";
import { Icon, type IconName } from "../parts/Icon";
import { Captioned } from "../table/Film";
import type { Story } from "../types";
import { useWords } from "../words";
import { captionAt, stepFrom, stepsOf, turnFrom } from "./stops";
import { type Playing, SPEEDS } from "./usePlaying";

interface Props {
  story: Story | null;
  ply: number;
  go: (ply: number) => void;
  film: Playing;
  children: ComponentChildren;
}

/** Keys for the steps, unless somebody writes or presses a button. */
function useSteps(steps: Record<string, () => void>): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element &&
        event.target.closest("input:not([type=range]), select, textarea, dialog, .story");
      const step = latest.current[event.key];
      const pressing =
        event.key === " " && event.target instanceof Element && event.target.closest("button, a, summary");
      if (!step || writing || pressing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

export function Scrubber({ story, ply, go, film, children }: Props) {
  const say = useWords();
  const last = story?.ply ?? 0;
  const first = story ? stepsOf(story)[0]! : 0;
  const steps: Record<string, () => void> = {
    ArrowLeft: () => story && go(stepFrom(story, ply, -1)),
    ArrowRight: () => story && go(stepFrom(story, ply, 1)),
    ArrowUp: () => story && go(turnFrom(story, ply, -1)),
    ArrowDown: () => story && go(turnFrom(story, ply, 1)),
    Home: () => go(first),
    End: () => go(last),
    " ": film.toggle,
  };
  useSteps(steps);
  const said = story && captionAt(story, ply);
  const buttons: [IconName, string, string][] = [
    ["first", "ArrowUp", "step-turn-back"],
    ["back", "ArrowLeft", "step-back"],
    ["forth", "ArrowRight", "step-forth"],
    ["last", "ArrowDown", "step-turn-forth"],
  ];
  return (
    <section class="prompt scrubber" aria-label={say("scrubber")}>
      <Corner />
      <div class="happened" aria-live="polite">
        {said && ply > first ? <Captioned beat={said} /> : <p>{say(ply > first ? "step-silent" : "step-start")}</p>}
      </div>
      <div class="along">
        <input
          type="range"
          disabled={!story}
          min={first}
          max={last}
          value={ply}
          aria-label={say("scrubber")}
          aria-valuetext={say("step-of", { ply, last })}
          onInput={({ currentTarget: { value } }) => story && go(stepsOf(story).find((step) => step >= Number(value))!)}
        />
        <span class="where">{say("step-of", { ply, last })}</span>
      </div>
      <div class="answers">
        <span class="steps">
          <PlayButton film={film} disabled={!last} />
          {buttons.map(([icon, key, name]) => (
            <button
              key={key}
              type="button"
              class="quiet"
              aria-label={say(name)}
              title={say(name)}
              onClick={() => steps[key]!()}
            >
              <Icon name={icon} />
            </button>
          ))}
        </span>
        {children}
      </div>
    </section>
  );
}

function PlayButton({ film, disabled }: { film: Playing; disabled: boolean }) {
  const say = useWords();
  const name = say(film.playing ? "pause-replay" : "play-replay");
  return (
    <>
      <button type="button" class="quiet play" disabled={disabled} aria-label={name} title={name} onClick={film.toggle}>
        <Icon name={film.playing ? "pause" : "play"} />
      </button>
      <select
        class="speed"
        aria-label={say("replay-speed")}
        title={say("replay-speed")}
        value={film.speed}
        onChange={(event) => film.hurry(Number(event.currentTarget.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </>
  );
}
