/** What the reader looks at before they choose: a board shows what would come of it. */
import { useEffect, useState } from "preact/hooks";

/** The things that an answer speaks of, while its button is pointed at or has the focus. */
export function lookAt(marks: readonly string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>(".board [data-at]"))
    element.toggleAttribute(
      "data-looked",
      element.dataset.at!.split(" ").some((mark) => marks.includes(mark)),
    );
}

/** What of a kind is looked at, the first before the others: pointed at, picked or spoken of, focused.  A board marks it
 * `data-place="3"`, `data-card="coupon"`, and it may be what is marked anyway: `data-at`. */
export function useLook(root: { current: HTMLElement | null }, kind: string): (string | null)[] {
  const [look, set] = useState<(string | null)[]>([]);
  useEffect(() => {
    const element = root.current!;
    const named = (found: Element | null | undefined) => {
      const at = found?.closest<HTMLElement>(`[data-${kind}]`);
      return at && element.contains(at) ? (at.dataset[kind] ?? null) : null;
    };
    let pointed: string | null = null;
    const see = () => {
      const seen = [
        pointed,
        named(element.querySelector(`[data-${kind}]:is([data-picked], [data-looked])`)),
        named(document.activeElement),
      ];
      set((before) => (String(before) === String(seen) ? before : seen));
    };
    const over = (event: PointerEvent) => {
      pointed = event.pointerType === "mouse" && event.target instanceof Element ? named(event.target) : null;
      see();
    };
    const leave = () => {
      pointed = null;
      see();
    };
    const watcher = new MutationObserver(see);
    watcher.observe(element, { subtree: true, attributes: true, attributeFilter: ["data-picked", "data-looked"] });
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", see);
    element.addEventListener("focusout", see);
    return () => {
      watcher.disconnect();
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", see);
      element.removeEventListener("focusout", see);
    };
  }, [root, kind]);
  return look;
}
