/** The end of a game: who won, in a sentence, and the moments that decided it. */
import { expect, test } from "vitest";
import { outcome } from "../src/table/Over";
import { turningPoints } from "../src/table/TurningPoints";
import type { Finale, Review } from "../src/types";
import * as made from "./made";

const say = (id: string, args?: Record<string, unknown>) => (args ? `${id} ${args.names}` : id);
const ended = (...places: number[]): Finale => ({
  verdict: "",
  tallies: places.map((place, seat) => ({ seat, name: `P${seat}`, place, points: 0, shares: [] })),
});

test("the reader is told that they won, and who else did", () => {
  const table = made.table({ mine: [0] });
  expect(outcome(say, table, ended(1, 2))).toBe("you-won");
  expect(outcome(say, table, ended(2, 1))).toBe("won P1");
  expect(outcome(say, made.table({ mine: [0, 1] }), ended(1, 2))).toBe("won P0");
  expect(outcome(say, table, ended(2, 2))).toBe("nobody-won");
});

test("a rival of the game itself can win", () => {
  const table = made.table({ mine: [0] });
  const rival = { seat: null, name: "Burnham", place: 1, points: 9, shares: [] };
  expect(outcome(say, table, { ...ended(2), tallies: [rival, ...ended(2).tallies] })).toBe("won Burnham");
});

test("the largest changes of the outlook are told in the order of play", () => {
  const judged = (ply: number, value: number, cost = 0) => ({ ply, label: `move ${ply}`, value, best: "", cost });
  const review: Review = {
    seat: 0,
    total: 5,
    failed: 0,
    costliest: [],
    result: 1,
    judged: [judged(1, 0.5), judged(4, 0.4, 0.1), judged(7, 0.2), judged(9, 0.22), judged(12, 0.7)],
  };
  const found = turningPoints(review);
  expect(found.map(({ ply, from, to }) => [ply, from, to])).toEqual([
    [4, 0.5, 0.2],
    [9, 0.22, 0.7],
    [12, 0.7, 1],
  ]);
});
