import { expect, test } from "vitest";
import { follow } from "../../../src/kaizhuo/games/steam_up/view/web/steamers";
import type { SteamerView } from "../../../src/kaizhuo/games/steam_up/view/web/view";

const steamer = (kind: string) => ({ kind }) as unknown as SteamerView;
const stacks = (...kinds: string[]) => kinds.map((stack) => [...stack].map(steamer));
const after = (before: string[], now: string[], names: number[][]) => {
  let next = 100;
  return follow(stacks(...before), stacks(...now), names, () => next++);
};

test("a stack that stays as it was keeps its names", () => {
  expect(after(["ab", "c"], ["ab", "c"], [[0, 1], [2]])).toEqual([[0, 1], [2]]);
});

test("two stacks that change places take their names with them", () => {
  expect(after(["ab", "c"], ["c", "ab"], [[0, 1], [2]])).toEqual([[2], [0, 1]]);
});

test("a steamer taken from the top of one stack lies on another", () => {
  expect(after(["ab", "c"], ["a", "cb"], [[0, 1], [2]])).toEqual([[0], [2, 1]]);
});

test("the lowest of a stack that comes on top is followed", () => {
  expect(after(["abc"], ["bca"], [[0, 1, 2]])).toEqual([[1, 2, 0]]);
});

test("one that comes from elsewhere gets a new name, one that is bought loses its own", () => {
  expect(after(["a"], ["ab"], [[0]])).toEqual([[0, 100]]);
  expect(after(["ab"], ["a"], [[0, 1]])).toEqual([[0]]);
});
