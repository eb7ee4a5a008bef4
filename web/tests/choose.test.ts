import { describe, expect, test } from "vitest";
import { byVerb, narrow, showsFirst, toggle } from "../src/choose";
import { option } from "./made";

const TAKES = ["take a", "take a b", "take b c", "pass"].map(option);
const says = (options: readonly { say: string }[]) => options.map(({ say }) => say);

describe("narrow", () => {
  test("with nothing selected every option is left and none is ready", () => {
    const choice = narrow(TAKES, []);
    expect(says(choice.left)).toEqual(says(TAKES));
    expect(choice.ready).toBeNull();
    expect([...choice.lit]).toEqual(["a", "b", "c"]);
  });

  test("the option that is exactly the selection is ready, though a larger one is left", () => {
    const choice = narrow(TAKES, ["a"]);
    expect(says(choice.left)).toEqual(["take a", "take a b"]);
    expect(choice.ready?.say).toBe("take a");
    expect([...choice.lit]).toEqual(["a", "b"]);
  });

  test("the only option left is ready before all of it is selected", () => {
    expect(narrow(TAKES, ["c"]).ready?.say).toBe("take b c");
  });

  test("two options of the same things leave none ready", () => {
    expect(narrow(["keep a", "give a"].map(option), ["a"]).ready).toBeNull();
  });

  test("the only option there is waits until something is selected", () => {
    expect(narrow([option("take a")], []).ready).toBeNull();
  });
});

describe("toggle", () => {
  test("selects, and lets go what was selected", () => {
    expect(toggle(TAKES, ["a"], "b")).toEqual(["a", "b"]);
    expect(toggle(TAKES, ["a", "b"], "a")).toEqual(["b"]);
  });

  test("what does not go together with the selection begins a new one", () => {
    expect(toggle(TAKES, ["a"], "c")).toEqual(["c"]);
  });
});

test("a move chosen by its words is shown first if it has a place that is not yet selected", () => {
  const take = option("take a b");
  expect(showsFirst(take, [])).toBe(true);
  expect(showsFirst(take, ["b"])).toBe(true);
  expect(showsFirst(take, ["b", "a"])).toBe(false);
  expect(showsFirst(option("pass"), [])).toBe(false);
});

test("options of one verb stand together, in the order they came", () => {
  const groups = byVerb(["take a", "pass", "take b"].map(option));
  expect(groups.map(says)).toEqual([["take a", "take b"], ["pass"]]);
});
