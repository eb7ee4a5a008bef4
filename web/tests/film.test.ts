import { describe, expect, test } from "vitest";
import { BEATS, beatsOf, reading, sinceMine, turnsOf } from "../src/table/film";
import { told } from "./made";

const words = (...lines: Parameters<typeof beatsOf>[0][number][]) =>
  beatsOf(lines).map((beat) => beat.captions.map(({ text, brief }) => (brief ? `(${text})` : text)).join(" "));
const cost = (brief: string) => told(`At length: ${brief}`, { brief });

describe("the beats of a turn", () => {
  test("begin with what is told by itself; the rest is told along with it", () => {
    expect(words(told("Bo moves."), told("Bo buys a house."), cost("−$3"), cost("+1"))).toEqual([
      "Bo moves.",
      "Bo buys a house. (−$3) (+1)",
    ]);
  });

  test("what comes first is told at length, what is to be left out is not", () => {
    expect(
      words(told("Bo's turn.", { brief: "" }), cost("+rice"), cost("+tea"), told("Skipped.", { brief: "" })),
    ).toEqual(["At length: +rice (+tea)"]);
  });

  test("are four at most: those that say least become one", () => {
    const lines = ["one", "two", "three", "four", "five", "six"].map((line) => told(line));
    expect(words(lines[0]!, cost("−1"), cost("−2"), ...lines.slice(1))).toEqual([
      "one (−1) (−2)",
      "two three",
      "four five",
      "six",
    ]);
    expect(beatsOf(lines)).toHaveLength(BEATS);
  });

  test("hold every event, for pieces move with what nobody reads", () => {
    const lines = [told(""), told("Bo plays."), told(""), cost(""), told("Bo draws.")];
    expect(beatsOf(lines).flatMap((beat) => beat.told)).toEqual(lines);
    expect(beatsOf([told("")])).toEqual([]);
  });

  test("are read as long as they are", () => {
    const [short, long] = [beatsOf([told("Hi.")])[0]!, beatsOf([told("word ".repeat(12))])[0]!];
    expect(reading(short)).toBeLessThan(reading(long));
    expect(reading(beatsOf([told("word ".repeat(500))])[0]!)).toBe(2600);
    expect(reading(beatsOf([told("甲打出三張九，乙的一張收回手中")])[0]!)).toBeGreaterThan(reading(short));
  });
});

const line = (turn: number, by: number | null, text = `${by} does ${turn}`) => told(text, { turn, by });

test("lines of one turn stand together", () => {
  expect(turnsOf([line(0, null), line(1, 0), line(1, 0), line(2, 1)]).map(({ by, told }) => [by, told.length])).toEqual(
    [
      [null, 1],
      [0, 2],
      [1, 1],
    ],
  );
});

describe("since my last turn", () => {
  const lines = [line(0, null, "The deal"), line(1, 1), line(2, 0), line(3, 1), line(4, null, "Round 2"), line(5, 2)];
  const texts = (you: number | null, upto = lines.length) =>
    sinceMine(lines.slice(0, upto), you, 3).map((beat) => beat.captions[0]!.text);

  test("the others had theirs", () => {
    expect(texts(0)).toEqual(["1 does 3", "Round 2", "2 does 5"]);
    expect(texts(2)).toEqual(["1 does 1", "0 does 2", "1 does 3", "Round 2"]); // while I have one
  });

  test("before my first one all that happened since somebody began", () => {
    expect(texts(0, 2)).toEqual(["1 does 1"]);
    expect(texts(0, 1)).toEqual([]);
  });

  test("for somebody who looks on the last ones", () => {
    expect(texts(null)).toEqual(["1 does 3", "Round 2", "2 does 5"]);
  });
});
