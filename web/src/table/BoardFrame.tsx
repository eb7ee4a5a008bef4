/** The board with what the shell adds to it: light, pointing, keys, motion. */
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../board";
import { motionScale } from "../settings";
import { useWords } from "../words";
import type { Choosing } from "./choosing";
import { explain } from "./explain";
import { light, markOf, neighbour } from "./light";
import { Stage } from "./motion";

/** Where a board leaves its stage, for whoever makes its pieces move. */
export interface Stand {
  stage: Stage | null;
}

interface Props {
  stand: Stand;
  board: ComponentType<BoardProps<never>>;
  given: BoardProps<unknown>;
  choosing: Choosing;
}

/** Its pieces move and its things explain themselves as long as it is there. */
function useStage(root: { current: HTMLElement | null }, stand: Stand) {
  useEffect(() => {
    const stage = new Stage(root.current!);
    stand.stage = stage;
    return () => {
      stage.skip();
      stand.stage = null;
    };
  }, [root, stand]);
  useEffect(() => explain(root.current!), [root]);
}

export function BoardFrame(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const say = useWords();
  const { stand, choosing } = props;
  const { choice, every, selected } = choosing;
  const Board = props.board as ComponentType<BoardProps<unknown>>;
  // Most of the page, so not drawn again for every click.
  const drawn = useMemo(() => <Board {...props.given} />, [Board, props.given]);

  useStage(root, stand);

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
    if (mark) choosing.point(mark);
  };
  const press = (event: KeyboardEvent) => {
    const element = target(event);
    if (!element || event.target !== element) return;
    const next = neighbour(root.current!, element, event.key);
    if (next) {
      for (const other of root.current!.querySelectorAll("[data-lit]")) other.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    } else if (event.key === "Enter" && element.hasAttribute("data-picked") && choice.ready) choosing.confirm();
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
      aria-label={say("board")}
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
