import { expect, test } from "vitest";
import { useMoments } from "../src/past/useMoments";
import type { Moments, Story } from "../src/types";
import { moment } from "./made";
import { type Held, hold } from "./page";
import { holdServer } from "./server";

interface Looking {
  eyes: string;
  version: string;
  ply: number | null;
}

const useLooking = ({ eyes, version, ply }: Looking) => useMoments("abc", eyes, "en", version, ply);
const start: Looking = { eyes: "0", version: "80 0", ply: 5 };
const story = (ply: number): Story => ({ ply, undos: 0, decided: Array(ply).fill(0), lines: [] });
const block = (from: number): Moments => ({ moments: Array.from({ length: 32 }, (_, i) => moment(from + i)) });

let asked: ReturnType<typeof holdServer>;
const from = (address: string) => Number(/&from=(\d+)/.exec(address)?.[1] ?? "-1"); // -1: the story
const asking = (since = 0) => asked.slice(since).map(({ address }) => from(address));

async function look(input: Looking): Promise<Held<ReturnType<typeof useLooking>, Looking>> {
  asked = holdServer();
  const page = await hold(useLooking, input);
  await asked[0]!.answers(story(80));
  return page;
}

test("the story is asked for first, then the block of the moment and the one after it", async () => {
  const page = await look(start);
  expect(asking()).toEqual([-1, 0, 32]);
  expect(page.value).toMatchObject({ story: { ply: 80 }, moment: null });
  await asked[1]!.answers(block(0));
  expect(page.value.moment?.ply).toBe(5);
});

test("without a ply it is the last moment; after it nothing is asked for", async () => {
  const page = await look({ ...start, ply: null });
  expect(asking()).toEqual([-1, 64]);
  await asked[1]!.answers(block(64));
  expect(page.value.moment?.ply).toBe(80);
});

test("what is known or on its way is not asked for again", async () => {
  const page = await look(start);
  await page.again({ ...start, ply: 6 });
  await asked[1]!.answers(block(0));
  await asked[2]!.answers(block(32));
  await page.again({ ...start, ply: 31 });
  expect(asking()).toEqual([-1, 0, 32]);
  await page.again({ ...start, ply: 32 });
  expect(asking(3)).toEqual([64]);
  expect(page.value.moment?.ply).toBe(32);
});

test("other eyes have other moments, and a late answer for the first ones is not theirs", async () => {
  const page = await look(start);
  await page.again({ ...start, eyes: "1" });
  expect(asked[3]!.address).toBe("/api/tables/abc/story?lang=en&as=1");
  await asked[1]!.answers(block(0));
  expect(page.value.moment).toBeNull();
});

test("a game that goes on keeps its moments; one that was taken back does not", async () => {
  const page = await look(start);
  await asked[1]!.answers(block(0));
  await page.again({ ...start, version: "81 0" });
  expect(page.value.moment?.ply).toBe(5);
  await page.again({ ...start, version: "79 1" });
  expect(page.value.moment).toBeNull();
});

test("a block that did not come is asked for again at the next step", async () => {
  const page = await look(start);
  await asked[1]!.fails();
  expect(page.value).toMatchObject({ moment: null, wrong: null });
  await page.again({ ...start, ply: 6 });
  expect(asking(3)).toEqual([0]);
});

test("a story that is refused says why", async () => {
  asked = holdServer();
  const page = await hold(useLooking, start);
  await asked[0]!.refuses("not-yet", "The game is not over.");
  expect(page.value).toEqual({ story: null, moment: null, wrong: "The game is not over." });
});
