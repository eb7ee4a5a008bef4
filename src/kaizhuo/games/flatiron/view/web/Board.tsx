/** Flatiron: an elevation of the building, the streets around it, and the companies' ledgers. */
import { Building } from "./Building";
import { Burnham } from "./Burnham";
import { Company } from "./Company";
import { Draft, Drawn } from "./Draft";
import { Manhattan } from "./Manhattan";
import type { Props } from "./say";
import { Track } from "./Track";
import "./board.css";

export default function Board(props: Props) {
  const { view, you } = props;
  const first = you === 1 ? 1 : 0;
  const players = [view.players[first]!, view.players[1 - first]!];
  return (
    <div class="flatiron">
      <Track {...props} />
      <Draft {...props} />
      <Drawn {...props} />
      <div class="city">
        <Building {...props} />
        <div class="manhattan">
          <Manhattan {...props} />
        </div>
      </div>
      <div class="companies">
        {players.map((player) =>
          player.burnham ? (
            <Burnham key={player.player} {...props} player={player} />
          ) : (
            <Company key={player.player} {...props} player={player} />
          ),
        )}
      </div>
    </div>
  );
}
