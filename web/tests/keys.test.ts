import { h, render } from "preact";
import { beforeEach, describe, expect, test } from "vitest";
import { type Keys, useKeys } from "../src/table/keys";

let done: string[];
const NAMES = ["clear", "confirm", "undo", "hint", "since", "log", "chat", "rules", "help", "board"] as const;
const keys = () =>
  ({
    ...Object.fromEntries(NAMES.map((name) => [name, () => done.push(name)])),
    number: (n: number) => done.push(`number ${n}`),
  }) as unknown as Keys;

function Listening() {
  useKeys(keys());
  return null;
}

/** Press a key; true when the client took it for itself. */
function press(key: string, where: Element = document.body, how: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  where.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  done = [];
  document.body.innerHTML = '<input id="text"><input id="radio" type="radio"><button id="button"></button>';
  const root = document.createElement("div");
  render(h(Listening, {}), root); // and nothing is waited for: what can be seen can be answered
  return () => render(null, root);
});

test.each([
  ["Escape", "clear"],
  ["Enter", "confirm"],
  ["u", "undo"],
  ["h", "hint"],
  ["s", "since"],
  ["l", "log"],
  ["c", "chat"],
  ["r", "rules"],
  ["?", "help"],
  ["7", "number 7"],
  ["ArrowUp", "board"],
])("%s: %s", (key, deed) => {
  expect(press(key)).toBe(true);
  expect(done).toEqual([deed]);
});

describe("a key is left to the browser", () => {
  test("that means nothing here, or is held with another", () => {
    expect(press("x")).toBe(false);
    expect(press("0")).toBe(false);
    expect(press("u", document.body, { ctrlKey: true })).toBe(false);
    expect(done).toEqual([]);
  });

  test("while somebody is writing; a choice of two is no writing", () => {
    press("u", document.querySelector("#text")!);
    expect(done).toEqual([]);
    press("u", document.querySelector("#radio")!);
    expect(done).toEqual(["undo"]);
  });

  test("while a leaf is open", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    expect(press("u")).toBe(false);
    expect(done).toEqual([]);
  });

  test("if it is Enter on a button, which has its own meaning", () => {
    expect(press("Enter", document.querySelector("#button")!)).toBe(false);
    expect(press("u", document.querySelector("#button")!)).toBe(true);
    expect(done).toEqual(["undo"]);
  });
});
