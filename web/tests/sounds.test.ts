/** The right sound at the right event, softly at night, and none before the reader has touched the page. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings";
import { play, RECIPES, volume } from "../src/sound";
import type { Playing } from "../src/table/session";
import { soundsOf, useSounds } from "../src/table/sounds";
import type { Told } from "../src/types";
import { told as made, now, table } from "./made";
import { hold } from "./page";

const told = (...names: string[]): Told[] => names.map((name) => ({ ...made(""), name }));

/** What was asked of the loudspeakers: the pitches, as they were set. */
let pitches: number[] = [];

class Param {
  setValueAtTime(value: number) {
    if (value) pitches.push(value);
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeNode {
  frequency = new Param();
  gain = new Param();
  connect(to: unknown) {
    return to;
  }
  start() {}
  stop() {}
}
class Loudspeakers {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  async resume() {}
}
class Samples {
  getChannelData() {
    return new Float32Array(8);
  }
}

const heard = () =>
  Object.entries(RECIPES)
    .filter(([, parts]) => parts.every(({ pitch }) => pitches.includes(pitch)))
    .map(([name]) => name)
    .sort();

beforeEach(() => {
  pitches = [];
  vi.stubGlobal("AudioContext", Loudspeakers);
  vi.stubGlobal("AudioBuffer", Samples);
  for (const name of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, FakeNode);
});
afterEach(() => settings.update({ sounds: "night" }));

test("nothing is heard before the first gesture, everything after it", () => {
  play("bell");
  expect(heard()).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  play("bell");
  expect(heard()).toEqual(["bell"]);
});

test("every game has its own sounds", () => {
  expect(soundsOf("dnup", told("played", "came-back"))).toEqual(["card"]);
  expect(soundsOf("cleocatra", told("laid", "rescued", "came-back"))).toEqual(["tile", "chime"]);
  expect(soundsOf("cheers", told("toasted", "cheered", "gave", "gave"))).toEqual(["pour", "clink", "step"]);
  expect(soundsOf("steam-up", told("paid", "bought", "placed", "placed"))).toEqual(["steam", "tile"]);
  expect(soundsOf("flatiron", told("built-pillar", "newsboy-met"))).toEqual(["stone", "bell"]);
  expect(soundsOf("another-game", told("played"))).toEqual([]);
});

/** A moment at a table where Ann, at seat 0, reads. */
const scene = (ply: number, events: Told[], part: Partial<Playing> = {}) => ({
  table: table({ game: "cheers" }),
  now: now({ ply, told: events }),
  film: null,
  behind: false,
  ...part,
});
const by = (seat: number | null, ...names: string[]) => told(...names).map((one) => ({ ...one, by: seat }));

test("my own move is heard at once; the beginning and what is taken back are not", async () => {
  const held = await hold(useSounds, scene(4, by(0, "cheered")));
  expect(heard()).toEqual([]);
  await held.again(scene(5, by(0, "cheered")));
  expect(heard()).toEqual(["clink"]);
  pitches = [];
  await held.again(scene(2, by(0, "toasted")));
  expect(heard()).toEqual([]);
});

test("what others do is heard when its beat is shown, and once", async () => {
  const events = by(1, "toasted", "cheered");
  const beat = { by: 1, told: events, captions: [] };
  const held = await hold(useSounds, scene(4, []));
  await held.again(scene(5, events));
  expect(heard()).toEqual([]);
  await held.again(scene(5, events, { film: { beat, running: true } }));
  expect(heard()).toEqual(["clink", "pour"]);
  pitches = [];
  await held.again(scene(5, events, { film: { beat: { ...beat }, running: true } }));
  expect(heard()).toEqual([]);
});

test("where nothing moves, everything is heard at once", async () => {
  settings.update({ speed: "off" });
  const held = await hold(useSounds, scene(4, []));
  await held.again(scene(5, by(1, "cheered")));
  expect(heard()).toEqual(["clink"]);
  settings.update({ speed: "normal" });
});

test.each([
  [1, "fanfare"],
  [2, "close"],
] as const)("the end is heard once: place %s", async (place, sound) => {
  const finale = { verdict: "", tallies: [{ seat: 0, name: "Ann", place, points: 0, shares: [] }] };
  const end = () => scene(4, [], { now: now({ ply: 4, finale }) });
  const held = await hold(useSounds, scene(4, []));
  await held.again(end());
  expect(heard()).toEqual([sound]);
  pitches = [];
  await held.again(end());
  expect(heard()).toEqual([]);
});

test("at night it is softer, and off is off", () => {
  expect([volume(12), volume(23), volume(3)]).toEqual([1, 0.3, 0.3]);
  settings.update({ sounds: "on" });
  expect(volume(23)).toBe(1);
  settings.update({ sounds: "off" });
  expect(volume(12)).toBe(0);
  play("bell");
  expect(heard()).toEqual([]);
});
