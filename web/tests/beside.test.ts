import { afterEach, describe, expect, test } from "vitest";
import { narrow } from "../src/choose";
import { defaults } from "../src/screens/OptionField";
import { settings } from "../src/settings";
import { numbered } from "../src/table/Answers";
import { audible, useUnread } from "../src/table/ChatPanel";
import { duration } from "../src/table/ClockWords";
import type { ChatLine, OptionForm } from "../src/types";
import { option, table } from "./made";
import { happen, hold } from "./page";

afterEach(() => settings.update({ muted: [] }));

const line = (seat: number, name: string): ChatLine => ({ seat, name, text: "hello", phrase: "", team: false, at: 0 });

test("somebody who is muted is not heard, at this table", () => {
  const lines = [line(0, "Ann"), line(1, "Bo")];
  expect(audible(table(), lines, ["abc Bo"])).toEqual([lines[0]]);
  expect(audible(table({ id: "def" }), lines, ["abc Bo"])).toEqual(lines);
});

describe("new lines of the chat", () => {
  const useIt = ({ lines, open }: { lines: ChatLine[]; open: boolean }) => useUnread(table(), lines, open);
  const bo = line(1, "Bo");

  test("are counted from when the reader came, and not those they wrote", async () => {
    const page = await hold(useIt, { lines: [bo], open: false });
    expect(page.value).toBe(0);
    await page.again({ lines: [bo, bo, line(0, "Ann")], open: false });
    expect(page.value).toBe(1);
  });

  test("are read when the chat is open", async () => {
    const page = await hold(useIt, { lines: [], open: false });
    await page.again({ lines: [bo], open: true });
    expect(page.value).toBe(0);
    await page.again({ lines: [bo], open: false });
    expect(page.value).toBe(0);
    await page.again({ lines: [bo, bo], open: false });
    expect(page.value).toBe(1);
  });

  test("of somebody who is muted do not count", async () => {
    const page = await hold(useIt, { lines: [], open: false });
    await page.again({ lines: [bo], open: false });
    settings.update({ muted: ["abc Bo"] });
    await happen();
    expect(page.value).toBe(0);
  });
});

describe("buttons in the order of the number keys", () => {
  const few = ["take a", "take b", "pass"].map(option);
  const many = [...Array.from({ length: 8 }, (_, i) => option(`take ${i}`)), option("pass")];
  const says = (options: { say: string }[]) => options.map(({ say }) => say);

  test("a few moves all have one, what is ready first", () => {
    expect(says(numbered(narrow(few, [])))).toEqual(["take a", "take b", "pass"]);
    expect(says(numbered(narrow(few, ["b"])))).toEqual(["take b"]);
  });

  test("of many, those that cannot be pointed at", () => {
    expect(says(numbered(narrow(many, [])))).toEqual(["pass"]);
  });
});

test("a time is said in the largest unit that fits", () => {
  const say = (unit: string, args?: Record<string, unknown>) => `${String(args?.count)} ${unit}`;
  const said = [15, 60, 90, 3600, 5400, 86_400, 259_200].map((seconds) => duration(say, seconds));
  expect(said).toEqual(["15 seconds", "1 minutes", "90 seconds", "1 hours", "90 minutes", "1 days", "3 days"]);
});

test("variants begin as the game has them; one without a beginning is left to the server", () => {
  const form = (name: string, schema: Record<string, unknown>): OptionForm => ({
    name,
    label: name,
    help: "",
    schema,
    words: {},
  });
  expect(defaults([form("letters", { default: 8 }), form("duel", { default: false }), form("teams", {})])).toEqual({
    letters: 8,
    duel: false,
  });
});
