import { expect, test } from "vitest";
import { outlookOf } from "../../../src/kaizhuo/games/dnup/view/web/outlook";

const outlook = (...at: string[]) => ({ at, place: 1, owner: 1, to: 1, size: at.length, value: 7, becomes: [1] });

test("the first thing that is meant and takes a set from the table is shown, in whatever order its cards were picked", () => {
  const outlooks = [outlook("card:1"), outlook("card:2", "card:10")];
  expect(outlookOf(outlooks, [[], ["card:10", "card:2"], ["card:1"]])).toBe(outlooks[1]);
  expect(outlookOf(outlooks, [[], ["card:1", "card:2"], ["card:1"]])).toBe(outlooks[0]);
  expect(outlookOf(outlooks, [[], ["card:3"], []])).toBeUndefined();
});
