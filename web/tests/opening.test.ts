import { expect, test } from "vitest";
import { branch } from "../src/api";
import { useOpening } from "../src/opening";
import { route } from "../src/router";
import { happen, hold } from "./page";
import { holdServer } from "./server";

const useBranch = () => useOpening(() => branch("abc", { id: "1", ply: 4, seats: ["me"] }, "en"));

test("a table that was opened is gone to", async () => {
  const asked = holdServer();
  const page = await hold(useBranch, null);
  const submit = new Event("submit", { cancelable: true });
  page.value.start(submit);
  await happen();
  expect(submit.defaultPrevented).toBe(true);
  expect(page.value.busy).toBe(true);
  await asked[0]!.answers({ table: "def" });
  expect(route.value).toEqual({ at: "table", table: "def", past: null });
});

test("a refusal is told, and the form can be sent again", async () => {
  const asked = holdServer();
  const page = await hold(useBranch, null);
  page.value.start(new Event("submit"));
  await asked[0]!.refuses("too-many", "Too many tables.");
  expect(page.value).toMatchObject({ busy: false, wrong: "Too many tables." });
  page.value.start(new Event("submit"));
  await asked[1]!.fails();
  expect(page.value).toMatchObject({ busy: false, wrong: "no-answer-text" }); // no words are loaded here
});
