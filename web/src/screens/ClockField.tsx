/** The clock of a new table: none, so much for a turn, or a bank with increment. */
import { Choice } from "../parts/Choice";
import { duration } from "../table/ClockWords";
import type { ClockRule } from "../types";
import { useWords } from "../words";

const TIMES = {
  turn: [15, 30, 60, 120, 300, 3600, 86_400, 259_200],
  bank: [180, 300, 600, 1200, 1800, 3600],
} as const;
const USUAL = { turn: 60, bank: 600 } as const;
const INCREMENTS = [0, 2, 5, 10, 30] as const;

export function ClockField({ rule, set }: { rule: ClockRule | null; set: (rule: ClockRule | null) => void }) {
  const say = useWords();
  const choose = (kind: "off" | "turn" | "bank") =>
    set(
      kind === "off"
        ? null
        : { kind, seconds: USUAL[kind], increment: kind === "bank" ? 5 : 0, at_zero: rule?.at_zero ?? "stand-in" },
    );
  return (
    <>
      <Choice
        name="clock"
        label={say("clock")}
        value={rule?.kind ?? "off"}
        among={[
          ["off", say("clock-off")],
          ["turn", say("clock-turn")],
          ["bank", say("clock-bank")],
        ]}
        set={choose}
      />
      {rule && (
        <div class="clock-fields">
          <label class="field">
            <span>{say(rule.kind === "turn" ? "clock-each-turn" : "clock-whole")}</span>
            <select
              value={rule.seconds}
              onChange={(event) => set({ ...rule, seconds: Number(event.currentTarget.value) })}
            >
              {TIMES[rule.kind].map((seconds) => (
                <option key={seconds} value={seconds}>
                  {duration(say, seconds)}
                </option>
              ))}
            </select>
          </label>
          {rule.kind === "bank" && (
            <label class="field">
              <span>{say("clock-increment")}</span>
              <select
                value={rule.increment ?? 0}
                onChange={(event) => set({ ...rule, increment: Number(event.currentTarget.value) })}
              >
                {INCREMENTS.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {say("seconds", { count: seconds })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="field">
            <span>{say("at-zero")}</span>
            <select
              value={rule.at_zero ?? "stand-in"}
              onChange={(event) =>
                set({ ...rule, at_zero: event.currentTarget.value === "nothing" ? "nothing" : "stand-in" })
              }
            >
              <option value="stand-in">{say("at-zero-stand-in")}</option>
              <option value="nothing">{say("at-zero-nothing")}</option>
            </select>
          </label>
        </div>
      )}
    </>
  );
}
