import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/settings";
import { useChoosing } from "../src/table/choosing";
import { Session } from "../src/table/session";
import type { Hinted, Now } from "../src/types";
import { hinted, now, option, table } from "./made";
import { happen, hold } from "./page";
import { holdNetwork, socket } from "./socket";

const OPTIONS = ["take a", "take a b", "take c", "buy d", "pass"].map(option);
let session: Session;

beforeEach(() => {
  holdNetwork();
  session = new Session("abc");
  socket().opens();
  socket().tells(table(), now({ options: OPTIONS }));
  vi.useRealTimers();
});
afterEach(() => {
  session.close();
  settings.update({ confirm: "twice" });
});

interface Input {
  moment: Now;
  ready?: boolean;
  hinted?: Hinted | null;
}

const useIt = ({ moment, ready = true, hinted = null }: Input) => useChoosing(session, { now: moment, hinted }, ready);
const said = () => socket().sent.map((message) => (message.type === "act" ? message.say : message.type));
const moment = now({ options: OPTIONS });

async function point(page: { value: ReturnType<typeof useIt> }, ...marks: string[]) {
  for (const mark of marks) {
    page.value.point(mark);
    await happen();
  }
}

describe("pointing", () => {
  test("selects, and says nothing by the first tap", async () => {
    const page = await hold(useIt, { moment });
    await point(page, "a", "b");
    expect(page.value).toMatchObject({ selected: ["a", "b"], choice: { ready: { say: "take a b" } } });
    expect(said()).toEqual([]);
    page.value.confirm();
    expect(said()).toEqual(["take a b"]);
  });

  test("at the same thing twice does what the red button says", async () => {
    const page = await hold(useIt, { moment });
    await point(page, "a", "a");
    expect(said()).toEqual(["take a"]);
    expect(page.value.selected).toEqual([]);
  });

  test("at something selected earlier lets it go", async () => {
    const page = await hold(useIt, { moment });
    await point(page, "a", "b", "a");
    expect(page.value.selected).toEqual(["b"]);
    await point(page, "a", "b", "b");
    expect(page.value.selected).toEqual(["a", "b"]);
    expect(said()).toEqual([]);
  });

  test("twice lets go where there is more to say", async () => {
    const page = await hold(useIt, { moment: now({ options: ["give a b", "give a c"].map(option) }) });
    await point(page, "a", "a");
    expect(page.value.selected).toEqual([]);
    expect(said()).toEqual([]);
  });

  test("never does anything for a reader who confirms by the red button", async () => {
    settings.update({ confirm: "button" });
    const page = await hold(useIt, { moment });
    await point(page, "a", "b", "b");
    expect(page.value.selected).toEqual(["a"]);
    await point(page, "c");
    expect(said()).toEqual([]);
    page.value.confirm();
    expect(said()).toEqual(["take c"]);
  });
});

test("a move chosen by its words is shown on the board first; one without a place there is said", async () => {
  const page = await hold(useIt, { moment });
  page.value.pick(option("buy d"));
  await happen();
  expect(page.value.selected).toEqual(["d"]);
  expect(said()).toEqual([]);
  page.value.pick(option("buy d"));
  page.value.pick(option("pass"));
  expect(said()).toEqual(["buy d", "pass"]);
});

test("a new moment, or one taken back, begins with nothing selected", async () => {
  const page = await hold(useIt, { moment });
  await point(page, "a");
  await page.again({ moment: { ...moment, thinking: [1] } });
  expect(page.value.selected).toEqual(["a"]);
  await page.again({ moment: { ...moment, ply: 1 } });
  expect(page.value.selected).toEqual([]);
  await point(page, "a");
  await page.again({ moment: { ...moment, ply: 1, undos: 1 } });
  expect(page.value.selected).toEqual([]);
});

test("while it is not the reader's turn nothing can be chosen", async () => {
  const page = await hold(useIt, { moment, ready: false });
  expect(page.value).toMatchObject({ every: new Set(), choice: { left: [], ready: null } });
  page.value.confirm();
  expect(said()).toEqual([]);
});

describe("a hint", () => {
  const hint = (say: string): Hinted => hinted("h", { say });

  test("picks its move, so that one press does it", async () => {
    const page = await hold(useIt, { moment, hinted: hint("take a b") });
    expect(page.value).toMatchObject({ selected: ["a", "b"], choice: { ready: { say: "take a b" } } });
    expect(said()).toEqual([]);
    await point(page, "a");
    expect(said()).toEqual(["take a b"]);
  });

  test("picks nothing where its move has no place on the board", async () => {
    const page = await hold(useIt, { moment, hinted: hint("pass") });
    expect(page.value).toMatchObject({ selected: [], choice: { ready: null } });
  });

  test("is followed once: what the reader points at afterwards stays", async () => {
    const hinted = hint("take a b");
    const page = await hold(useIt, { moment, hinted });
    await point(page, "c");
    page.value.clear();
    await page.again({ moment: { ...moment, options: [...OPTIONS] }, hinted });
    expect(page.value.selected).toEqual([]);
  });
});
