import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Confirms } from "../src/choose";
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
afterEach(() => session.close());

interface Input {
  moment: Now;
  ready?: boolean;
  confirms?: Confirms;
  hinted?: Hinted | null;
}

const useIt = ({ moment, ready = true, confirms = false, hinted = null }: Input) =>
  useChoosing(session, { now: moment, hinted }, ready, confirms);
const said = () => socket().sent.map((message) => (message.type === "act" ? message.say : message.type));
const moment = now({ options: OPTIONS });

async function point(page: { value: ReturnType<typeof useIt> }, ...marks: string[]) {
  for (const mark of marks) {
    page.value.point(mark);
    await happen();
  }
}

describe("pointing", () => {
  test("narrows until nothing else can be meant, and then says it", async () => {
    const page = await hold(useIt, { moment });
    await point(page, "a");
    expect(page.value.selected).toEqual(["a"]);
    expect(said()).toEqual([]);
    await point(page, "b");
    expect(said()).toEqual(["take a b"]);
    expect(page.value.selected).toEqual([]);
  });

  test("says the smaller of two moves only when it is confirmed", async () => {
    const page = await hold(useIt, { moment });
    await point(page, "a");
    page.value.confirm();
    expect(said()).toEqual(["take a"]);
  });

  test("never speaks by letting something go", async () => {
    const page = await hold(useIt, { moment: now({ options: ["take a", "take a b"].map(option) }) });
    await point(page, "a");
    await point(page, "a");
    expect(page.value.selected).toEqual([]);
    expect(said()).toEqual([]);
  });

  test("on a board that wants it confirmed selects and waits", async () => {
    const page = await hold(useIt, { moment, confirms: true });
    await point(page, "c");
    expect(page.value).toMatchObject({ selected: ["c"], choice: { ready: { say: "take c" } } });
    expect(said()).toEqual([]);
  });
});

test("a move chosen by its words is said, or shown first where its verb is confirmed", async () => {
  const page = await hold(useIt, { moment, confirms: ["buy"] });
  page.value.pick(option("buy d"));
  await happen();
  expect(page.value.selected).toEqual(["d"]);
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
    page.value.confirm();
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
