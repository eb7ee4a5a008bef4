/** Phrases of the house: everybody reads them in their own language; who is muted is not seen either. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PHRASES } from "../src/phrases";
import { settings } from "../src/settings";
import { Bubbles, Phrases } from "../src/table/Reactions";
import type { Session } from "../src/table/session";
import type { ChatLine } from "../src/types";
import { loadWords } from "../src/words";
import { table } from "./made";

const line = (name: string, phrase: string): ChatLine => ({ seat: 1, name, text: "", phrase, team: false, at: 1 });
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
});
afterEach(() => {
  render(null, root);
  settings.update({ muted: [], language: "en" });
});

test.each([
  ["en", "Well played!"],
  ["zh-Hant", "高招！"],
  ["zh-Hans", "妙招！"],
] as const)("a phrase is read in the reader's language: %s", async (language, words) => {
  await loadWords(language);
  settings.update({ language });
  await act(() => render(<Bubbles table={table()} said={[line("Bo", "well-played")]} />, root));
  expect(root.textContent).toContain(words);
  expect(root.textContent).toContain("Bo");
});

test("a bubble goes by itself, and what is no phrase has none", async () => {
  vi.useFakeTimers();
  await act(() => render(<Bubbles table={table()} said={[line("Bo", "wow"), line("Bo", "")]} />, root));
  expect(root.querySelectorAll(".bubble").length).toBe(1);
  await act(() => void vi.advanceTimersByTime(5000));
  expect(root.querySelectorAll(".bubble").length).toBe(0);
  vi.useRealTimers();
});

test("who says two things is seen to say the last", async () => {
  await loadWords("en");
  const said = [line("Bo", "wow"), line("Bo", "oops"), { ...line("Cy", "wow"), seat: 2 }];
  await act(() => render(<Bubbles table={table()} said={said} />, root));
  expect([...root.querySelectorAll(".bubble")].map((bubble) => bubble.textContent)).toEqual([
    expect.stringMatching(/^\s*Bo: Oops/),
    expect.stringMatching(/^\s*Cy: Wow/),
  ]);
});

test("who is muted has no bubble", async () => {
  settings.update({ muted: ["abc Bo"] });
  await act(() => render(<Bubbles table={table()} said={[line("Bo", "wow"), line("Cy", "wow")]} />, root));
  expect(root.querySelectorAll(".bubble").length).toBe(1);
});

test("every phrase is a button that says it", async () => {
  const wish = vi.fn();
  await act(() => render(<Phrases session={{ wish } as unknown as Session} />, root));
  for (const button of root.querySelectorAll("button")) button.click();
  expect(wish.mock.calls.map(([one]) => one)).toEqual(PHRASES.map((phrase) => ({ type: "react", phrase })));
});
