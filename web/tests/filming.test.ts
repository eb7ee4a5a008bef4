import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/settings";
import { Stage } from "../src/table/motion";
import { Session } from "../src/table/session";
import type { Told } from "../src/types";
import { moment, now, table, told } from "./made";
import { holdNetwork, socket } from "./socket";

let session: Session;
let seen: string[];
let reduced: boolean;

const by = (seat: number, ply: number, line: string, part: Partial<Told> = {}) =>
  told(line, { by: seat, turn: ply, ply, ...part });
const shown = () => session.shown.value;
const said = () => shown().film?.beat.captions.map(({ text }) => text);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  holdNetwork();
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  document.body.innerHTML = `<div id="root"><i data-at="card:1" id="card"></i><i data-seat-sign="1" id="bo"></i></div>`;
  session = new Session("abc");
  session.stage = new Stage(document.getElementById("root")!);
  seen = [];
  session.shown.follow(() => {
    const text = said()?.join(" ");
    if (text && text !== seen.at(-1)) seen.push(text);
  });
  socket().opens();
  socket().tells(table(), { type: "log", lines: [by(0, 1, "You play.")] }, now({ ply: 1 }));
  await pass(0);
});

afterEach(() => {
  session.close();
  settings.update({ speed: "normal" });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = { domain: "card", member: "1", at: ["card:1"] };
const buys = () => [
  by(1, 2, "Bo buys a card.", { operands: [card] }),
  by(1, 2, "Bo pays 3.", { brief: "−3" }),
  by(1, 2, "Bo draws."),
];

describe("what somebody else did", () => {
  test("is told beat by beat, each as long as it takes to read, with its place lit", async () => {
    socket().tells(now({ ply: 2, told: buys() }));
    await pass(200);
    expect(said()).toEqual(["Bo buys a card.", "−3"]);
    expect(document.querySelectorAll("[data-beat]")).toHaveLength(2);
    await pass(1000);
    expect(said()).toEqual(["Bo draws."]);
    expect(document.querySelector("#card[data-beat]")).toBeNull();
    await pass(2600);
    expect(shown().film).toBeNull();
    expect(document.querySelector("[data-beat]")).toBeNull();
  });

  test("goes on with the next moment of the same turn", async () => {
    socket().tells(now({ ply: 2, told: [by(1, 2, "Bo buys.")] }));
    socket().tells(now({ ply: 3, told: [by(1, 2, "Bo pays.", { brief: "−3", ply: 3 })] }));
    await pass(6000);
    expect(seen).toEqual(["Bo buys.", "Bo buys. −3"]);
  });

  test("stays while a bot thinks of what comes next", async () => {
    socket().tells(now({ ply: 2, told: [by(1, 2, "Bo buys.")], thinking: [1] }));
    await pass(3000);
    expect(shown().film).toMatchObject({ running: false });
    expect(said()).toEqual(["Bo buys."]);
    socket().tells(now({ ply: 3, told: [by(0, 3, "You draw.")] }));
    await pass(3000);
    expect(shown().film).toBeNull();
  });

  test("is skipped with all that waits behind it", async () => {
    socket().tells(now({ ply: 2, told: buys() }), now({ ply: 3, told: [by(1, 3, "Bo passes.")] }));
    await pass(200);
    expect(session.showing).toBe(true);
    session.skip();
    await pass(200);
    expect(shown()).toMatchObject({ film: null, behind: false, now: { ply: 3 } });
    expect(seen).toEqual(["Bo buys a card. −3"]);
    socket().tells(now({ ply: 4, told: [by(1, 4, "Bo plays.")] }));
    await pass(200);
    expect(said()).toEqual(["Bo plays."]);
  });

  test("is told in still words where motion is not wanted", async () => {
    reduced = true;
    const animate = vi.spyOn(Element.prototype, "animate");
    socket().tells(now({ ply: 2, told: buys() }));
    await pass(3000);
    expect(seen).toEqual(["Bo buys a card. −3", "Bo draws."]);
    expect(animate).not.toHaveBeenCalled();
    await pass(1000);
    expect(shown().film).toBeNull();
  });

  test("is not told where the reader wants no film", async () => {
    settings.update({ speed: "off" });
    socket().tells(now({ ply: 2, told: buys() }));
    await pass(200);
    expect(seen).toEqual([]);
    expect(session.steps).toHaveLength(2);
  });
});

test("what I did myself needs no caption", async () => {
  socket().tells(now({ ply: 2, told: [by(0, 1, "You draw.")] }));
  await pass(100);
  expect([seen, session.showing]).toEqual([[], false]); // and I may go on while it is shown
});

describe("since my last turn", () => {
  beforeEach(async () => {
    socket().tells(now({ ply: 2, told: buys() }), now({ ply: 3, told: [by(2, 3, "Cy passes.")] }));
    await pass(100);
    session.skip();
    await pass(100);
  });

  /** What was asked for comes. */
  const recalls = async () => {
    const { id, ply } = socket().sent.at(-1) as { id: string; ply: number };
    socket().tells({ type: "recalled", id, moments: [0, 1, 2, 3].slice(ply).map(moment) });
    await pass(100);
  };

  const opened = async () => {
    void session.look(0);
    await pass(0);
    await recalls();
  };

  test("one looks at it step by step, as it was", async () => {
    void session.look(0);
    await pass(0);
    expect(socket().sent.at(-1)).toMatchObject({ type: "recall", ply: 1 });
    await recalls();
    expect(shown().again).toMatchObject({ at: 0, moment: { ply: 2 } });
    expect(shown().again?.steps.map((beat) => beat.captions[0]!.text)).toEqual([
      "Bo buys a card.",
      "Bo draws.",
      "Cy passes.",
    ]);
    void session.look(2);
    await pass(100);
    expect(shown().again).toMatchObject({ at: 2, moment: { ply: 3 } });
    void session.look(null);
    await pass(0);
    expect(shown().again).toBeNull();
  });

  test("who closes it before it is drawn has closed it", async () => {
    await opened();
    void session.look(1);
    await pass(0); // the moment before it is there, the one after it is not
    void session.look(null);
    await pass(100);
    expect(shown().again).toBeNull();
  });

  test("until something new happens", async () => {
    await opened();
    socket().tells(now({ ply: 4, told: [by(1, 4, "Bo plays.")] }));
    await pass(200);
    expect(shown()).toMatchObject({ again: null, now: { ply: 4 } });
  });

  test("another story has other moments", async () => {
    await opened();
    socket().tells({ type: "log", lines: [by(0, 1, "You play."), by(1, 2, "Bo plays.")] });
    await pass(0);
    expect(shown().again).toBeNull();
    void session.look(0);
    await pass(0);
    expect(socket().sent.at(-1)).toMatchObject({ type: "recall", ply: 1 });
  });
});
