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
  const say = useWords();
  const [at, go] = useState(0);
  const root = useRef<HTMLElement>(null);
  const near = useNear(root);
  const printing = usePrinting();
  const last = figure.steps.length - 1;
  const heading = `figure-${figure.name}`;
  return (
    <figure class="figure" id={heading} ref={root} aria-labelledby={`${heading}-title`}>
      <h4 id={`${heading}-title`}>
        <Marked text={figure.title} words={words} />
      </h4>
      {printing ? (
        <ol class="strip">
          {figure.steps.map((step, i) => (
            <li key={i}>
              <Scene figure={figure} at={i} drawn={drawn} />
              <Said step={step} words="" />
            </li>
          ))}
        </ol>
      ) : (
        <>
          {near ? <Scene figure={figure} at={at} drawn={drawn} /> : <div class="board" aria-busy="true" />}
          <figcaption aria-live="polite">
            {figure.steps.map((step, i) => (
              <div key={i} class="said" data-now={i === at} aria-hidden={i !== at} inert={i !== at}>
                <Said step={step} words={words} />
              </div>
            ))}
          </figcaption>
          {last > 0 && (
            <div class="steps">
              <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
                <Icon name="back" /> {say("figure-back")}
              </button>
              <span>{say("figure-step", { at: at + 1, of: last + 1 })}</span>
              <button type="button" onClick={() => go(at === last ? 0 : at + 1)}>
                {say(at === last ? "figure-again" : "figure-next")} <Icon name={at === last ? "first" : "forth"} />
              </button>
            </div>
          )}
        </>
      )}
    </figure>
  );
}

/** What is shown, and what the rules say to what could be done here. */
function Said({ step, words }: { step: FigureStep; words: string }) {
  const say = useWords();
  return (
    <>
      <p>
        <Marked text={step.text} words={words} />
      </p>
      {step.tries.length > 0 && (
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
      )}
    </>
  );
}

/** The board at a step; a step forward is shown as it happened. */
function Scene({ figure, at, drawn }: { figure: FigureInfo; at: number; drawn: Drawn | null }) {
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
    if (drawn) stand.current.stage?.light(light);
  }, [light, drawn]);
  const seats = useMemo<BoardSeat[]>(
    () => moment.names.map((name, seat) => ({ seat, name, you: seat === moment.viewer, bot: false, online: true })),
    [moment],
  );
  return (
    <Picture stand={stand.current} drawn={drawn} seats={seats} you={moment.viewer} now={moment} choosing={LOOKING} />
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
