import { describe, expect, test } from "vitest";
import { fitting } from "../src/table/Answers";

describe("the row of answers", () => {
  test("holds all of them where there is room", () => {
    expect(fitting([300, 300], 880, 120)).toBe(2);
    expect(fitting([], 360, 60)).toBe(0);
  });

  test("narrows long ones before it hides any", () => {
    expect(fitting([300, 300, 300], 360, 60)).toBe(3);
    expect(fitting([60, 60, 60, 60], 360, 60)).toBe(4);
  });

  test("leaves room for the way to those it does not hold, and always holds one", () => {
    expect(fitting([300, 300, 300, 300], 360, 60)).toBe(3);
    expect(fitting([300, 300], 120, 60)).toBe(1);
  });
});
