/** The board with what the shell adds to it: light, pointing, keys, motion. */
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Choice } from "../choose";
import { motionScale } from "../settings";
import { light, markOf, neighbour } from "./light";
import { Stage } from "./motion";

interface Props {
  session: { stage: Stage | null };
  board: ComponentType<BoardProps<never>>;
  given: BoardProps<unknown>;
  choice: Choice;
  every: Set<string>;
  selected: string[];
  label: string;
  point: (mark: string) => void;
  confirm: () => void;
}

export function BoardFrame(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { session, choice, every, selected } = props;
  const Board = props.board as ComponentType<BoardProps<unknown>>;
  const drawn = useMemo(() => <Board {...props.given} />, [Board, props.given]); // most of the page: not for every click

  useEffect(() => {
    const stage = new Stage(root.current!);
    session.stage = stage;
    return () => {
      stage.skip();
      session.stage = null;
    };
  }, [session]);

  useLayoutEffect(() => {
    const element = root.current!;
    const relight = () => light(element, choice, every, selected);
    relight();
    const watcher = new MutationObserver(relight);
    watcher.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-at"] });
    return () => watcher.disconnect();
  }, [choice, every, selected, props.given]);

  const target = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-lit]") : null;
    return element && root.current!.contains(element) ? element : null;
  };
  const pointAt = (element: HTMLElement) => {
    const mark = markOf(element, choice, every);
    if (mark) props.point(mark);
  };
  const press = (event: KeyboardEvent) => {
    const element = target(event);
    if (!element || event.target !== element) return;
    const next = neighbour(root.current!, element, event.key);
    if (next) {
      for (const other of root.current!.querySelectorAll("[data-lit]")) other.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    } else if (event.key === "Enter" && element.hasAttribute("data-picked") && choice.ready) props.confirm();
    else if (event.key === "Enter" || event.key === " ") pointAt(element);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={root}
      class="board"
      role="group"
      aria-label={props.label}
      style={{ "--motion": motionScale() }}
      onClick={(event) => {
        const element = target(event);
        if (element) pointAt(element);
      }}
      onKeyDown={press}
    >
      {drawn}
    </div>
  );
}
