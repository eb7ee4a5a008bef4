/** What the reader points at, and what becomes of it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Choice, narrow, showsFirst, toggle } from "../choose";
import { settings } from "../settings";
import type { Hinted, Option } from "../types";
import type { Playing, Session } from "./session";

export interface Choosing {
  selected: string[];
  choice: Choice;
  /** The marks of all options, also of those that do not fit the selection. */
  every: Set<string>;
  /** Point at a thing on the board. */
  point: (mark: string) => void;
  /** Choose a move by its words. */
  pick: (option: Option) => void;
  /** Say what is ready. */
  confirm: () => void;
  clear: () => void;
}

const NO_OPTIONS: Option[] = [];
const nothing = () => undefined;

/** Where nothing can be chosen. */
export const LOOKING: Choosing = {
  selected: [],
  choice: narrow([], []),
  every: new Set(),
  point: nothing,
  pick: nothing,
  confirm: nothing,
  clear: nothing,
};

/** What is selected, and which of it by the last gesture: one tap, the words of a move, a hint. */
interface Selection {
  all: string[];
  last: string[];
}

const NONE: Selection = { all: [], last: [] };
const together = (marks: string[]): Selection => ({ all: marks, last: marks });

/** `ready`: I am asked, and what is on the board is how it stands.  A new moment begins with nothing selected, a hint
 * selects its move. */
export function useChoosing(
  session: Session,
  { now, hinted }: Pick<Playing, "now" | "hinted">,
  ready: boolean,
): Choosing {
  const [{ all: selected, last }, select] = useState(NONE);
  const options = ready ? now.options : NO_OPTIONS;
  const every = useMemo(() => new Set(options.flatMap((option) => option.at)), [options]);
  const choice = useMemo(() => narrow(options, selected), [options, selected]);
  const clear = useCallback(() => select(NONE), []);
  useEffect(clear, [clear, now.ply, now.undos]);
  const followed = useRef<Hinted | null>(null);
  useEffect(() => {
    const move = hinted && hinted !== followed.current && options.find((option) => option.say === hinted.say);
    if (!move) return;
    followed.current = hinted;
    select(together(move.at));
  }, [hinted, options]);

  const speak = useCallback(
    (option: Option) => {
      select(NONE);
      session.say(option.say);
    },
    [session],
  );
  const pick = (option: Option) =>
    option !== choice.ready && showsFirst(option, selected) ? select(together(option.at)) : speak(option);
  const point = (mark: string) => {
    const again = settings.value.confirm === "twice" && last.includes(mark);
    if (again && choice.ready) return speak(choice.ready);
    const all = toggle(options, selected, mark);
    select({ all, last: all.filter((one) => one === mark) });
  };
  const confirm = () => choice.ready && speak(choice.ready);
  return { selected, choice, every, point, pick, confirm, clear };
}
