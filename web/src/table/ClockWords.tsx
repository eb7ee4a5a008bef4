/** What the clock of a table does, in a sentence. */
import type { ClockRule } from "../types";
import { type Say, useWords } from "../words";

export function duration(say: Say, seconds: number): string {
  if (seconds % 86_400 === 0) return say("days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return say("hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return say("minutes", { count: seconds / 60 });
  return say("seconds", { count: seconds });
}

export function ClockWords({ rule }: { rule: ClockRule }) {
  const say = useWords();
  const time = duration(say, rule.seconds);
  const what =
    rule.kind === "turn"
      ? say("clock-is-turn", { time })
      : say("clock-is-bank", {
          time,
          increment: duration(say, rule.increment ?? 0),
          plus: rule.increment ? "yes" : "no",
        });
  const then = say(`at-zero-${rule.at_zero ?? "stand-in"}-text`);
  return <>{say("sentences", { first: what, second: then })}</>;
}
