/** A replay that goes on by itself, one step after the other, until its end or until somebody stops it. */
import { useEffect, useState } from "preact/hooks";
import { reading } from "../table/film";
import type { Story } from "../types";
import { captionAt, stepFrom, stepsOf } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const SILENT = 500; // ms to see a moment that has no words

export interface Playing {
  playing: boolean;
  toggle: () => void;
  speed: number;
  hurry: (speed: number) => void;
}

export function usePlaying(story: Story | null, ply: number, go: (ply: number) => void): Playing {
  const [wanted, want] = useState(false);
  const [speed, hurry] = useState(1);
  const last = story?.ply ?? 0;
  const playing = wanted && ply < last;
  useEffect(() => {
    if (!playing || !story) return;
    const said = captionAt(story, ply);
    const timer = setTimeout(
      () => {
        const next = stepFrom(story, ply, 1);
        if (next >= last) want(false);
        go(next);
      },
      (said ? reading(said) : SILENT) / speed,
    );
    return () => clearTimeout(timer);
  }, [playing, story, ply, last, speed, go]);
  const toggle = () => {
    if (!playing && story && ply >= last) go(stepsOf(story)[0]!); // once more from the beginning
    want(!playing);
  };
  return { playing, toggle, speed, hurry };
}
