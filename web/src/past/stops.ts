/** The steps of a replay: whole things.  Between a decision and the last card that comes of it nothing stands still. */
import { type Beat, beatsOf, turnsOf } from "../table/film";
import type { Story } from "../types";

/** The plies at which somebody decides next, and the end. */
export function stopsOf(story: Story): number[] {
  const asked = story.decided.flatMap((seat, ply) => (seat >= 0 ? ply : []));
  return asked.at(-1) === story.ply ? asked : [...asked, story.ply];
}

/** The stop at a ply, or the next one after it. */
export function stopAt(story: Story, ply: number | null): number {
  return stopsOf(story).find((stop) => stop >= (ply ?? story.ply)) ?? story.ply;
}

/** So many stops on, or back. */
export function stopFrom(story: Story, ply: number, way: number): number {
  const stops = stopsOf(story);
  return stops[Math.max(0, Math.min(stops.indexOf(stopAt(story, ply)) + way, stops.length - 1))]!;
}

const turnAt = (story: Story, ply: number) => story.lines.findLast((line) => line.ply <= ply)?.turn ?? 0;

/** The last stop of the next turn, or of the one before. */
export function turnFrom(story: Story, ply: number, way: 1 | -1): number {
  const stops = stopsOf(story);
  const others = stops.filter((stop) => way * (turnAt(story, stop) - turnAt(story, ply)) > 0);
  const turn = turnAt(story, (way > 0 ? others[0] : others.at(-1)) ?? ply);
  return others.findLast((stop) => turnAt(story, stop) === turn) ?? stops.at(way > 0 ? -1 : 0)!;
}

/** What was told on the way to a stop. */
export function told(story: Story, stop: number) {
  const before = stopFrom(story, stop, -1);
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
