import { expect, test } from "vitest";
import { captionAt, stepFrom, stepsOf, stopAt, stopsOf, told, turnFrom } from "../src/past/stops";
import type { Story } from "../src/types";
import { told as made } from "./made";

// The deal (0-2), Ann decides (3) and two cards come (4-5), Ann again (6), Bo (7) and the last card (8).
const story: Story = {
  ply: 9,
  undos: 0,
  decided: [-1, -1, -1, 0, -1, -1, 0, 1, -1],
  lines: [
    made("Dealt.", { ply: 3, turn: 0, by: null }),
    made("Ann buys.", { ply: 4, turn: 1, by: 0 }),
    made("A card comes.", { ply: 6, turn: 1, by: 0 }),
    made("Ann passes.", { ply: 7, turn: 1, by: 0 }),
    made("Bo plays.", { ply: 8, turn: 2, by: 1 }),
    made("The end.", { ply: 9, turn: 2, by: 1 }),
  ],
};

test("a step is a decision with all that comes of it: nothing is shown half done", () => {
  expect(stopsOf(story)).toEqual([3, 6, 7, 9]);
  expect([0, 3, 4, 5, 8, null].map((ply) => stopAt(story, ply))).toEqual([3, 3, 6, 6, 9, 9]);
  expect(told(story, 6).map((line) => line.line)).toEqual(["Ann buys.", "A card comes."]);
  expect(captionAt(story, 9)?.captions.map(({ text }) => text)).toEqual(["Bo plays.", "The end."]);
});

test("one goes step by step and turn by turn, and no further than the ends", () => {
  expect([stepFrom(story, 3, 1), stepFrom(story, 3, -1), stepFrom(story, 9, 1)]).toEqual([6, 3, 9]);
  expect([turnFrom(story, 3, 1), turnFrom(story, 7, 1), turnFrom(story, 9, 1)]).toEqual([7, 9, 9]);
  expect([turnFrom(story, 9, -1), turnFrom(story, 6, -1), turnFrom(story, 3, -1)]).toEqual([7, 3, 3]);
});

test("at the beginning all that was told until then", () => {
  expect(told(story, 3).map((line) => line.line)).toEqual(["Dealt."]);
});

test("what says nothing yet is stepped over, and its link still leads there", () => {
  // Ann buys a card (3) and only then says where it goes (4); the turn begins without a word.
  const halves: Story = {
    ply: 6,
    undos: 0,
    decided: [0, -1, 0, 0, 0, 1],
    lines: [
      made("Ann moves.", { ply: 2, turn: 1, by: 0 }),
      made("Ann thinks.", { ply: 3, turn: 1, by: 0, brief: "" }),
      made("Ann buys.", { ply: 4, turn: 1, by: 0 }),
      made("Ann pays.", { ply: 5, turn: 1, by: 0, brief: "$2" }),
    ],
  };
  expect(stepsOf(halves)).toEqual([0, 2, 4, 5, 6]);
  expect([stepFrom(halves, 2, 1), stepFrom(halves, 3, 1), stepFrom(halves, 4, -1)]).toEqual([4, 4, 2]);
  expect(told(halves, 4).map((line) => line.line)).toEqual(["Ann thinks.", "Ann buys."]);
  expect(stopAt(halves, 3)).toBe(3);
  expect(captionAt(halves, 3)).toBeNull();
});
