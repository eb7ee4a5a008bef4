/** Why this move: in words, and the alternatives with what they are worth. */
import type { Why } from "../types";
import { useWords } from "../words";

const SHOWN = 6;
export const percent = (value: number) => `${Math.round(value * 100)}%`;

export function Reasons({ why }: { why: Why }) {
  const say = useWords();
  const best = why.weighed.slice(0, SHOWN);
  const chosen = why.weighed.find((one) => one.chosen);
  const shown = chosen && !best.includes(chosen) ? [...best.slice(0, -1), chosen] : best;
  return (
    <div class="reasons">
      <ul>
        {why.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("alternative")}</th>
              <th scope="col">{say("worth")}</th>
              <th scope="col">{say("visits")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.say} class={one.chosen ? "chosen" : ""} aria-current={one.chosen ? "true" : undefined}>
                <th scope="row">{one.label}</th>
                <td>
                  <meter min={0} max={1} value={one.value} aria-hidden="true" /> {percent(one.value)}
                </td>
                <td>{one.visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
