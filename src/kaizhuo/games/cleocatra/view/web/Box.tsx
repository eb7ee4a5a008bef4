/** All tiles there are, cat by cat. */
import { type BoxProps, Pieces } from "@kaizhuo/shell";
import { Stone } from "./Stone";
import type { CleocatraBox } from "./view";
import "./board.css";

export default function Box({ box, say }: BoxProps<CleocatraBox>) {
  return (
    <div class="cleocatra boxed">
      {box.colours.map(({ colour, cat, for_two, tiles }) => (
        <Pieces
          key={colour}
          title={say("tile", { cat, number: 0 })}
          count={tiles.length}
          note={for_two < tiles.length ? say("box-for-two", { count: for_two }) : ""}
        >
          {tiles.map((tile, i) => (
            <div
              key={tile.id}
              class="boxed-tile"
              role="img"
              aria-label={say("tile", { cat: tile.cat, number: tile.number })}
            >
              <Stone colour={colour} cat={cat} up={i % 2 === 0} />
            </div>
          ))}
        </Pieces>
      ))}
      <p>{say("box-people", { rescuers: box.rescuers, inspectors: box.inspectors })}</p>
    </div>
  );
}
