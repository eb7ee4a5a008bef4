/** All cards there are, by the number of players that uses them. */
import { type BoxProps, Pieces } from "@kaizhuo/shell";
import { Card } from "./Card";
import type { DnupBox } from "./view";
import "./board.css";

export default function Box({ box, say }: BoxProps<DnupBox>) {
  return (
    <div class="dnup boxed">
      {box.groups.map((group) => (
        <Pieces
          key={group.smallest_table}
          title={say("box-group", { seats: group.smallest_table })}
          count={group.cards.length}
        >
          {group.cards.map((card) => (
            <Card key={card.id} card={card} say={say} />
          ))}
        </Pieces>
      ))}
    </div>
  );
}
