/** The time somebody has left; it counts down by itself while it runs. */
import { useEffect, useState } from "preact/hooks";
import type { Ticking } from "../board";
import { useWords } from "../words";

const HURRY = 15_000; // ms

export function Clock({ ticking }: { ticking: Ticking }) {
  const say = useWords();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!ticking.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [ticking]);
  const passed = ticking.running ? performance.now() - ticking.at : 0;
  const left = Math.max(0, ticking.left - passed);
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  const state = left <= 0 ? "up" : ticking.running ? (left < HURRY ? "hurry" : "running") : "still";
  return (
    <span class={`clock ${state}`} role="timer" aria-label={say("time-left", { time: text })}>
      {text}
    </span>
  );
}
