/** Which places are looked at, the first before the others: pointed at, picked, focused. */
import { useEffect, useState } from "preact/hooks";

export function useLook(root: { current: HTMLElement | null }): (number | null)[] {
  const [look, set] = useState<(number | null)[]>([]);
  useEffect(() => {
    const element = root.current!;
    const placeOf = (found: Element | null | undefined) => {
      const at = found?.closest<HTMLElement>("[data-place]");
      return at && element.contains(at) ? Number(at.dataset.place) : null;
    };
    let pointed: number | null = null;
    const see = () => {
      const seen = [
        pointed,
        placeOf(element.querySelector("[data-place][data-picked]")),
        placeOf(document.activeElement),
      ];
      set((before) => (String(before) === String(seen) ? before : seen));
    };
    const over = (event: PointerEvent) => {
      pointed = event.pointerType === "mouse" && event.target instanceof Element ? placeOf(event.target) : null;
      see();
    };
    const leave = () => {
      pointed = null;
      see();
    };
    const watcher = new MutationObserver(see);
    watcher.observe(element, { subtree: true, attributes: true, attributeFilter: ["data-picked"] });
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
  }, [root]);
  return look;
}
