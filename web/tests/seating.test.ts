import { expect, test } from "vitest";
import { botsFor, placed, proposal, resized, usualBot, usualOptions } from "../src/seating";
import type { GameInfo } from "../src/types";

function game(players: number[], bots = ["level1", "level2", "level3"]): GameInfo {
  const labelled = bots.map((id) => ({ id, label: id, players: id === "level4" ? [2] : players }));
  return {
    id: "dnup",
    name: "d'nup",
    tagline: "",
    players,
    minutes: "20",
    weight: 1,
    options: [],
    first: {},
    bots: labelled,
    lessons: 2,
    aided: true,
    boxed: true,
    boxes: {},
  };
}

test("a table is proposed for four, or as near to that as the game allows", () => {
  expect(proposal(game([2, 3, 4, 5]), true)).toEqual(["me", "bot:level2", "bot:level2", "bot:level2"]);
  expect(proposal(game([1, 2]), true)).toEqual(["me", "bot:level2"]);
  expect(proposal(game([5, 6]), true)).toHaveLength(5);
  expect(proposal(game([2, 3]), false)).toEqual(["me", "open", "open"]);
  expect(proposal(game([2]), true, true)).toEqual(["me", "bot:level1"]);
});

test("a beginner plays by what the game has for beginners, everybody else as usual", () => {
  const form = { name: "hard", label: "", help: "", schema: { default: false }, words: {} };
  const heavy = { ...game([2]), options: [form], first: { easier: true } };
  expect(usualOptions(heavy, false)).toEqual({ hard: false });
  expect(usualOptions(heavy, true)).toEqual({ hard: false, easier: true });
});

test("a game without levels has its plain bot", () => {
  expect(usualBot(game([2], []))).toBe("bot:uniform");
});

test("more seats are filled as the last one is, fewer are taken away", () => {
  const any = game([2, 3, 4]);
  expect(resized(["me", "open"], 4, any)).toEqual(["me", "open", "open", "open"]);
  expect(resized(["me", "here:Bo"], 3, any)).toEqual(["me", "here:Bo", "bot:level2"]);
  expect(resized(["me", "open", "open"], 2, any)).toEqual(["me", "open"]);
});

test("a bot that has learnt to play with two is not offered to three", () => {
  const learnt = game([2, 3], ["level1", "level2", "level3", "level4"]);
  expect(usualBot(learnt)).toBe("bot:level2");
  expect(botsFor(learnt, 2).map(({ id }) => id)).toContain("level4");
  expect(botsFor(learnt, 3).map(({ id }) => id)).toEqual(["level1", "level2", "level3"]);
  expect(resized(["me", "bot:level4"], 3, learnt)).toEqual(["me", "bot:level2", "bot:level2"]);
  expect(resized(["me", "bot:level4"], 2, learnt)).toEqual(["me", "bot:level4"]);
});

test("I sit on one seat only", () => {
  expect(placed(["me", "bot:level2"], 1, "me")).toEqual(["open", "me"]);
  expect(placed(["me", "bot:level2"], 1, "open")).toEqual(["me", "open"]);
});
