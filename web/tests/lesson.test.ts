import { beforeEach, expect, test } from "vitest";
import { lessonCourse, puzzleCourse } from "../src/learn/course";
import { LessonLine } from "../src/learn/LessonLine";
import { progressOf, remember, solvingOf } from "../src/learn/progress";
import type { LessonScene, Outgoing } from "../src/types";
import { holdServer } from "./server";

const info = { game: "dnup", name: "first", title: "Upside down", goal: "", minutes: 6, ideas: 2 };
const scene = (said: string[], show: string, held = ""): LessonScene =>
  ({
    info,
    table: { type: "table" },
    said,
    show,
    beats: held ? [] : [{ kind: "do", idea: 1 + said.length, text: "Do it.", light: ["card:1"], nows: [] }],
    held,
    refused: "",
    rule: "",
    why: null,
  }) as unknown as LessonScene;

let heard: Outgoing[];
const begin = (course = lessonCourse("dnup", "first")) =>
  new LessonLine(course, "en", (message) => heard.push(message));
const act = (line: LessonLine, say: string) => line.wish({ type: "act", ply: 0, undos: 0, say, seat: 0 });
const refused = () => heard.filter((message) => message.type === "refused");

beforeEach(() => {
  localStorage.clear();
  heard = [];
});

test("a lesson that was left goes on, and begins anew when it has changed since", async () => {
  remember("dnup", "first", ["flip"], false);
  const asked = holdServer();
  const line = begin();
  await asked[0]!.refuses("lesson-said", "Begin again.");
  await asked[1]!.answers(scene([], "play"));
  expect(line.lecture.value).toMatchObject({ show: "play", wrong: null });
});

test("what is held back is said, and the third time the move is shown", async () => {
  const asked = holdServer();
  const line = begin();
  await asked[0]!.answers(scene([], "play"));
  for (let tries = 1; tries <= 3; tries++) {
    act(line, "flip");
    await asked[tries]!.answers(scene([], "play", "Later."));
    expect(refused()).toHaveLength(tries);
    expect(heard.some((message) => message.type === "hinted")).toBe(tries === 3);
  }
});

test("a lost line is told and the lesson stays where it was", async () => {
  const asked = holdServer();
  const line = begin();
  await asked[0]!.answers(scene([], "play"));
  act(line, "play");
  await asked[1]!.answers(scene(["play"], "flip"));
  line.back();
  await asked[2]!.fails();
  expect(refused()).toHaveLength(1);
  expect(line.lecture.value).toMatchObject({ said: ["play"], show: "flip" });
  expect(progressOf("dnup", "first")).toEqual({ said: ["play"], done: false });
});

test("who is at the end has learnt it, and begins anew the next time", async () => {
  const asked = holdServer();
  const line = begin();
  await asked[0]!.answers(scene(["play"], ""));
  expect(line.lecture.value.over).toBe(true);
  expect(progressOf("dnup", "first")).toEqual({ said: [], done: true });
});

test("a puzzle may be tried as often as one likes, and each wrong answer is counted", async () => {
  const asked = holdServer();
  const line = begin(puzzleCourse("dnup", "a1"));
  await asked[0]!.answers(scene([], "play"));
  for (let tries = 1; tries <= 4; tries++) {
    act(line, "flip");
    await asked[tries]!.answers(scene([], "play", "Not yet."));
  }
  expect(refused()).toHaveLength(4);
  expect(heard.some((message) => message.type === "hinted")).toBe(false);
  line.wish({ type: "hint" });
  act(line, "play");
  await asked[5]!.answers(scene(["play"], ""));
  expect(line.lecture.value.over).toBe(true);
  expect(solvingOf("dnup", "a1")).toEqual({ wrong: 5, solved: true });
});
