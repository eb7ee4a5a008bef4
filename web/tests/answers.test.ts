import { describe, expect, test } from "vitest";
import { fitting } from "../src/table/Answers";
import { asksOthers } from "../src/table/Prompt";
import { now, seat, table } from "./made";

describe("the row of answers", () => {
  test("holds all of them where there is room", () => {
    expect(fitting([300, 300], 880, 120)).toBe(2);
    expect(fitting([], 360, 60)).toBe(0);
  });

  test("narrows long ones before it hides any", () => {
    expect(fitting([300, 300, 300], 360, 60)).toBe(3);
    expect(fitting([60, 60, 60, 60], 360, 60)).toBe(4);
    expect(fitting([300, 300, 300], 340, 60)).toBe(3);
    expect(fitting([300, 300, 300], 340, 60, [110, 110, 110])).toBe(2); // no word is broken
  });

  test("leaves room for the way to those it does not hold, and always holds one", () => {
    expect(fitting([300, 300, 300, 300], 360, 60)).toBe(3);
    expect(fitting([300, 300], 120, 60)).toBe(1);
  });
});

test("who takes a move back asks only people who play themselves", () => {
  const undo = now({ undo: "consent" });
  const bot = seat(1, { kind: "bot" });
  expect(asksOthers(table(), undo)).toBe(true);
  expect(asksOthers(table(), now({ undo: "mine" }))).toBe(false);
  expect(asksOthers(table({ seats: [seat(0, { you: true }), bot] }), undo)).toBe(false);
  expect(asksOthers(table({ seats: [seat(0, { you: true }), seat(1, { stand_in: "level1" })] }), undo)).toBe(false);
  expect(asksOthers(table({ mine: [0, 1] }), undo)).toBe(false);
});
