import { beforeEach, expect, test } from "vitest";
import { finished, remember, rememberAnswer, solvingOf } from "../src/learn/progress";

beforeEach(() => localStorage.clear());

test("wrong answers are counted until a puzzle is solved", () => {
  expect(solvingOf("dnup", "a1")).toBeNull();
  rememberAnswer("dnup", "a1", false);
  rememberAnswer("dnup", "a1", false);
  expect(solvingOf("dnup", "a1")).toEqual({ wrong: 2, solved: false });
  rememberAnswer("dnup", "a1", true);
  rememberAnswer("dnup", "a1", false);
  expect(solvingOf("dnup", "a1")).toEqual({ wrong: 2, solved: true });
});

test("what is finished is counted for each game", () => {
  remember("dnup", "first", [], true);
  remember("dnup", "duel", ["flip"], false);
  rememberAnswer("dnup", "a1", true);
  rememberAnswer("dnup", "b2", false);
  rememberAnswer("cheers", "a1", true);
  expect(finished("dnup")).toEqual({ lessons: 1, puzzles: 1 });
  expect(finished("cheers")).toEqual({ lessons: 0, puzzles: 1 });
});

test("a browser that keeps nonsense begins anew", () => {
  localStorage.setItem("kaizhuo.puzzles", "{");
  expect(solvingOf("dnup", "a1")).toBeNull();
  rememberAnswer("dnup", "a1", true);
  expect(finished("dnup").puzzles).toBe(1);
});
