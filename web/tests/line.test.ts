import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, type LineState } from "../src/line";
import type { Outgoing } from "../src/types";
import { hinted, now } from "./made";
import { holdNetwork, socket, TestSocket } from "./socket";

let line: Line;
let heard: Outgoing[];
let states: LineState[];

beforeEach(() => {
  holdNetwork();
  heard = [];
  states = [];
  line = new Line(
    "abc",
    "en",
    (message) => heard.push(message),
    (state) => states.push(state),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const act = { type: "act", ply: 3, undos: 0, say: "pass" } as const;

test("the address names the table and the language", () => {
  expect(socket().address).toBe("ws://kaizhuo.test/ws/abc?lang=en");
  socket().opens();
  expect(states).toEqual(["open"]);
});

describe("a wish", () => {
  test("made before the line is open is sent when it opens", () => {
    const id = line.wish(act);
    expect(socket().sent).toEqual([]);
    socket().opens();
    expect(socket().sent).toEqual([{ ...act, id }]);
  });

  test("that was not acknowledged is sent again, under the same name", () => {
    socket().opens();
    const id = line.wish(act);
    socket().breaks();
    expect(line.busy).toBe(true);
    vi.advanceTimersByTime(200);
    expect(socket().opens().sent).toEqual([{ ...act, id }]);
  });

  test.each([
    { type: "done", ply: 4 },
    { type: "asked" },
    { type: "refused", code: "x", rule: "", text: "" },
    hinted(""),
  ] as const)("is forgotten when it is answered by $type", (answer) => {
    socket().opens();
    const id = line.wish(act);
    socket().tells({ ...answer, id });
    expect(line.busy).toBe(false);
    socket().breaks();
    vi.advanceTimersByTime(200);
    expect(socket().opens().sent).toEqual([]);
  });

  test("keeps the line busy only if it is a move", () => {
    line.wish({ type: "hint" });
    expect(line.busy).toBe(false);
    line.wish(act);
    expect(line.busy).toBe(true);
  });
});

describe("a lost line", () => {
  test("is tried again after longer and longer waits, never more than 1.5 seconds", () => {
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const tries = TestSocket.all.length;
      const began = Date.now();
      socket().breaks();
      while (TestSocket.all.length === tries) vi.advanceTimersByTime(50);
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([200, 400, 800, 1500, 1500, 1500]);
    expect(new Set(states)).toEqual(new Set(["lost"]));
  });

  test("is tried again soon once the server has been heard", () => {
    for (let i = 0; i < 4; i++) {
      socket().breaks();
      vi.advanceTimersByTime(1500);
    }
    socket().opens().tells({ type: "pong" });
    const tries = TestSocket.all.length;
    socket().breaks();
    vi.advanceTimersByTime(200);
    expect(TestSocket.all.length).toBe(tries + 1);
  });

  test("goes on from the last moment that was told", () => {
    socket()
      .opens()
      .tells(now({ ply: 7, undos: 1, changes: 2 }));
    socket().breaks();
    vi.advanceTimersByTime(200);
    expect(socket().address).toBe("ws://kaizhuo.test/ws/abc?lang=en&since=7&undos=1&changes=2");
  });

  test("is tried at once when the network is back", () => {
    for (let i = 0; i < 5; i++) {
      socket().breaks();
      vi.advanceTimersByTime(1500);
    }
    socket().breaks();
    const tries = TestSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(TestSocket.all.length).toBe(tries + 1);
  });
});

describe("a line that falls silent", () => {
  test("is noticed at once when the network says so, and by silence", () => {
    socket().opens();
    dispatchEvent(new Event("offline"));
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(200);
    socket().opens();
    vi.advanceTimersByTime(12_500);
    expect(states).toEqual(["open", "lost", "open", "lost"]);
  });

  test("is noticed sooner while something waits for its answer", () => {
    socket().opens();
    line.wish(act);
    vi.advanceTimersByTime(2500);
    expect(states).toEqual(["open"]);
    expect(socket().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(2500);
    expect(states).toEqual(["open", "lost"]);
  });

  test("is waited for longer and longer, until something is answered", () => {
    socket().opens();
    const id = line.wish(act);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const began = Date.now();
      while (states.at(-1) === "open") vi.advanceTimersByTime(500);
      waits.push(Date.now() - began);
      vi.advanceTimersByTime(1500);
      socket().opens();
    }
    expect(waits.every((wait, i) => wait > [4, 8, 16, 24][i]! * 1000 && wait < [4, 8, 16, 24][i]! * 1000 + 3000)).toBe(
      true,
    );
    socket().tells({ type: "done", id, ply: 4 });
    line.wish(act);
    const began = Date.now();
    while (states.at(-1) === "open") vi.advanceTimersByTime(500);
    expect(Date.now() - began).toBeLessThan(8000);
  });

  test("is not lost while a hint is thought about and pings are answered", () => {
    socket().opens();
    line.wish({ type: "hint" });
    for (let i = 0; i < 8; i++) {
      vi.advanceTimersByTime(2500);
      socket().tells({ type: "pong" });
    }
    expect(states).toEqual(["open"]);
  });

  test("is not lost while the server answers every ping", () => {
    socket().opens();
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(7500);
      expect(socket().sent.at(-1)).toEqual({ type: "ping" });
      socket().tells({ type: "pong" });
    }
    expect(states).toEqual(["open"]);
  });
});

test("a table that is gone is not asked for again", () => {
  socket().opens().tells({ type: "gone", code: "no-table", text: "gone" });
  socket().breaks();
  vi.advanceTimersByTime(60_000);
  expect(TestSocket.all.length).toBe(1);
  expect(heard.at(-1)?.type).toBe("gone");
});

test("another language is told once, and asked for from then on", () => {
  socket().opens();
  line.speak("zh-Hant");
  line.speak("zh-Hant");
  expect(socket().sent).toEqual([{ type: "language", lang: "zh-Hant" }]);
  socket().breaks();
  vi.advanceTimersByTime(200);
  expect(socket().address).toBe("ws://kaizhuo.test/ws/abc?lang=zh-Hant");
});
