/** Which elements of a board can be pointed at, and how keys walk among them. */
import type { Choice } from "../choose";

const marksOf = (element: HTMLElement) => element.dataset.at?.split(" ") ?? [];

/** The mark of an element that means something now: one that fits the selection before one that begins a new one. */
export function markOf(element: HTMLElement, choice: Choice, every: Set<string>): string | null {
  const marks = marksOf(element);
  return marks.find((mark) => choice.lit.has(mark)) ?? marks.find((mark) => every.has(mark)) ?? null;
}

export function light(root: HTMLElement, choice: Choice, every: Set<string>, selected: readonly string[]): void {
  const lit: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-at], [data-lit]")) {
    const mark = markOf(element, choice, every);
    const picked = mark !== null && selected.includes(mark);
    put(element, "data-lit", mark === null ? null : choice.lit.has(mark) ? "near" : "far");
    put(element, "data-picked", picked ? "" : null);
    if (mark === null) quiet(element);
    else {
      element.dataset.role ??= element.getAttribute("role") ?? "";
      put(element, "role", "button");
      put(element, "aria-pressed", String(picked));
      lit.push(element);
    }
  }
  const active = lit.find((element) => element === document.activeElement);
  const first = active ?? lit.find((element) => element.dataset.lit === "near") ?? lit[0];
  for (const element of lit) put(element, "tabindex", element === first ? "0" : "-1");
}

function quiet(element: HTMLElement): void {
  if (element.dataset.role === undefined) return;
  put(element, "role", element.dataset.role || null);
  put(element, "aria-pressed", null);
  put(element, "tabindex", null);
  delete element.dataset.role;
}

function put(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The lit element that lies next in the direction of an arrow key. */
export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const way = ARROWS[key];
  if (!way) return null;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll<HTMLElement>("[data-lit]")) {
    if (element === from) continue;
    const box = element.getBoundingClientRect();
    const dx = box.left + box.width / 2 - here.left - here.width / 2;
    const dy = box.top + box.height / 2 - here.top - here.height / 2;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 2 || aside > along * 4) continue;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

export const inSight = (element: Element) => element.getClientRects().length > 0;

/** A board may have it on sheets that are closed: the button that opens the sheet `building` has `data-opens`. */
export function waysTo(element: Element, root: Element): HTMLElement[] {
  const ways: HTMLElement[] = [];
  for (let sheet = element.parentElement; sheet && sheet !== root; sheet = sheet.parentElement)
    for (const name of sheet.classList) ways.push(...root.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`));
  return ways;
}
