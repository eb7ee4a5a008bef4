/** Keys that work anywhere at the table, unless somebody is writing or a leaf is open. */
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Keys {
  clear: () => void;
  /** One step through what happened since my last turn. */
  since: () => void;
  confirm: () => void;
  number: (n: number) => void;
  undo: () => void;
  hint: () => void;
  log: () => void;
  chat: () => void;
  rules: () => void;
  help: () => void;
  board: () => void;
}

function writing(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true; // also when what had the focus in it is gone
  return target instanceof Element && target.closest("input:not([type=radio]), textarea, select") !== null;
}

export function useKeys(keys: Partial<Keys>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Not when the browser finds the time: what can be seen can be answered at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      const now = latest.current;
      const onControl =
        event.target instanceof Element && event.target.closest("button, a, summary, [role=button]") !== null;
      const named: Record<string, (() => void) | undefined> = {
        Escape: now.clear,
        u: now.undo,
        s: now.since,
        h: now.hint,
        l: now.log,
        c: now.chat,
        r: now.rules,
        "?": now.help,
      };
      const action = named[event.key];
      if (action) action();
      else if (/^[1-9]$/.test(event.key)) now.number?.(Number(event.key));
      else if (event.key === "Enter" && !onControl) now.confirm?.();
      else if (event.key.startsWith("Arrow") && document.activeElement?.matches("body, .question")) now.board?.();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
