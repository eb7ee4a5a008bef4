/** What a sentence is about, lit on the board. */
import { useEffect } from "preact/hooks";
import { inSight, waysTo } from "../table/light";
import type { Now } from "../types";

/** Marks it; everything else that could be chosen is quiet, and can be touched all the same.  A mark is that of a thing,
 * `seat:2` for the plate of that player, or `say:flip` for the button of an answer that has no place on the board. */
export function useLight(light: string[], now: Now): void {
  useEffect(() => {
    const root = document.querySelector(".lesson .centre");
    if (!root) return;
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>("[data-at], [data-seat-sign], .answer[data-say]")) {
        const { at, say, seatSign } = element.dataset;
        const names = at?.split(" ") ?? [say ? `say:${say}` : `seat:${seatSign}`];
        const taught = names.some((name) => light.includes(name));
        if (element.hasAttribute("data-taught") !== taught) element.toggleAttribute("data-taught", taught);
      }
    };
    mark();
    bringIntoSight(root);
    const watcher = new MutationObserver(mark);
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-at"] });
    return () => watcher.disconnect();
  }, [light, now]);
}

function bringIntoSight(root: Element): void {
  const taught = [...root.querySelectorAll<HTMLElement>("[data-taught]")];
  if (taught.length && !taught.some(inSight)) for (const way of waysTo(taught[0]!, root)) way.click();
  taught[0]?.scrollIntoView({ block: "nearest" });
}
