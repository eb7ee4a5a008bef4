import { expect, test } from "vitest";
import { CLINK, type Poured, pour } from "../../../src/kaizhuo/games/cheers/view/web/portions";
import type { CheersView } from "../../../src/kaizhuo/games/cheers/view/web/view";

/** Portions of two drinks in each shaker; what is handed on between two, and from which. */
function view(shakers: Record<string, number[]>, handsOn: string[] = [], shaker = ""): CheersView {
  return {
    drinks: ["rum", "gin"],
    shakers: Object.entries(shakers).map(([name, drinks]) => ({ name, drinks })),
    asked: handsOn.length ? { hands_on: handsOn, shaker } : null,
  } as unknown as CheersView;
}

const ids = (poured: Poured, place: string) => poured.places.get(place)!.map(({ id }) => id);
const first = pour(null, view({ a: [2, 1], b: [0, 0] }));

test("what is there at first is not fresh", () => {
  expect(ids(first, "a").length).toBe(3);
  expect(first).toMatchObject({ fresh: new Set(), toasted: null });
});

test("a portion that left one shaker is the one that came into another", () => {
  const next = pour(first, view({ a: [1, 1], b: [1, 0] }));
  const [moved] = ids(next, "b");
  expect(ids(first, "a")).toContain(moved);
  expect(ids(next, "a")).not.toContain(moved);
  expect(next).toMatchObject({ fresh: new Set([moved]), toasted: null });
});

test("it is the same while it is handed on between the two", () => {
  const between = pour(first, view({ a: [1, 1], b: [0, 0] }, ["rum"], "a"));
  const [handed] = ids(between, CLINK);
  expect(ids(first, "a")).toContain(handed);
  expect(ids(pour(between, view({ a: [1, 1], b: [1, 0] })), "b")).toEqual([handed]);
});

test("a new portion has a new name, lies on top, and tells which shaker was toasted", () => {
  const next = pour(first, view({ a: [2, 2], b: [0, 0] }));
  const added = ids(next, "a").at(-1)!;
  expect(ids(first, "a")).not.toContain(added);
  expect(next).toMatchObject({ toasted: "a", fresh: new Set([added]) });
});

test("as long as nothing moves, what was fresh stays so", () => {
  const next = pour(first, view({ a: [2, 2], b: [0, 0] }));
  expect(pour(next, view({ a: [2, 2], b: [0, 0] }))).toMatchObject({ fresh: next.fresh, toasted: "a" });
});
