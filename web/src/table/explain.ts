/** Everything on a board explains itself: under the mouse that rests on it, under a finger that stays, or when it has the
 * focus of the keys.  What is said is its `data-explain`, or else its title or its name. */

const REST = 500; // milliseconds
const APART = 10; // pixels by which a finger may stray
const EDGE = 8;
const NAMED = "[data-explain], [title], [role=img][aria-label], [role=button][aria-label]";

/** The nearest thing around an element that has something to say; a title is taken from the browser, so that it is said once. */
function named(target: EventTarget | null, root: HTMLElement): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  if (!found || !root.contains(found) || (found instanceof HTMLButtonElement && !found.dataset.explain)) return null;
  if (found.title) {
    found.dataset.explain ??= found.title;
    found.removeAttribute("title");
  }
  return found;
}

/** Above it, or below where there is no room, and never over the edge of the screen. */
function put(tip: HTMLElement, thing: HTMLElement): void {
  tip.textContent = thing.dataset.explain ?? thing.getAttribute("aria-label") ?? "";
  tip.showPopover();
  const [at, own] = [thing.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - EDGE);
  const above = at.top - own.height - EDGE;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - own.height - EDGE)}px`;
}

/** From now on the things of this board explain themselves; the answer ends it. */
export function explain(root: HTMLElement): () => void {
  const tip = document.createElement("div");
  tip.className = "explain";
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  root.append(tip);
  const over = new AbortController();
  let timer = 0;
  let held: { x: number; y: number } | null = null;
  let shown = false;
  const hide = () => {
    clearTimeout(timer);
    if (tip.matches(":popover-open")) tip.hidePopover();
    shown = false;
  };
  const wait = (target: EventTarget | null) => {
    hide();
    const thing = named(target, root);
    if (!thing) return;
    timer = window.setTimeout(() => {
      if (!thing.isConnected) return;
      put(tip, thing);
      shown = true;
    }, REST);
  };
  const on = <K extends keyof HTMLElementEventMap>(name: K, done: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(name, done, { signal: over.signal, capture: true });
  on("pointerover", (event) => event.pointerType === "mouse" && wait(event.target));
  on("pointerleave", (event) => event.pointerType === "mouse" && event.target === root && hide()); // a finger leaves before its click
  on("pointerdown", (event) => {
    held = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    if (held) wait(event.target);
    else hide();
  });
  on("pointermove", (event) => {
    if (held && Math.abs(event.clientX - held.x) + Math.abs(event.clientY - held.y) > APART) hide();
  });
  on("pointerup", () => !shown && clearTimeout(timer));
  on("click", (event) => {
    if (!held || !shown) return;
    event.stopPropagation(); // a finger that stayed has asked, not chosen
    event.preventDefault();
    held = null;
  });
  on("contextmenu", (event) => held && event.preventDefault());
  on(
    "focusin",
    (event) => event.target instanceof Element && event.target.matches(":focus-visible") && wait(event.target),
  );
  on("focusout", () => !held && hide()); // a finger that leaves takes the focus from where it was
  addEventListener("keydown", (event) => event.key === "Escape" && hide(), { signal: over.signal });
  addEventListener("scroll", hide, { signal: over.signal, capture: true });
  addEventListener("pointerdown", (event) => !root.contains(event.target as Node) && hide(), { signal: over.signal });
  return () => {
    over.abort();
    hide();
    tip.remove();
  };
}
