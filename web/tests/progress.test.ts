import { beforeEach, expect, test } from "vitest";
import { finished, following, remember, rememberAnswer, solvingOf } from "../src/learn/progress";

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

test("from a puzzle it goes on to the next that is not solved, in the same game as long as there is one", () => {
  const all = ["a1", "b2", "c3"].map((name) => ({ game: "dnup", name })).concat({ game: "cheers", name: "d4" });
  rememberAnswer("dnup", "b2", true);
  expect(following(all, "dnup", "a1")?.name).toBe("c3");
  expect(following(all, "dnup", "c3")?.name).toBe("a1");
  rememberAnswer("dnup", "a1", true);
  expect(following(all, "dnup", "c3")?.name).toBe("d4");
  rememberAnswer("cheers", "d4", true);
  expect(following(all, "dnup", "c3")).toBeNull();
});
