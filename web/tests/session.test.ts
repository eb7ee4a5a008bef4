import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { promiseOf } from "../src/past/promise";
import { settings } from "../src/settings";
import { Session, type Shown } from "../src/table/session";
import type { ChatLine } from "../src/types";
import { hinted, now, seat, table, told } from "./made";
import { holdNetwork, socket } from "./socket";

let session: Session;
let seen: Shown[];

beforeEach(() => {
  holdNetwork();
  localStorage.clear();
  session = new Session("abc");
  seen = [];
  session.shown.follow((shown) => seen.push(shown));
  socket().opens();
});

afterEach(() => {
  session.close();
  settings.update({ language: "en" });
  vi.useRealTimers();
});

const shown = () => session.shown.value;
/** Until nothing waits to be shown. */
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("moments", () => {
  test("are shown one after the other, and what they tell is added to the log", async () => {
    socket().tells(table(), now({ ply: 0 }), { type: "log", lines: [told("The game begins.")] });
    socket().tells(now({ ply: 1, told: [told("Ann draws.")] }), now({ ply: 2, told: [told("Bo passes.")] }));
    await settled();
    const plies = seen.map((one) => one.now?.ply).filter((ply) => ply !== undefined);
    expect([...new Set(plies)]).toEqual([0, 1, 2]);
    expect(shown().log.map(({ line }) => line)).toEqual(["The game begins.", "Ann draws.", "Bo passes."]);
  });

  test("that wait say so: what is on the board is then not how it stands", async () => {
    socket().tells(table(), now({ ply: 0 }), now({ ply: 1 }), now({ ply: 2 }));
    await settled();
    const behind = new Map(seen.filter((one) => one.now).map((one) => [one.now!.ply, one.behind]));
    expect(behind).toEqual(
      new Map([
        [0, false],
        [1, true],
        [2, false],
      ]),
    );
  });

  test("that follow a refusal or a hint take it away", async () => {
    socket().tells(table(), now(), { type: "refused", id: "1", code: "no", rule: "DN-8", text: "Too low." });
    await settled();
    expect(shown().refused?.text).toBe("Too low.");
    socket().tells(now({ thinking: [1] }));
    await settled();
    expect(shown().refused?.text).toBe("Too low."); // nothing has moved
    socket().tells(now({ ply: 1 }));
    await settled();
    expect(shown().refused).toBeNull();
  });
});

describe("a move", () => {
  beforeEach(async () => {
    socket().tells(table(), now({ ply: 4, undos: 1 }));
    await settled();
    session.say("pass");
  });
  const id = () => (socket().sent.at(-1) as { id: string }).id;

  test("is meant for the moment that is shown", () => {
    expect(socket().sent).toEqual([{ type: "act", id: id(), ply: 4, undos: 1, say: "pass", seat: 0 }]);
    expect(shown().sending).toBe(true);
  });

  test("is being sent until what came of it is shown", async () => {
    socket().tells({ type: "done", id: id(), ply: 5 });
    await settled();
    expect(shown().sending).toBe(true);
    socket().tells(now({ ply: 5, undos: 1 }));
    await settled();
    expect(shown().sending).toBe(false);
  });

  test("that is refused can be followed by another", () => {
    socket().tells({ type: "refused", id: id(), code: "no", rule: "", text: "Not now." });
    expect(shown()).toMatchObject({ sending: false, refused: { text: "Not now." } });
    session.dismiss();
    expect(shown().refused).toBeNull();
  });
});

test("a hint is waited for once", async () => {
  socket().tells(table(), now());
  await settled();
  session.wish({ type: "hint" });
  expect(shown()).toMatchObject({ asking: true, sending: false });
  socket().tells(hinted("x"));
  expect(shown()).toMatchObject({ asking: false, hinted: { label: "Pass" } });
});

test("of the chat the last two hundred lines are kept", () => {
  const lines = (count: number, text: string): ChatLine[] =>
    Array.from({ length: count }, () => ({ seat: 0, name: "Ann", text, phrase: "", team: false, at: 0 }));
  socket().tells({ type: "chat", whole: true, lines: lines(150, "old") });
  socket().tells({ type: "chat", whole: false, lines: lines(100, "new") });
  expect(shown().chat.map(({ text }) => text)).toEqual([...Array(100).fill("old"), ...Array(100).fill("new")]);
  socket().tells({ type: "chat", whole: true, lines: lines(1, "all") });
  expect(shown().chat.length).toBe(1);
  expect(shown().said).toEqual([]);
});

describe("several share the device", () => {
  const both = [seat(0, { you: true }), seat(1)];
  const mine = table({ mine: [0, 1], you: 0, seats: both });
  const curtain = table({ mine: [0, 1], you: null, curtain: 1, seats: both });

  beforeEach(async () => {
    socket().tells(mine, now({ ply: 3 }));
    await settled();
  });

  test("the curtain falls when the player has seen what came of their move", async () => {
    socket().tells(now({ ply: 4, told: [told("Ann draws.")] }), curtain);
    await vi.advanceTimersByTimeAsync(1400);
    expect(shown()).toMatchObject({ table: { curtain: null }, now: { ply: 4 } });
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toMatchObject({ table: { curtain: 1 }, now: null, log: [] });
  });

  test("a click lets it fall at once", async () => {
    socket().tells(curtain);
    await settled();
    expect(shown().table?.curtain).toBeNull();
    session.skip();
    await settled();
    expect(shown().table?.curtain).toBe(1);
  });
});

test("the fingerprint of the secret is noted while it is one", () => {
  socket().tells(table({ commitment: "c0ffee" }));
  socket().tells(table({ commitment: "other", over: true }));
  expect(promiseOf("abc")?.commitment).toBe("c0ffee");
});

test("another language is asked for", () => {
  settings.update({ language: "zh-Hans" });
  expect(socket().sent).toEqual([{ type: "language", lang: "zh-Hans" }]);
});

test("a table that is gone, and a line that is lost, are shown", () => {
  socket().tells({ type: "gone", code: "no-table", text: "There is no such table." });
  expect(shown().gone?.text).toBe("There is no such table.");
  const other = new Session("def");
  socket().breaks();
  expect(other.shown.value.line).toBe("lost");
  other.close();
});
