/** Which board lies open over the table where boards have no room. */
import { useReducer, useRef } from "preact/hooks";
import type { Props } from "./say";

/** Kinds of questions about my whole menu: where it is a strip, it opens. */
const ABOUT_MY_MENU = ["assigning", "rewarding"];

export interface Opened {
  /** "menu": mine; "seat-2": the board of that player; "": none. */
  what: string;
  toggle: (what: string) => void;
}

/** A question opens my menu when it is about it, and else closes what lies over the table. */
export function useOpened({ view, you, awaited }: Props): Opened {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const kept = useRef<{ view: unknown; what: string }>({ view: null, what: "" });
  if (kept.current.view !== view) {
    const asked = you !== null && awaited.includes(you);
    const robbed = view.about_seat === null ? "" : `seat-${view.about_seat}`;
    const about = ABOUT_MY_MENU.includes(view.step) ? "menu" : robbed;
    kept.current = { view, what: asked ? about : kept.current.what };
  }
  return {
    what: kept.current.what,
    toggle: (what) => {
      kept.current.what = kept.current.what === what ? "" : what;
      again(0);
    },
  };
}
