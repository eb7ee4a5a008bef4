/** A replay that goes on by itself, one step after the other, until its end or until somebody stops it. */
import { useEffect, useState } from "preact/hooks";
import type { Story } from "../types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const TOLD = 1800; // ms to see a step that has words
const SILENT = 500;

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
    const told = story.lines.some((line) => line.ply === ply + 1);
    const timer = setTimeout(
      () => {
        if (ply + 1 >= last) want(false);
        go(ply + 1);
      },
      (told ? TOLD : SILENT) / speed,
    );
    return () => clearTimeout(timer);
  }, [playing, story, ply, last, speed, go]);
  const toggle = () => {
    if (!playing && ply >= last) go(0); // once more from the beginning
    want(!playing);
  };
  return { playing, toggle, speed, hurry };
}
