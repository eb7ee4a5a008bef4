/** Which place is looked at: pointed at, picked, or focused. */
import { useEffect, useState } from "preact/hooks";

export function useLook(root: { current: HTMLElement | null }): number | null {
  const [look, set] = useState<number | null>(null);
  useEffect(() => {
    const element = root.current!;
    const placeOf = (found: Element | null | undefined) => {
      const at = found?.closest<HTMLElement>("[data-place]");
      return at && element.contains(at) ? Number(at.dataset.place) : null;
    };
    let pointed: number | null = null;
    const see = () => set(pointed ?? placeOf(element.querySelector("[data-place][data-picked]")) ?? placeOf(document.activeElement));
    const over = (event: PointerEvent) => {
      pointed = event.pointerType === "mouse" && event.target instanceof Element ? placeOf(event.target) : null;
      see();
    };
    const leave = () => { pointed = null; see(); };
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
