/** The boards among which I choose, with their sides; and the newspapers among which I choose. */
import type { Say } from "@kaizhuo/shell";
import { Formula } from "./Formula";
import { Points, StreetBadge } from "./Glyph";
import { Newssheet } from "./Paper";
import { Pillar } from "./Pillar";
import { COLOURS, inWords, type Props, STREETS } from "./say";
import type { SideView } from "./view";

export function Draft({ view, say }: Props) {
  if (!view.sides.length) return null;
  const forBurnham = view.question?.step === "burnham-side";
  return (
    <section class="draft" aria-label={say(forBurnham ? "draft-burnham" : "draft")} data-zone="mine">
      <h2>{say(forBurnham ? "draft-burnham" : "draft")}</h2>
      <div class="sides">
        {view.sides.map((side) => (
          <Side key={side.id} say={say} side={side} />
        ))}
      </div>
    </section>
  );
}

export function Side({ say, side }: { say: Say; side: SideView }) {
  const purple = side.name.endsWith("P");
  const name = say(purple ? "side-purple" : "side-reverse", { board: side.name[0]! });
  const cells = side.cells.map(
    (column, i) => `${say(STREETS[i]!)}: ${column.map((cell) => inWords(say, "deed", cell)).join(say("comma"))}`,
  );
  const prices = side.prices.map(([buy, sell, vp], i) =>
    say("price", { colour: say(`colour-${COLOURS[i]}`), buy: buy!, sell: sell!, points: vp! }),
  );
  return (
    <div
      class={purple ? "side purple" : "side"}
      data-at={`side:${side.id}`}
      role="img"
      aria-label={[name, ...cells, ...prices].join(say("stop"))}
    >
      <b>{name}</b>
      <div class="side-columns">
        {side.cells.map((column, i) => (
          <span key={i} class={`side-column street-${STREETS[i]}`}>
            <StreetBadge street={STREETS[i]!} />
            {column.map((cell, j) => (
              <span key={j} class="cell" title={inWords(say, "deed", cell)}>
                <Formula printed={cell} />
              </span>
            ))}
          </span>
        ))}
      </div>
      <div class="side-prices">
        {side.prices.map(([buy, sell, vp], i) => (
          <span key={i} title={prices[i]}>
            <Pillar colour={COLOURS[i]!} />
            <span class="prices">
              <span>−${buy}</span>
              <span>+${sell}</span>
            </span>
            <Points n={vp!} />
          </span>
        ))}
      </div>
    </div>
  );
}

export function Drawn({ view, say }: Props) {
  if (!view.drawn.length) return null;
  return (
    <section class="drawn" aria-label={say("drawn")}>
      <h2>{say("drawn")}</h2>
      <div class="hand">
        {view.drawn.map((paper, i) => (
          <Newssheet key={i} say={say} paper={paper} at={`paper:${paper.id}`} piece={`drawn:${i}`} label="my-paper" />
        ))}
      </div>
    </section>
  );
}
