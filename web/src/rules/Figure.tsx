/** A position of the real board that one can step through; on paper all its steps side by side. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardSeat } from "../board";
import { Icon } from "../parts/Icon";
import type { Stand } from "../table/BoardFrame";
import type { Drawn } from "../table/boards";
import { LOOKING } from "../table/choosing";
import { Picture } from "../table/Picture";
import type { FigureInfo, FigureStep } from "../types";
import { useWords } from "../words";
import { Marked } from "./Marked";
import { usePrinting } from "./printing";

interface Props {
  figure: FigureInfo;
  drawn: Drawn | null;
  /** What is searched for. */
  words: string;
}

export function Figure({ figure, drawn, words }: Props) {
  const [at, go] = useState(0);
  const root = useRef<HTMLElement>(null);
  const near = useNear(root);
  useParts(root);
  const printing = usePrinting();
  const last = figure.steps.length - 1;
  const heading = `figure-${figure.name}`;
  return (
    <figure class="illustration" id={heading} ref={root} aria-labelledby={`${heading}-title`}>
      <div class="figure-head">
        <h4 id={`${heading}-title`}>
          <Marked text={figure.title} words={words} />
        </h4>
        {last > 0 && !printing && <Steps at={at} last={last} go={go} />}
      </div>
      {printing ? (
        <ol class="strip">
          {figure.steps.map((step, i) => (
            <li key={i}>
              <p>{step.text}</p>
              <Scene figure={figure} at={i} drawn={drawn} />
              <Tries step={step} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <figcaption aria-live="polite">
            {figure.steps.map((step, i) => (
              <p key={i} aria-hidden={i !== at}>
                <Marked text={step.text} words={words} />
              </p>
            ))}
          </figcaption>
          {near ? <Scene figure={figure} at={at} drawn={drawn} /> : <div class="board" aria-busy="true" />}
          <Tries step={figure.steps[at]!} />
        </>
      )}
    </figure>
  );
}

function Steps({ at, last, go }: { at: number; last: number; go: (at: number) => void }) {
  const say = useWords();
  const [back, next] = [say("figure-back"), say(at === last ? "figure-again" : "figure-next")];
  return (
    <div class="steps">
      <button type="button" disabled={at === 0} aria-label={back} title={back} onClick={() => go(at - 1)}>
        <Icon name="back" />
      </button>
      <span>{say("figure-step", { at: at + 1, of: last + 1 })}</span>
      <button
        type="button"
        class={at === last ? "" : "primary"}
        aria-label={next}
        title={next}
        onClick={() => go(at === last ? 0 : at + 1)}
      >
        <Icon name={at === last ? "first" : "forth"} />
      </button>
    </div>
  );
}

/** What the rules say to what could be done here. */
function Tries({ step }: { step: FigureStep }) {
  const say = useWords();
  if (!step.tries.length) return null;
  return (
    <ul class="tries">
      {step.tries.map((one) => (
        <li key={one.label} class={one.rule ? "no" : "yes"}>
          <Icon name={one.rule ? "close" : "check"} size={18} />
          <span class="visually-hidden">{say(one.rule ? "figure-no" : "figure-yes")}</span>
          <span>{one.label}</span>
          {one.rule && <a href={`#${one.rule}`}>{one.rule}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The board at a step; a step forward is shown as it happened. */
function Scene({ figure, at, drawn }: { figure: FigureInfo; at: number; drawn: Drawn | null }) {
  const room = useRef<HTMLDivElement>(null);
  const stand = useRef<Stand>({ stage: null });
  const [shown, show] = useState(at);
  const { moment, light } = figure.steps[shown]!;
  useEffect(() => {
    if (at === shown) return;
    const { told } = figure.steps[at]!;
    const before = at === shown + 1 ? stand.current.stage?.shoot(told) : undefined;
    show(at);
    if (before) requestAnimationFrame(() => void stand.current.stage?.play(before, told));
  }, [at, shown, figure]);
  useEffect(() => {
    const relight = () => stand.current.stage?.light(light);
    relight();
    const watcher = new MutationObserver(relight); // a board may open a tab of its own a little later
    watcher.observe(room.current!, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [light]);
  const seats = useMemo<BoardSeat[]>(
    () => moment.names.map((name, seat) => ({ seat, name, you: false, bot: false, online: true })),
    [moment],
  );
  return (
    <div ref={room}>
      <Picture stand={stand.current} drawn={drawn} seats={seats} you={moment.viewer} now={moment} choosing={LOOKING} />
    </div>
  );
}

/** Whether it is, or once was, so near that it may soon be seen: many boards on a page are not drawn at once. */
function useNear(root: { current: HTMLElement | null }): boolean {
  const [near, set] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) set(true);
      },
      { rootMargin: "600px" },
    );
    watcher.observe(root.current!);
    return () => watcher.disconnect();
  }, [root]);
  return near;
}

/** Of the many boards on the page none has landmarks: their parts are groups within a figure. */
function useParts(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const group = () => {
      for (const part of root.current!.querySelectorAll("section:not([role])")) part.setAttribute("role", "group");
    };
    group();
    const watcher = new MutationObserver(group);
    watcher.observe(root.current!, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [root]);
}
