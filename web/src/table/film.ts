/** What was told, as a film: the lines of a turn become at most four beats, each with a caption.
 *
 * A line with a text of its own begins a beat.  What is told in brief belongs to the beat before it: what it cost, what
 * it brought.  Nothing is left out of the beats, as pieces move with what nobody reads, too.
 */
import type { Told } from "../types";

export const BEATS = 4;
const [SHORTEST, LONGEST, START, LETTER] = [1000, 2600, 600, 22]; // ms to read a caption

export interface Turn {
  turn: number;
  by: number | null;
  told: Told[];
}

export interface Caption {
  text: string;
  /** What it cost or brought, in a few words. */
  brief: boolean;
}

export interface Beat {
  by: number | null;
  told: Told[];
  captions: Caption[];
}

export function turnsOf(lines: readonly Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const told of lines) {
    const last = turns.at(-1);
    if (last?.turn === told.turn) last.told.push(told);
    else turns.push({ turn: told.turn, by: told.by, told: [told] });
  }
  return turns;
}

/** Whether the lines of a turn begin with one that says no more than whose it is. */
export const isHeading = (told: readonly Told[]) => told[0]!.by !== null && told[0]!.brief === "";

function caption(told: Told, first: boolean): Caption | null {
  if (told.brief === null || (first && told.brief)) return told.line ? { text: told.line, brief: false } : null;
  return told.brief ? { text: told.brief, brief: true } : null;
}

/** The lines of one turn.  A turn of which there is nothing to say has none. */
export function beatsOf(lines: readonly Told[]): Beat[] {
  const beats: Beat[] = [];
  for (const told of lines) {
    const last = beats.at(-1);
    const words = caption(told, !last?.captions.length);
    if (!last || (words && !words.brief && last.captions.length))
      beats.push({ by: told.by, told: [told], captions: words ? [words] : [] });
    else {
      last.told.push(told);
      if (words) last.captions.push(words);
    }
  }
  while (beats.length > BEATS) mergeTwo(beats);
  return beats.filter((beat) => beat.captions.length);
}

/** Of all neighbours, the two that together say least become one. */
function mergeTwo(beats: Beat[]): void {
  const sizes = beats.slice(1).map((beat, i) => beats[i]!.captions.length + beat.captions.length);
  const at = sizes.indexOf(Math.min(...sizes));
  const [one, two] = beats.splice(at, 2) as [Beat, Beat];
  beats.splice(at, 0, { by: one.by, told: [...one.told, ...two.told], captions: [...one.captions, ...two.captions] });
}

/** What the others did since my last turn; for somebody who looks on, the last turns of as many as play. */
export function sinceMine(lines: readonly Told[], you: number | null, seats: number): Beat[] {
  const turns = turnsOf(lines);
  if (you !== null && turns.at(-1)?.by === you) turns.pop(); // the one I am having
  const mine = you === null ? turns.length - seats - 1 : turns.findLastIndex((turn) => turn.by === you);
  const first = turns.findIndex((turn) => turn.by !== null);
  if (first < 0) return [];
  return turns.slice(Math.max(mine + 1, first)).flatMap((turn) => beatsOf(turn.told));
}

/** How long a caption is read; Chinese says twice as much with a letter. */
export function reading({ captions }: Beat): number {
  const letters = captions.map(({ text }) => text.length + (text.match(/[\u3000-\u9fff]/g)?.length ?? 0));
  const sum = letters.reduce((total, each) => total + each, 0);
  return Math.max(SHORTEST, Math.min(LONGEST, START + sum * LETTER));
}

/** The elements of a board that something is about. */
export const marksOf = (told: readonly Told[]) => told.flatMap((event) => event.operands.flatMap(({ at }) => at));
