/** What a steamer would score and why, before it is bought. */
import { DimSum } from "./DimSum";
import type { Props } from "./say";
import type { PurchaseView } from "./view";

const CAUSES = ["zodiac", "card", "fate"];

export function Preview({ view, say, shown }: Props & { shown: PurchaseView }) {
  const dish = (number: number) => say(`dish-${view.dishes[number]}`);
  const unknown = shown.gains.some((gain) => gain.points === null);
  const spoken = [
    ...shown.gains.map((gain) =>
      gain.points === null
        ? say("gain-row", { dish: dish(gain.dish) })
        : say("gain", { dish: dish(gain.dish), points: gain.points }),
    ),
    ...shown.beside.map((number) => say("gain-beside", { dish: dish(number) })),
    ...shown.bonus.flatMap((points, i) => (points ? [say(`cause-of-${CAUSES[i]}`, { points })] : [])),
  ];
  return (
    <div class="preview">
      <span class="visually-hidden">
        {say("preview", { place: shown.place + 1, why: spoken.join(say("comma")), points: shown.points })}
      </span>
      <span class="sum" aria-hidden="true">
        {shown.gains.map((gain, i) => (
          <span key={i} class="term">
            {i > 0 && "+"}
            <DimSum dish={view.dishes[gain.dish]!} />
            {gain.points ?? "?"}
          </span>
        ))}
        {shown.beside.map((number, i) => (
          <span key={`b${i}`} class="term idle">
            <DimSum dish={view.dishes[number]!} />0
          </span>
        ))}
        {shown.bonus.map(
          (points, i) =>
            points > 0 && (
              <span key={`c${i}`} class="term cause">
                + {say(`cause-of-${CAUSES[i]}`, { points })}
              </span>
            ),
        )}
        <b>
          = {shown.points}
          {unknown && "+?"}
        </b>
      </span>
      <small aria-hidden="true">{say(shown.payable ? "costs" : "cannot-pay", { tokens: shown.tokens })}</small>
    </div>
  );
}
