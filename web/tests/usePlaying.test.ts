import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePlaying } from "../src/past/usePlaying";
import type { Story } from "../src/types";
import { told } from "./made";
import { hold } from "./page";

const line = (ply: number) => told(`step ${ply}`, { ply });
const story: Story = { ply: 5, undos: 0, decided: [0, 1, -1, -1, 0], lines: [line(1), line(5)] };
let at = 0;
const go = (ply: number) => {
  at = ply;
};
const useIt = (ply: number) => usePlaying(story, ply, go);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  at = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("it plays step by step, not those without a word, and stops at the end", async () => {
  const page = await hold(useIt, 0);
  await pass(9000);
  expect(at).toBe(0);
  await act(() => page.value.toggle());
  expect(page.value.playing).toBe(true);
  await pass(500);
  expect(at).toBe(1);
  await page.again(1);
  await pass(500);
  expect(at).toBe(1); // there is something to read
  await pass(500);
  expect(at).toBe(5); // neither the cards that came of it nor a choice that says nothing are steps of their own
  await page.again(5);
  expect(page.value.playing).toBe(false);
});

test("it can be stopped, hurried, and begun again at the end", async () => {
  const page = await hold(useIt, 0);
  await act(() => page.value.hurry(4));
  await act(() => page.value.toggle());
  await pass(125);
  expect(at).toBe(1);
  await page.again(1);
  await act(() => page.value.toggle());
  await pass(9000);
  expect(at).toBe(1);
  await page.again(5);
  await act(() => page.value.toggle());
  expect(at).toBe(0);
});
