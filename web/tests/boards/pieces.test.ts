import { expect, test } from "vitest";
import { follow } from "../../../src/kaizhuo/games/cleocatra/view/web/pieces";

test("at first each tile that is stood on has a piece; the others are set aside", () => {
  expect(follow(undefined, [4, 9], 1)).toEqual([4, 9, null]);
});

test("whoever stays is the same piece, whoever left a tile came to the new one", () => {
  expect(follow([4, 9, null], [9, 12], 1)).toEqual([12, 9, null]);
});

test("a piece comes from those set aside when nobody left a tile, and goes back there", () => {
  expect(follow([4, null, null], [4, 7], 1)).toEqual([4, 7, null]);
  expect(follow([4, 7, null], [7], 2)).toEqual([null, 7, null]);
});
