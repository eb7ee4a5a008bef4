import { afterEach, expect, test } from "vitest";
import { settings } from "../src/settings";
import { listed, loadBoardWords, loadWords, useWords } from "../src/words";
import { happen, hold } from "./page";

afterEach(() => settings.update({ language: "en" }));

test("the words of the client are those of the reader's language, and change with it", async () => {
  await loadWords("en");
  const page = await hold(useWords, null);
  expect(page.value("your-turn")).toBe("Your turn");
  expect(page.value("chat-unread", { count: 2 })).toBe("Chat: 2 new messages");
  await loadWords("zh-Hant");
  await happen();
  expect(page.value("your-turn")).toBe("輪到你");
});

test("a word that nobody wrote is shown by its name", async () => {
  await loadWords("en");
  const page = await hold(useWords, null);
  expect(page.value("no-such-word")).toBe("no-such-word");
});

test.each([
  ["en", "har gow"],
  ["zh-Hant", "蝦餃"],
  ["zh-Hans", "虾饺"],
] as const)("a board has its own words and the texts of its game: %s", async (language, dish) => {
  const say = await loadBoardWords("steam-up", language);
  expect(say("so-many", { count: 2, dish: say("dish-hg") })).toContain(dish);
  expect(say("so-many", { count: 2, dish: "" })).toContain("2");
});

test("what belongs to a word is asked for after a dot", async () => {
  const say = await loadBoardWords("cheers", "en");
  expect(say("option-teams")).toBe("Teams");
  expect(say("option-teams.help")).toMatch(/^Only with 5 or 6 players/);
  expect(say("option-teams.other")).toBe("option-teams.other");
});

test("a game without a board has none", async () => {
  const say = await loadBoardWords("chess", "en");
  expect(say("pawn")).toBe("pawn");
});

test.each([
  ["en", ["Ann, Bo, and Cy", "Ann and Bo", "Ann"]],
  ["zh-Hant", ["Ann、Bo和Cy", "Ann和Bo", "Ann"]],
  ["zh-Hans", ["Ann、Bo和Cy", "Ann和Bo", "Ann"]],
] as const)("names in a row are joined as in the reader's language: %s", (language, rows) => {
  settings.update({ language });
  expect([3, 2, 1].map((count) => listed(["Ann", "Bo", "Cy"].slice(0, count)))).toEqual(rows);
});
