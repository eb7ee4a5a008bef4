/** Pieces travel from where they were to where they are, in the order of what was told.
 *
 * A board marks a piece `data-piece="card:5"`; where it can come from or go to unseen, `data-seat="2"` (somebody's
 * hand), `data-source="drew"` and `data-sink="discarded"` (where an event of that name brings things from and takes
 * them); `data-on="tile:3"` for a piece that stands on another one and moves when that is told of; and `data-turn`,
 * which changes when a piece is turned upside down.  What shows an event without travelling, `data-shows="rolled"`, gets
 * `data-told` when it is told, and its style does the rest.  The rest is here.
 */

import { motionScale } from "../settings";
import type { Told } from "../types";

const STEP = 300; // milliseconds for one thing
const SHOW = 2; // steps for what shows an event in place
const PAUSE = 260; // after the last one, so that it is seen
const CHANGED = 2600;
const NOTHING = 6; // pixels that nobody sees as a move

interface Place {
  element: HTMLElement;
  box: DOMRect;
  turn: string | undefined;
  on: string | undefined;
}

export type Shot = Map<string, Place>;

function shoot(root: HTMLElement): Shot {
  const shot: Shot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece, turn, on } = element.dataset;
    shot.set(piece!, { element, box: element.getBoundingClientRect(), turn, on });
  }
  return shot;
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function shift(from: DOMRect, to: DOMRect, turned: boolean): string {
  const [a, b] = [middle(from), middle(to)];
  const scale = to.width ? Math.min(Math.max(from.width / to.width, 0.3), 3) : 1;
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale}) rotate(${turned ? "-180deg" : "0deg"})`;
}

export class Stage {
  private running: Animation[] = [];
  private ghosts: HTMLElement[] = [];
  private release: (() => void) | null = null;
  private fading = 0;

  constructor(private readonly root: HTMLElement) {}

  shoot(): Shot {
    return shoot(this.root);
  }

  /** Show how the board came from `before` to what it shows now. */
  play(before: Shot, told: readonly Told[]): Promise<void> {
    this.skip();
    const speed = motionScale();
    const after = shoot(this.root);
    const order = new Map<string, number>();
    for (const [i, event] of told.entries()) {
      for (const mark of event.operands.flatMap((operand) => operand.at)) order.set(mark, i);
    }
    const moved: { piece: string; stage: number; start: (delay: number) => void }[] = [];
    const duration = STEP * speed;
    const toldOf = (piece: string, ...places: (Place | undefined)[]) =>
      order.get(piece) ?? places.map((place) => order.get(place?.on ?? "")).find((stage) => stage !== undefined);
    const plan = (piece: string, start: (delay: number) => void) => {
      moved.push({ piece, stage: toldOf(piece, after.get(piece), before.get(piece)) ?? -1, start });
    };

    for (const [piece, now] of after) {
      const was = before.get(piece);
      const turned = was !== undefined && was.turn !== now.turn;
      const source = was?.box ?? this.anchor(told[toldOf(piece, now) ?? -1], "source");
      if (!source) continue;
      const [a, b] = [middle(source), middle(now.box)];
      if (!turned && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < NOTHING) continue;
      plan(piece, (delay) =>
        this.travel(now.element, shift(source, now.box, turned), { duration, delay }, turned, !was),
      );
    }
    for (const [piece, was] of before) {
      const stage = toldOf(piece, was);
      if (after.has(piece) || stage === undefined) continue;
      const sink = this.anchor(told[stage], "sink");
      if (sink) plan(piece, (delay) => this.vanish(was, sink, { duration, delay }));
    }
    this.mark(moved.filter((move) => move.stage >= 0).map((move) => move.piece));
    const shows = this.show(told);
    if (!speed || !(moved.length || shows) || document.visibilityState === "hidden") return Promise.resolve();
    const stages = [...new Set(moved.map((move) => move.stage).filter((stage) => stage >= 0))].sort((a, b) => a - b);
    for (const move of moved) move.start(Math.max(0, stages.indexOf(move.stage)) * duration);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), Math.max(shows ? SHOW : 1, stages.length) * duration + PAUSE * speed);
      this.release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Cut to the end. */
  skip(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
    this.release?.();
    this.release = null;
  }

  get moving(): boolean {
    return this.release !== null;
  }

  private travel(
    element: HTMLElement,
    from: string,
    timing: KeyframeAnimationOptions,
    turned: boolean,
    fresh: boolean,
  ) {
    const frames = [
      { transform: from, zIndex: 20, opacity: fresh ? 0 : 1 },
      { zIndex: 20, opacity: 1, offset: 0.3 },
      { transform: "none", zIndex: 20, opacity: 1 },
    ];
    this.run(element.animate(frames, { ...timing, fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)" }));
    if (turned) this.swapEnds(element, timing);
  }

  /** The ends of a turned piece change size while it turns: `data-end` tells which is which. */
  private swapEnds(element: HTMLElement, timing: KeyframeAnimationOptions) {
    for (const end of element.querySelectorAll<HTMLElement>("[data-end]")) {
      const scale = end.dataset.end === "up" ? 0.6 : 1.667;
      this.run(
        end.animate([{ scale: String(scale) }, { scale: "1" }], { ...timing, fill: "backwards", easing: "ease-out" }),
      );
    }
  }

  private vanish(was: Place, sink: DOMRect, timing: KeyframeAnimationOptions) {
    const ghost = was.element.cloneNode(true) as HTMLElement;
    for (const name of ["data-piece", "data-at", "data-lit", "tabindex", "role", "aria-label"])
      ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, {
      left: `${was.box.left}px`,
      top: `${was.box.top}px`,
      width: `${was.box.width}px`,
      height: `${was.box.height}px`,
    });
    this.root.append(ghost);
    this.ghosts.push(ghost);
    const frames = [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: shift(sink, was.box, false), opacity: 0 },
    ];
    this.run(ghost.animate(frames, { ...timing, fill: "both", easing: "cubic-bezier(.3,0,.4,1)" }));
  }

  private run(animation: Animation) {
    this.running.push(animation);
  }

  /** What stands for an event in place: whether there is such a thing. */
  private show(told: readonly Told[]): boolean {
    const names = new Set(told.map((event) => event.name));
    const shown = [...this.root.querySelectorAll<HTMLElement>("[data-shows]")].filter((element) =>
      element.dataset.shows!.split(" ").some((name) => names.has(name)),
    );
    for (const element of this.root.querySelectorAll("[data-told]")) element.removeAttribute("data-told");
    for (const element of shown) {
      void element.offsetWidth; // so that it begins again when the same thing happens twice
      element.setAttribute("data-told", "");
    }
    return shown.length > 0;
  }

  private anchor(event: Told | undefined, kind: "source" | "sink"): DOMRect | null {
    if (!event) return null;
    const named = this.named(event, kind);
    const seat = event.operands.find((operand) => operand.domain === "seat")?.member;
    const found = named ?? (seat === undefined ? null : this.root.querySelector(`[data-seat="${seat}"]`));
    return found?.getBoundingClientRect() ?? null;
  }

  /** Of several with the name of the event, the one that stands for something the event speaks of. */
  private named(event: Told, kind: "source" | "sink"): Element | undefined {
    const found = [...this.root.querySelectorAll<HTMLElement>(`[data-${kind}~="${event.name}"]`)];
    const marks = event.operands.flatMap((operand) => operand.at);
    return found.find((element) => marks.includes(element.dataset.on ?? "")) ?? found[0];
  }

  /** What just happened stays visible for a while. */
  private mark(pieces: string[]) {
    clearTimeout(this.fading);
    for (const element of this.root.querySelectorAll("[data-changed]")) element.removeAttribute("data-changed");
    for (const piece of pieces)
      this.root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.setAttribute("data-changed", "");
    this.fading = window.setTimeout(() => this.mark([]), CHANGED + pieces.length * 100);
    if (!pieces.length) clearTimeout(this.fading);
  }
}
