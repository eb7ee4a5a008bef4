/** A player's name plate: sign, name, who they are, whether they are here, whether they are asked. */
import type { ComponentChildren } from "preact";
import type { BoardSeat } from "../board";
import { useWords } from "../words";
import { Clock } from "./Clock";
import { Face } from "./Face";
import { Icon } from "./Icon";
import { Sign } from "./Sign";

export function Plate(props: { player: BoardSeat; asked: boolean; children?: ComponentChildren }) {
  const say = useWords();
  const { player } = props;
  return (
    <div class={props.asked ? "plate asked" : "plate"} data-seat-sign={player.seat}>
      <Portrait player={player} />
      <span class="plate-name">
        <bdi>{player.name}</bdi>
        {player.you && <span class="you">{say("you")}</span>}
      </span>
      {player.bot && !player.face && (
        <span class="bot" role="img" aria-label={say("bot")}>
          <Icon name="bot" size={18} />
        </span>
      )}
      {!player.bot && !player.online && <span class="away">{say("away")}</span>}
      {player.clock && <Clock ticking={player.clock} />}
      {props.asked && <span class="turn-mark" role="img" aria-label={say("to-move")} />}
      {props.children}
    </div>
  );
}

/** The sign of the seat; of a bot with its face. */
function Portrait({ player }: { player: BoardSeat }) {
  const say = useWords();
  if (!player.bot || !player.face) return <Sign seat={player.seat} size={22} />;
  return (
    <span class="portrait" role="img" aria-label={say("bot")}>
      <Face who={player.face} size={30} />
      <Sign seat={player.seat} size={15} />
    </span>
  );
}
