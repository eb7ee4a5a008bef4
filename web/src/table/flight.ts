/** A piece that leaves the board flies in its own dress.
 *
 * Its copy lies within copies of all that it lay in, beside stand-ins for what lay beside it: so every style that held
 * for the piece holds for the copy, whether it comes by a nested selector, by inheritance, by a custom property, by the
 * order of siblings or by the size of a container.  Of all these nothing is drawn but the piece.
 */

/** What the shell reads from a board or sets on it, and what a copy must not say again. */
const MARKS = ["piece", "at", "lit", "picked", "looked", "changed", "told", "seat", "source", "sink", "on", "shows"];
const SPOKEN = ["role", "tabindex", "aria-label", "aria-pressed"];
const NAMES = [...MARKS.map((mark) => `data-${mark}`), ...SPOKEN];

export interface Dress {
  outermost: Element;
  piece: HTMLElement;
}

function silence(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) element.removeAttribute(name);
  return copy;
}

const bare = (element: Element, as: string) => {
  const copy = silence(element.cloneNode(false) as Element);
  copy.classList.add(as);
  return copy;
};

/** What the piece lay in: no box of its own, except where sizes are measured by it. */
function around(element: HTMLElement): HTMLElement {
  const copy = bare(element, "flight-around") as HTMLElement;
  const style = getComputedStyle(element);
  if (!style.containerType || style.containerType === "normal") return copy;
  copy.classList.add("flight-container");
  const [x, y] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
  copy.style.width = `${element.clientWidth - x - parseFloat(style.paddingRight)}px`;
  copy.style.height = `${element.clientHeight - y - parseFloat(style.paddingBottom)}px`;
  return copy;
}

/** Made while the piece still lies on the board. */
export function dress(piece: HTMLElement, root: HTMLElement): Dress {
  const copy = silence(piece.cloneNode(true) as Element) as HTMLElement;
  copy.classList.add("ghost");
  copy.style.width = `${piece.offsetWidth}px`;
  copy.style.height = `${piece.offsetHeight}px`;
  let outermost: Element = copy;
  for (let at = piece; at.parentElement && at.parentElement !== root; at = at.parentElement) {
    const parent = around(at.parentElement);
    const beside = [...at.parentElement.children];
    parent.append(...beside.map((each) => (each === at ? outermost : bare(each, "flight-beside"))));
    outermost = parent;
  }
  return { outermost, piece: copy };
}

/** Where copies fly: over the whole board, cut at its edge, and out of reach of pointer, keys and screen reader. */
export class Flight {
  private readonly layer = document.createElement("div");
  private readonly origin: DOMRect;

  constructor(root: HTMLElement) {
    this.layer.className = "flight";
    this.layer.inert = true;
    root.append(this.layer);
    this.origin = this.layer.getBoundingClientRect();
  }

  /** The copy, lying where the piece lay. */
  launch({ outermost, piece }: Dress, box: DOMRect): HTMLElement {
    const [x, y] = [box.left + box.width / 2 - this.origin.left, box.top + box.height / 2 - this.origin.top];
    piece.style.left = `calc(${x}px - ${piece.style.width} / 2)`;
    piece.style.top = `calc(${y}px - ${piece.style.height} / 2)`;
    this.layer.append(outermost);
    return piece;
  }

  end(): void {
    this.layer.remove();
  }
}
