import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { remember, rememberAnswer } from "../src/learn/progress";
import { Front } from "../src/screens/Front";
import { loadWords } from "../src/words";
import { happen } from "./page";
import { holdServer } from "./server";

const GAME = {
  id: "dnup",
  name: "d’nup",
  tagline: "",
  players: [2, 3],
  minutes: "20",
  weight: 1,
  options: [],
  first: {},
  bots: [],
  lessons: 2,
};

beforeAll(() => loadWords("en"));
beforeEach(() => localStorage.clear());

async function front(): Promise<{ soFar: string; door: HTMLAnchorElement }> {
  const server = holdServer();
  render(null, document.body);
  await act(() => render(<Front />, document.body));
  for (const request of server) {
    if (request.address.includes("games")) await request.answers({ lang: "en", games: [GAME] });
  }
  await happen();
  const door = [...document.querySelectorAll<HTMLAnchorElement>(".door")].at(-1)!;
  return { soFar: document.querySelector(".so-far")?.textContent ?? "", door };
}

test("who has learnt nothing is told nothing, and shown the way", async () => {
  const { soFar, door } = await front();
  expect(soFar).toBe("");
  expect(door.getAttribute("href")).toBe("/learn/dnup/first");
  expect(door.textContent?.trim()).toBe("How to play");
});

test("a lesson that was left is gone on with", async () => {
  remember("dnup", "first", ["play 6/2"], false);
  const { soFar, door } = await front();
  expect(soFar).toBe("");
  expect(door.textContent?.trim()).toBe("Go on learning");
});

test("what was learnt and solved is counted", async () => {
  remember("dnup", "first", [], true);
  rememberAnswer("dnup", "one", true);
  rememberAnswer("cheers", "one", true);
  const { soFar, door } = await front();
  expect(soFar).toBe("1 of 2 lessons learned1 puzzle solved");
  expect(door.getAttribute("href")).toBe("/learn");
});
