import { expect, test } from "vitest";
import { useAnswer, useGame } from "../src/answer";
import { ruleBook } from "../src/api";
import { hold } from "./page";
import { holdServer } from "./server";

const useBook = (game: string) => useAnswer(() => ruleBook(game, "en"), [game]);

test("nothing is known until the server has answered", async () => {
  const asked = holdServer();
  const page = await hold(useBook, "dnup");
  expect(asked.map(({ address }) => address)).toEqual(["/api/rules/dnup?lang=en"]);
  expect(page.value).toEqual({ answer: null, wrong: null });
  await asked[0]!.answers({ game: "dnup" });
  expect(page.value).toEqual({ answer: { game: "dnup" }, wrong: null });
});

test("is asked again only when what it depends on changes", async () => {
  const asked = holdServer();
  const page = await hold(useBook, "dnup");
  await page.again("dnup");
  expect(asked.length).toBe(1);
  await page.again("cheers");
  expect(asked.length).toBe(2);
});

test("an answer that comes late, or after the page was left, is dropped", async () => {
  const asked = holdServer();
  const page = await hold(useBook, "dnup");
  await page.again("cheers");
  await asked[1]!.answers({ game: "cheers" });
  await asked[0]!.answers({ game: "dnup" });
  expect(page.value.answer).toEqual({ game: "cheers" });
  await page.again("flatiron");
  await page.leave();
  await asked[2]!.answers({ game: "flatiron" });
  expect(page.value.answer).toEqual({ game: "cheers" });
});

test("a refusal says why; the last answer stays until there is another", async () => {
  const asked = holdServer();
  const page = await hold(useBook, "dnup");
  await asked[0]!.answers({ game: "dnup" });
  await page.again("chess");
  await asked[1]!.refuses("no-game", "There is no such game.");
  expect(page.value).toEqual({ answer: { game: "dnup" }, wrong: "There is no such game." });
  await page.again("cheers");
  await asked[2]!.answers({ game: "cheers" });
  expect(page.value).toEqual({ answer: { game: "cheers" }, wrong: null });
});

test("a server that does not answer has no words for it", async () => {
  const asked = holdServer();
  const page = await hold(useBook, "dnup");
  await asked[0]!.fails();
  expect(page.value).toEqual({ answer: null, wrong: "" });
});

test("a game is found by its name", async () => {
  const asked = holdServer();
  const page = await hold(useGame, "cheers");
  await asked[0]!.answers({ games: [{ id: "dnup" }, { id: "cheers" }] });
  expect(page.value).toEqual({ id: "cheers" });
  await page.again("chess");
  expect(page.value).toBeNull();
});
