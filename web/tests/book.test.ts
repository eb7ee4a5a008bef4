import { expect, test } from "vitest";
import { bind, countRules, cut, search } from "../src/rules/book";
import type { FigureInfo, RuleParagraph } from "../src/types";

const p = (kind: string, text: string, number = ""): RuleParagraph => ({ kind, text, number });
const figure = { name: "higher", title: "Only higher counts", rule: "DN-8", rules: ["DN-8"], steps: [] } as FigureInfo;
const BOOK = bind(
  [
    p("title", "d'nup"),
    p("intro", "Empty your hand."),
    p("chapter", "Your turn"),
    p("rule", "Do *one* action.", "DN-6"),
    p("chapter", "四種行動"),
    p("rule", "點數必須更高。", "DN-8"),
    p("example", "On the table is a single 7."),
    p("rule", "Add one card.", "DN-9"),
  ],
  [figure],
);
const names = (found: ReturnType<typeof search>) =>
  found.map(({ title, entries }) => [title, ...entries.map((one) => ("p" in one ? one.p.number : one.figure.name))]);

test("a figure stands below its rule, after the examples", () => {
  expect(names(BOOK)).toEqual([
    ["", "", ""],
    ["Your turn", "DN-6"],
    ["四種行動", "DN-8", "", "higher", "DN-9"],
  ]);
});

test("no words: the whole book", () => expect(search(BOOK, "  ")).toEqual(BOOK));

test.each([
  [
    "one",
    [
      ["Your turn", "DN-6"],
      ["四種行動", "DN-9"],
    ],
  ],
  ["one ACTION", [["Your turn", "DN-6"]]],
  ["更高", [["四種行動", "DN-8", "", "higher"]]],
  ["ｄｎ-８", [["四種行動", "DN-8", "", "higher"]]],
  ["higher counts", [["四種行動", "DN-8", "higher"]]],
  ["single", [["四種行動", "DN-8", ""]]],
  ["nowhere", []],
])("searching for %s", (typed, found) => expect(names(search(BOOK, typed))).toEqual(found));

test("how many rules were found", () => expect(countRules(search(BOOK, "one"))).toBe(2));

test("found words are cut out, whatever signs they are made of", () => {
  expect(cut("One or (two) 更高", "one (two) 高")).toEqual(["", "One", " or ", "(two)", " 更", "高", ""]);
  expect(cut("as it is", "")).toEqual(["as it is"]);
});
