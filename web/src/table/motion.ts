/** Pieces travel from where they were to where they are, in the order of what was told.
 *
 * A board marks a piece `data-piece="card:5"`; where it can come from or go to unseen, `data-seat="2"` (somebody's
 * hand), `data-source="drew"` and `data-sink="discarded"` (where an event of that name brings things from and takes
 * them); `data-on="tile:3"` for a piece that stands on another one and moves when that is told of; and `data-turn`,
 * which changes when a piece is turned upside down.  What shows an event without travelling, `data-shows="rolled"`, gets
 * `data-told` when it is told, and its style does the rest.  The rest is here.
 */

import { filmScale, motionScale } from "../settings";
import type { Told } from "../types";
import { type Dress, dress, Flight } from "./flight";
import { inSight, waysTo } from "./light";

const STEP = 300; // milliseconds for one thing
const SHOW = 2; // steps for what shows an event in place
const PAUSE = 260; // after the last one, so that it is seen
const CHANGED = 2600;
const NOTHING = 6; // pixels that nobody sees as a move
const SMALLEST = 0.3; // of its size, where it goes out of sight or comes from there

interface Place {
  element: HTMLElement;
  box: DOMRect;
  turn: string | undefined;
  on: string | undefined;
  dress: Dress | null;
}

export type Shot = Map<string, Place>;

/** A part of what is told that is shown by itself: what moves with it comes after the parts before it. */
export interface Cue {
  told: readonly Told[];
  /** Milliseconds it lasts at least. */
  hold: number;
  begin: () => void;
}

function shoot(root: HTMLElement, leaving: (piece: string, on?: string) => boolean = () => false): Shot {
  const shot: Shot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece, turn, on } = element.dataset;
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue; // on a sheet that is closed
    const copy = leaving(piece!, on) ? dress(element, root) : null;
    shot.set(piece!, { element, box, turn, on, dress: copy });
  }
  return shot;
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** As large as fits where hidden pieces lie, and never larger than itself. */
function sizeAt(anchor: DOMRect, box: DOMRect): number {
  return Math.max(SMALLEST, Math.min(1, anchor.width / (box.width || 1), anchor.height / (box.height || 1)));
}

function shift(from: DOMRect, to: DOMRect, scale: number, turned = false): string {
  const [a, b] = [middle(from), middle(to)];
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale}) rotate(${turned ? "-180deg" : "0deg"})`;
}

/** When each event's pieces start, and each cue: one after the other, as long as there is something to see or read.
 * `speed` is that of what moves, 0 for nothing; `film` that of the captions. */
function schedule(
  cues: readonly Cue[],
  told: readonly Told[],
  stages: Set<number>,
  { speed, film, shows }: { speed: number; film: number; shows: boolean },
): { delays: Map<number | Cue, number>; end: number } {
  const delays = new Map<number | Cue, number>();
  let end = 0;
  for (const cue of cues) {
    delays.set(cue, end);
    const own = [...stages].filter((stage) => cue.told.includes(told[stage]!)).sort((a, b) => a - b);
    own.forEach((stage, i) => void delays.set(stage, end + i * STEP * speed));
    const seen = Math.max(shows ? SHOW : 1, own.length) * STEP + PAUSE;
    end += Math.max(seen * speed, cue.hold * film);
  }
  return { delays, end };
}

export class Stage {
  private running: Animation[] = [];
  private flight: Flight | null = null;
  private release: (() => void) | null = null;
  private fading = 0;
  private timers: number[] = [];
  /** What lay open before a sheet was opened for what is told, and the way to that sheet. */
  private turned: { from: HTMLElement; to: HTMLElement } | null = null;
  /** How fast it goes; a replay has a pace of its own. */
  pace = 1;

  constructor(private readonly root: HTMLElement) {}

  /** Where everything lies before the board shows what is `told`; what that speaks of may leave. */
  shoot(told: readonly Told[]): Shot {
    const spoken = new Set(motionScale() ? told.flatMap((event) => event.operands.flatMap((each) => each.at)) : []);
    return shoot(this.root, (piece, on = "") => spoken.has(piece) || spoken.has(on));
  }

  /** Show how the board came from `before` to what it shows now. */
  play(before: Shot, told: readonly Told[], cues: readonly Cue[] = []): Promise<void> {
    this.skip();
    const [speed, film] = [motionScale() * this.pace, filmScale() * this.pace];
    const after = shoot(this.root);
    const order = new Map<string, number>();
    for (const [i, event] of told.entries()) {
      for (const mark of event.operands.flatMap((operand) => operand.at)) order.set(mark, i);
    }
    const moved: { piece: string; stage: number; start: (delay: number) => void }[] = [];
    const duration = STEP * speed;
    const toldOf = (piece: string, ...places: (Place | undefined)[]) =>
      order.get(piece) ?? places.map((place) => order.get(place?.on ?? "")).find((stage) => stage !== undefined);
    const plan = (
      piece: string,
      start: (delay: number) => void,
      stage = toldOf(piece, after.get(piece), before.get(piece)) ?? -1,
    ) => {
      moved.push({ piece, stage, start });
    };

    for (const [piece, now] of after) {
      const was = before.get(piece);
      const turned = was !== undefined && was.turn !== now.turn;
      const source = was?.box ?? this.anchor(told[toldOf(piece, now) ?? -1], "source");
      if (!source) continue;
      const [a, b] = [middle(source), middle(now.box)];
      if (!turned && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < NOTHING) continue;
      const scale = was ? source.width / (now.box.width || 1) : sizeAt(source, now.box);
      plan(piece, (delay) =>
        this.travel(now.element, shift(source, now.box, scale, turned), { duration, delay }, turned, !was),
      );
    }
    for (const [piece, was] of before) {
      const way = after.has(piece) ? null : this.wayOut(told, piece, was.on);
      if (way) plan(piece, (delay) => this.vanish(was, way.sink, { duration, delay }), way.stage);
    }
    this.mark(moved.filter((move) => move.stage >= 0).map((move) => move.piece));
    const shows = this.show(told);
    const seen = speed && (moved.length || shows);
    if (!(seen || (film && cues.length)) || document.visibilityState === "hidden") return Promise.resolve();
    const stages = new Set(moved.map((move) => move.stage).filter((stage) => stage >= 0));
    const plans = cues.length ? cues : [{ told, hold: 0, begin: () => undefined }];
    const { delays, end } = schedule(plans, told, stages, { speed, film, shows });
    if (speed) for (const move of moved) move.start(delays.get(move.stage) ?? 0);
    for (const cue of cues) this.timers.push(window.setTimeout(cue.begin, delays.get(cue) ?? 0));
    return new Promise((resolve) => {
      this.timers.push(window.setTimeout(() => this.skip(), end));
      this.release = resolve;
    });
  }

  /** Cut to the end. */
  skip(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.flight?.end();
    this.flight = null;
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
    if (!was.dress) return;
    this.flight ??= new Flight(this.root);
    const piece = this.flight.launch(was.dress, was.box);
    const frames = [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: shift(sink, was.box, sizeAt(sink, was.box)), opacity: 0 },
    ];
    this.run(piece.animate(frames, { ...timing, fill: "both", easing: "cubic-bezier(.3,0,.4,1)" }));
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

  /** When a piece leaves, and where to: the first event that speaks of it and has a place for it. */
  private wayOut(told: readonly Told[], piece: string, on: string | undefined) {
    const of = (mark: string | undefined) =>
      [...told.entries()].filter(([, { operands }]) => operands.some(({ at }) => at.includes(mark ?? "")));
    const [own, under] = [of(piece), of(on)];
    const spoken = own.length ? own : under;
    const [stage, event] = spoken.find(([, each]) => this.named(each, "sink")) ?? spoken[0] ?? [];
    const sink = this.anchor(event, "sink");
    return stage !== undefined && sink ? { stage, sink } : null;
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

  /** Show where something is told of: the elements with these marks, and who did it; not what others own. */
  light(marks: readonly string[], by: number | null = null): void {
    for (const element of this.root.querySelectorAll("[data-beat]")) element.removeAttribute("data-beat");
    const named = marks.map((mark) => /^seat:(\d+)$/.exec(mark)?.[1]);
    const seats = [by, ...named].flatMap((seat) => (seat == null ? [] : String(seat)));
    const theirs = (element: Element) => element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    const wanted = marks.map(CSS.escape).map((mark) => `[data-at~="${mark}"], [data-piece="${mark}"]`);
    const signs = seats.map((seat) => `[data-seat-sign="${seat}"]`);
    if (wanted.length || signs.length)
      for (const element of this.root.querySelectorAll([...wanted, ...signs].join()))
        if (!seats.length || seats.includes(theirs(element) ?? seats[0]!)) element.setAttribute("data-beat", "");
    this.bringIntoSight();
  }

  /** Opens the sheet that has what is told of, where another lies open; afterwards that is opened again. */
  private bringIntoSight(): void {
    const told = [...this.root.querySelectorAll("[data-beat]")].filter(
      (element) => !element.matches("[data-seat-sign]") && !element.closest("[data-zone=mine]"),
    );
    const pressed = (way: Element) => way.getAttribute("aria-pressed") === "true";
    if (told.length && !told.some(inSight)) {
      const to = told.flatMap((element) => waysTo(element, this.root)).find(inSight);
      const from = [...this.root.querySelectorAll<HTMLElement>("[data-opens]")].find(pressed);
      if (!to || to === from) return;
      if (from) this.turned = { from: this.turned?.from ?? from, to };
      to.click();
    } else if (!told.length && this.turned) {
      const { from, to } = this.turned;
      this.turned = null;
      if (pressed(to)) from.click();
    }
  }

  /** What just happened stays visible for a while. */
  mark(pieces: string[]): void {
    clearTimeout(this.fading);
    for (const element of this.root.querySelectorAll("[data-changed]")) element.removeAttribute("data-changed");
    for (const piece of pieces)
      this.root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.setAttribute("data-changed", "");
    this.fading = window.setTimeout(() => this.mark([]), CHANGED + pieces.length * 100);
    if (!pieces.length) clearTimeout(this.fading);
  }
}
