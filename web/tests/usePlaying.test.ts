import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePlaying } from "../src/past/usePlaying";
import type { Story } from "../src/types";
import { hold } from "./page";

const line = (ply: number) => ({ ply, line: `step ${ply}`, rule: "" });
const story: Story = { ply: 3, undos: 0, decided: [0, 1, 0], lines: [line(1), line(3)] };
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

test("it plays step by step, silent ones quickly, and stops at the end", async () => {
  const page = await hold(useIt, 0);
  await pass(9000);
  expect(at).toBe(0);
  await act(() => page.value.toggle());
  expect(page.value.playing).toBe(true);
  await pass(1800);
  expect(at).toBe(1);
  await page.again(1);
  await pass(500);
  expect(at).toBe(2);
  await page.again(2);
  await pass(1800);
  await page.again(at);
  expect(at).toBe(3);
  expect(page.value.playing).toBe(false);
});

test("it can be stopped, hurried, and begun again at the end", async () => {
  const page = await hold(useIt, 0);
  await act(() => page.value.hurry(4));
  await act(() => page.value.toggle());
  await pass(450);
  expect(at).toBe(1);
  await page.again(1);
  await act(() => page.value.toggle());
  await pass(9000);
  expect(at).toBe(1);
  await page.again(3);
  await act(() => page.value.toggle());
  expect(at).toBe(0);
});
