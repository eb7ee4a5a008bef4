/** What the reader looks at before they choose: a board shows what would come of it. */
import { useEffect, useRef, useState } from "preact/hooks";

/** The things that an answer speaks of, while its button is pointed at or has the focus. */
export function lookAt(marks: readonly string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>(".board [data-at]"))
    element.toggleAttribute(
      "data-looked",
      element.dataset.at!.split(" ").some((mark) => marks.includes(mark)),
    );
}

/** Calls `see` whenever something else is pointed at by the mouse, picked, spoken of or focused. */
function watch(element: HTMLElement, see: (pointed: Element | null) => void): () => void {
  const over = new AbortController();
  let pointed: Element | null = null;
  const again = () => see(pointed);
  const on = <K extends keyof HTMLElementEventMap>(name: K, done: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(name, done, { signal: over.signal });
  on("pointerover", (event) => {
    pointed = event.pointerType === "mouse" && event.target instanceof Element ? event.target : null;
    again();
  });
  on("pointerleave", () => {
    pointed = null;
    again();
  });
  on("focusin", again);
  on("focusout", again);
  const watcher = new MutationObserver(again);
  watcher.observe(element, { subtree: true, attributes: true, attributeFilter: ["data-picked", "data-looked"] });
  return () => {
    over.abort();
    watcher.disconnect();
  };
}

/** What `seen` finds, looked for again with every look of the reader. */
function useSeen<T>(root: { current: HTMLElement | null }, seen: (board: HTMLElement, pointed: Element | null) => T[]) {
  const [look, set] = useState<T[]>([]);
  const latest = useRef(seen);
  latest.current = seen;
  useEffect(() => {
    const element = root.current!;
    return watch(element, (pointed) => {
      const now = latest.current(element, pointed);
      set((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
  }, [root]);
  return look;
}

/** What of a kind is looked at, the first before the others: pointed at, picked or spoken of, focused.  A board marks it
 * `data-place="3"`, `data-card="coupon"`, and it may be what is marked anyway: `data-at`. */
export function useLook(root: { current: HTMLElement | null }, kind: string): (string | null)[] {
  return useSeen(root, (board, pointed) => {
    const named = (found: Element | null | undefined) => {
      const at = found?.closest<HTMLElement>(`[data-${kind}]`);
      return at && board.contains(at) ? (at.dataset[kind] ?? null) : null;
    };
    const picked = board.querySelector(`[data-${kind}]:is([data-picked], [data-looked])`);
    return [named(pointed), named(picked), named(document.activeElement)];
  });
}

/** What the reader may mean, where a choice is a set of things, the first before the others: what an answer speaks of,
 * what is picked together with what is pointed at or focused, what is picked.  Each a list of marks, in order. */
export function useMeant(root: { current: HTMLElement | null }): string[][] {
  return useSeen(root, (board, pointed) => {
    const marks = (found: string) => [...board.querySelectorAll<HTMLElement>(found)].map(({ dataset }) => dataset.at!);
    const picked = marks("[data-picked]");
    const besides = [pointed, document.activeElement].flatMap((each) => {
      const at = each?.closest<HTMLElement>("[data-lit]");
      return at && board.contains(at) ? [[...new Set([...picked, at.dataset.at!])]] : [];
    });
    return [marks("[data-looked]"), ...besides, picked].map((meant) => meant.sort());
  });
}
