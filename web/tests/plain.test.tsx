import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { BoardProps, BoardSeat } from "../src/board";
import { plainBoard } from "../src/table/PlainBoard";

const SEATS: BoardSeat[] = ["Ann", "Bo"].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  bot: false,
  online: true,
}));
const THINGS = {
  names: { top: "top card", stock: "stock", hand: "hand", rows: "rows", phase: "phase" },
  values: { phase: { late: "nearly over" } },
  members: { card: ["ace", "two", "three"].map((word, i) => ({ word, at: [`card:${i}`] })) },
};

async function draw(view: Record<string, unknown>, more: Partial<BoardProps<unknown>> = {}): Promise<HTMLElement> {
  const root = document.createElement("div");
  const { default: Board } = plainBoard(THINGS);
  const given = { view, seats: SEATS, you: 0, awaited: [0], say: (message: string) => message, ...more };
  await act(() => render(<Board {...(given as BoardProps<never>)} />, root));
  return root;
}

const texts = (root: HTMLElement, found: string) => [...root.querySelectorAll(found)].map((one) => one.textContent);

test("a number under the name of a domain is that thing, with its mark", async () => {
  const root = await draw({ top: { card: 1 }, deck: [{ card: 0 }, { card: 2 }] });
  expect(texts(root, ".thing")).toEqual(["two", "ace", "three"]);
  expect([...root.querySelectorAll(".thing")].map((one) => one.getAttribute("data-at"))).toEqual([
    "card:1",
    "card:0",
    "card:2",
  ]);
  expect(texts(root, ".middle .name")).toEqual(["top card", "deck"]);
});

test("any other number keeps its name as a mark, so that a verb can point at it", async () => {
  const root = await draw({ stock: 30, card: 99 });
  expect(texts(root, "[data-at=stock]")).toEqual(["stock 30"]);
  expect(texts(root, ".fact")).toEqual(["stock 30", "card 99"]);
});

test("the reader's own place comes last; whose turn it is the plates show", async () => {
  const players = SEATS.map(({ seat }) => ({ seat, hand: seat ? [] : [{ card: 2 }], points: seat }));
  const root = await draw({ players, turn: 0 });
  expect(texts(root, ".place bdi")).toEqual(["Bo", "Ann"]);
  expect(texts(root, ".own .thing")).toEqual(["three"]);
  expect(texts(root, ".middle")).toEqual([""]);
  expect(texts(await draw({ players, turn: 1 }), ".middle bdi")).toEqual(["Bo"]);
});

test("like things are a table, nested ones stand below their name, and nothing is a dash", async () => {
  const root = await draw({
    rows: [
      { card: 0, owner: 1, done: true },
      { card: 1, owner: null, done: false },
    ],
    inner: { phase: "late", last_word: "so_long", gone: null },
    grid: [
      [1, 2],
      [3, 4],
    ],
    empty: [],
    step: "turn",
  });
  expect(texts(root, "td")).toEqual(["ace", " Bo", "✓", "two", "–", "–"]);
  expect(texts(root, ".group .fact")).toEqual(["phase nearly over", "last word so long", "gone –"]);
  expect(texts(root, ".things .things .value")).toEqual(["1", "2", "3", "4"]);
  expect(root.textContent).not.toContain("empty");
  expect(root.textContent).not.toContain("step");
});

test("a view without players still shows who sits there", async () => {
  expect(texts(await draw({ stock: 3 }, { you: null }), ".place bdi")).toEqual(["Ann", "Bo"]);
});
