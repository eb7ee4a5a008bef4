/** A shaker: a glass cylinder with room for six layers; a seventh stands above the rim. */
import { COLOURS, Glass } from "./Drink";
import type { Portion } from "./portions";

interface Props {
  portions: Portion[];
  fresh: Set<string>;
  capacity: number;
}

export function Cylinder({ portions, fresh, capacity }: Props) {
  return (
    <div class={portions.length > capacity ? "cylinder brims" : "cylinder"} aria-hidden="true">
      <div class="layers">
        {portions.map((portion) => (
          <div
            key={portion.id}
            class={fresh.has(portion.id) ? "layer fresh" : "layer"}
            data-piece={portion.id}
            style={{ "--liquid": COLOURS[portion.drink]! }}
          >
            <Glass drink={portion.drink} />
          </div>
        ))}
      </div>
      <div class="marks">
        {Array.from({ length: capacity }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <div class="shine" />
    </div>
  );
}
