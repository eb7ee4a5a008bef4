/** The steps of a replay: whole things.  Between a decision and the last card that comes of it nothing stands still. */
import { type Beat, beatsOf, turnsOf } from "../table/film";
import type { Story, Told } from "../types";

/** The plies at which somebody decides next, and the end. */
export function stopsOf(story: Story): number[] {
  const asked = story.decided.flatMap((seat, ply) => (seat >= 0 ? ply : []));
  return asked.at(-1) === story.ply ? asked : [...asked, story.ply];
}

/** The stop at a ply, or the next one after it. */
export function stopAt(story: Story, ply: number | null): number {
  return stopsOf(story).find((stop) => stop >= (ply ?? story.ply)) ?? story.ply;
}

const speaks = ({ line, brief }: Told) => (brief === null ? line : brief) !== "";

/** The stops to which something was told, and both ends: who only chose what comes next is stepped over. */
export function stepsOf(story: Story): number[] {
  const stops = stopsOf(story);
  const spoken = new Set([stops[0], story.ply, ...story.lines.filter(speaks).map(({ ply }) => stopAt(story, ply))]);
  return stops.filter((stop) => spoken.has(stop));
}

/** The next step, or the one before. */
export function stepFrom(story: Story, ply: number, way: 1 | -1): number {
  const steps = stepsOf(story);
  const at = stopAt(story, ply);
  return (way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? at;
}

const turnAt = (story: Story, ply: number) => story.lines.findLast((line) => line.ply <= ply)?.turn ?? 0;

/** The last step of the next turn, or of the one before. */
export function turnFrom(story: Story, ply: number, way: 1 | -1): number {
  const stops = stepsOf(story);
  const others = stops.filter((stop) => way * (turnAt(story, stop) - turnAt(story, ply)) > 0);
  const turn = turnAt(story, (way > 0 ? others[0] : others.at(-1)) ?? ply);
  return others.findLast((stop) => turnAt(story, stop) === turn) ?? stops.at(way > 0 ? -1 : 0)!;
}

/** What was told on the way to a stop. */
export function told(story: Story, stop: number) {
  const before = stepFrom(story, stop, -1);
  return story.lines.filter((line) => line.ply <= stop && (line.ply > before || before === stop));
}

/** The same as one caption; null where nothing was said. */
export function captionAt(story: Story, stop: number): Beat | null {
  const beats = turnsOf(told(story, stop)).flatMap((turn) => beatsOf(turn.told));
  if (!beats.length) return null;
  return {
    by: beats[0]!.by,
    told: beats.flatMap((beat) => beat.told),
    captions: beats.flatMap((beat) => beat.captions),
  };
}
