import { beforeEach, describe, expect, test, vi } from "vitest";
import { Stage } from "../src/table/motion";
import type { Told } from "../src/types";
import { told as made } from "./made";

const BOXES: Record<string, number[]> = { card: [10, 10, 60, 90], pile: [300, 10, 30, 45], hub: [100, 200, 200, 200] };
let root: HTMLElement;
let stage: Stage;
let flown: { element: HTMLElement; frames: Keyframe[]; delay: number }[];

const told = (name: string, ...at: string[]): Told =>
  made("", { name, operands: [{ domain: "card", member: "0", at }] });
const card = () => root.querySelector<HTMLElement>("#card")!;
const layer = () => root.querySelector<HTMLElement>(".flight");
const ghost = () => root.querySelector<HTMLElement>(".flight .ghost")!;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><main class="game"><div class="row" data-seat="0" aria-label="mine">
    <i class="card" id="card" data-piece="card:1" data-at="card:1" role="img"><b data-at="top">7</b></i>
    <i class="card"></i></div>
    <p id="pile" data-sink="discarded"></p><p id="hub" data-sink="returned" data-source="came"></p></main></div>`;
  root = document.getElementById("root")!;
  stage = new Stage(root);
  flown = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y, width, height] = BOXES[this.id] ?? [0, 0, 0, 0];
    return new DOMRect(x, y, width, height);
  });
  Element.prototype.animate = function (this: HTMLElement, frames: unknown, timing: unknown) {
    flown.push({ element: this, frames: frames as Keyframe[], delay: (timing as KeyframeAnimationOptions).delay! });
    return { finish: () => undefined } as Animation;
  };
});

/** What is told takes the card away. */
function leave(...events: Told[]) {
  const before = stage.shoot(events);
  card().remove();
  void stage.play(before, events);
}

describe("a piece that leaves", () => {
  test("keeps every style that held for it where it lay", () => {
    const selector = ".game > .row > .card:first-child:not(:last-child) > b";
    expect(card().firstElementChild!.matches(selector)).toBe(true);
    leave(told("discarded", "card:1"));
    expect(ghost().firstElementChild!.matches(selector)).toBe(true);
  });

  test("is seen alone: what it lay in and beside has no box", () => {
    leave(told("discarded", "card:1"));
    const [game, row] = [layer()!.firstElementChild!, layer()!.firstElementChild!.firstElementChild!];
    expect([game, row].map((each) => each.classList.contains("flight-around"))).toEqual([true, true]);
    expect([...row.children].map((each) => each.className)).toEqual(["card ghost", "card flight-beside"]);
  });

  test("can neither be pointed at nor heard, and is no piece of the board", () => {
    leave(told("discarded", "card:1"));
    expect(layer()!.inert).toBe(true);
    expect(
      layer()!.querySelector("[data-piece], [data-at], [data-seat], [data-sink], [role], [aria-label]"),
    ).toBeNull();
    expect(stage.shoot([]).size).toBe(0);
  });

  test("looks as it did before, also where the board has drawn something else into its element", () => {
    const events = [told("discarded", "card:1")];
    const before = stage.shoot(events);
    card().firstElementChild!.textContent = "8";
    card().dataset.piece = "card:2";
    void stage.play(before, events);
    expect(ghost().textContent).toBe("7");
  });

  test("goes to the first place that is told of, when that is told", () => {
    leave(told("played", "card:9"), told("shown", "card:1"), told("discarded", "card:1"), told("came", "card:1"));
    expect(flown.map(({ element, delay }) => [element === ghost(), delay])).toEqual([[true, 0]]);
    expect(flown[0]!.frames.at(-1)!.transform).toBe("translate(275px, -22.5px) scale(0.5) rotate(0deg)");
  });

  test("never grows, however large the place it goes to", () => {
    leave(told("returned", "card:1"));
    expect(flown[0]!.frames.at(-1)!.transform).toContain("scale(1)");
  });

  test("is gone when the flight is skipped", () => {
    leave(told("discarded", "card:1"));
    expect(stage.moving).toBe(true);
    stage.skip();
    expect(layer()).toBeNull();
    expect(stage.moving).toBe(false);
  });

  test("just goes where motion is not wanted", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    leave(told("discarded", "card:1"));
    expect(layer()).toBeNull();
    expect(flown).toEqual([]);
  });
});

test("a piece that comes from a large place begins no larger than itself", () => {
  const before = stage.shoot([]);
  before.clear();
  void stage.play(before, [told("came", "card:1")]);
  expect(flown.map(({ element }) => element)).toEqual([card()]);
  expect(flown[0]!.frames[0]!.transform).toContain("scale(1)");
});

test("what is measured by a container is measured by one of the same size", () => {
  const style = window.getComputedStyle.bind(window);
  vi.stubGlobal("getComputedStyle", (element: Element) =>
    element.className === "row"
      ? { containerType: "size", paddingLeft: "4px", paddingRight: "6px", paddingTop: "1px", paddingBottom: "2px" }
      : style(element),
  );
  const row = root.querySelector<HTMLElement>(".row")!;
  Object.defineProperties(row, { clientWidth: { value: 110 }, clientHeight: { value: 53 } });
  leave(told("discarded", "card:1"));
  const copy = layer()!.querySelector<HTMLElement>(".flight-container")!;
  expect([copy.style.width, copy.style.height]).toEqual(["100px", "50px"]);
});

test("what is told of is lit where it is, with who did it, and not what others own", () => {
  root.innerHTML = `<i data-seat-sign="1"></i><i data-seat-sign="2"></i><i data-at="a place:3" id="place"></i>
    <p data-seat="1"><i data-at="place:3" id="theirs"></i></p><p data-seat="2"><i data-at="place:3" id="others"></i></p>`;
  const lit = () => [...root.querySelectorAll<HTMLElement>("[data-beat]")].map((each) => each.id || "sign");
  stage.light(["place:3"], 1);
  expect(lit()).toEqual(["sign", "place", "theirs"]);
  stage.light(["place:3", "seat:2"], 1);
  expect(lit()).toEqual(["sign", "sign", "place", "theirs", "others"]);
  stage.light([]);
  expect(lit()).toEqual([]);
});

test("beats follow each other: what moves with the second waits until the first was read", () => {
  vi.useFakeTimers();
  const events = [told("shown", "card:9"), told("discarded", "card:1")];
  const before = stage.shoot(events);
  card().remove();
  const begun: number[] = [];
  const cue = (i: number) => ({ told: [events[i]!], hold: 2000, begin: () => void begun.push(i) });
  void stage.play(before, events, [cue(0), cue(1)]);
  expect(flown[0]!.delay).toBe(2000);
  vi.advanceTimersByTime(1999);
  expect(begun).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual([0, 1]);
  stage.skip();
  vi.useRealTimers();
});

describe("what is told of on a closed sheet", () => {
  const way = (name: string) => root.querySelector<HTMLElement>(`[data-opens=${name}]`)!;
  const open = () => root.querySelector<HTMLElement>("[aria-pressed=true]")!.dataset.opens;

  beforeEach(() => {
    root.innerHTML = `<button data-opens="streets" aria-pressed="false"></button>
      <button data-opens="hall" aria-pressed="true"></button><button data-opens="other" aria-pressed="false"></button>
      <section class="streets"><i data-at="place:2"></i></section><section class="hall"><i data-at="decree:1"></i></section>
      <section data-zone="mine"><i data-at="place:2"></i></section>`;
    for (const each of root.querySelectorAll("button"))
      each.addEventListener("click", () => {
        for (const other of root.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === each));
      });
    vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
      const sheet = this.closest("section:not([data-zone])")?.className ?? open();
      return (sheet === open() ? [new DOMRect()] : []) as unknown as DOMRectList;
    });
  });

  test("is brought into sight for as long as it is told", () => {
    stage.light(["decree:1"]);
    expect(open()).toBe("hall");
    stage.light(["place:2"]);
    expect(open()).toBe("streets");
    stage.light([]);
    expect(open()).toBe("hall");
  });

  test("stays as it is when the reader opened something else", () => {
    stage.light(["place:2"]);
    way("other").click();
    stage.light([]);
    expect(open()).toBe("other");
  });
});
