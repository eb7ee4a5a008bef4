/** The sum of a rescue, in pictures: its own cat, the further colours, the helpers. */

import type { Say } from "@kaizhuo/shell";
import { tileName } from "./names";
import { Rescuer } from "./Pawn";
import { MiniStone } from "./Stone";
import type { CleocatraView, RescueView } from "./view";

export function Preview({ view, rescue, say }: { view: CleocatraView; rescue: RescueView; say: Say }) {
  const tile = (id: number) => view.tiles.find((found) => found.id === id);
  const own = tile(rescue.tile);
  if (!own) return null;
  return (
    <p class="preview">
      <span class="visually-hidden">
        {say("preview", {
          tile: tileName(own, say),
          colours: 1 + rescue.counted.length,
          helpers: rescue.helpers.length,
          bonus: rescue.bonus,
          points: rescue.points,
        })}
      </span>
      <span class="sum" aria-hidden="true">
        <span class="term">
          <MiniStone colour={own.colour} cat={own.cat} />1
        </span>
        {rescue.bonus > 0 && (
          <span class="term">
            + <i class="crown">♛</i>
            {rescue.bonus}
          </span>
        )}
        {rescue.counted.map((id) => {
          const other = tile(id);
          return (
            other && (
              <span class="term" key={id}>
                + <MiniStone colour={other.colour} cat={other.cat} />1
              </span>
            )
          );
        })}
        {rescue.helpers.map((id) => (
          <span class="term" key={id}>
            +{" "}
            <span class="helper">
              <Rescuer seat={view.asked ?? 0} />
            </span>
            1
          </span>
        ))}
        <b>= {rescue.points}</b>
      </span>
    </p>
  );
}
