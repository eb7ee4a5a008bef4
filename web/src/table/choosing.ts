/** What the reader points at, and what becomes of it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Choice, type Confirms, narrow, showsFirst, speaksForItself, toggle } from "../choose";
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

/** `ready`: I am asked, and what is on the board is how it stands.  A new moment begins with nothing selected, a hint
 * selects its move. */
export function useChoosing(
  session: Session,
  { now, hinted }: Pick<Playing, "now" | "hinted">,
  ready: boolean,
  confirms: Confirms,
): Choosing {
  const [selected, select] = useState<string[]>([]);
  const options = ready ? now.options : NO_OPTIONS;
  const every = useMemo(() => new Set(options.flatMap((option) => option.at)), [options]);
  const choice = useMemo(() => narrow(options, selected), [options, selected]);
  const clear = useCallback(() => select([]), []);
  useEffect(clear, [clear, now.ply, now.undos]);
  const followed = useRef<Hinted | null>(null);
  useEffect(() => {
    const move = hinted && hinted !== followed.current && options.find((option) => option.say === hinted.say);
    if (!move) return;
    followed.current = hinted;
    select(move.at);
  }, [hinted, options]);

  const speak = useCallback(
    (option: Option) => {
      select([]);
      session.say(option.say);
    },
    [session],
  );
  const pick = (option: Option) => (showsFirst(option, selected, confirms) ? select(option.at) : speak(option));
  const point = (mark: string) => {
    const next = toggle(options, selected, mark);
    const added = next.length > selected.length || next.length === 1;
    const said = added ? speaksForItself(narrow(options, next), next, confirms) : null;
    if (said) speak(said);
    else select(next);
  };
  const confirm = () => choice.ready && speak(choice.ready);
  return { selected, choice, every, point, pick, confirm, clear };
}
