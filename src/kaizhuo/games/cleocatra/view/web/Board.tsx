/** Cleocatra: a triangular mosaic of sandstone, pawns on it, and the score along the river. */
import { type BoardProps, type BoardSeat, Plate } from "@kaizhuo/shell";
import { useRef } from "preact/hooks";
import "./board.css";
import { tileName } from "./names";
import { Inspector, Rescuer } from "./Pawn";
import { Pyramid } from "./Pyramid";
import { type Pieces, usePieces } from "./pieces";
import { MiniStone, Stone } from "./Stone";
import { Track } from "./Track";
import type { CleocatraView, PlayerView } from "./view";
import { useZoom, ZoomButtons } from "./zoom";

type Props = BoardProps<CleocatraView>;

export default function Board(props: Props) {
  const { view, you, say } = props;
  const pieces = usePieces(view);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage);
  const seats = view.players.length;
  const first = you === null ? 0 : you + 1;
  const around = Array.from({ length: you === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
  return (
    <div class={`cleocatra players-${seats}`}>
      <ul class="others" data-zone="others" aria-label={say("others")}>
        {around.map((seat) => (
          <li key={seat}>
            <Player {...props} player={view.players[seat]!} pieces={pieces} />
          </li>
        ))}
      </ul>
      <Track view={view} names={view.players.map((player) => seatOf(props, player.seat).name)} say={say} />
      <Pyramid {...props} pieces={pieces} stage={stage} zoom={zoom} />
      <div class="shelf-row">
        {you !== null && (
          <div class="mine" data-zone="mine">
            <Player {...props} player={view.players[you]!} pieces={pieces} />
          </div>
        )}
        <Inspectors {...props} pieces={pieces} />
        <ZoomButtons zoom={zoom} say={say} />
        <Stack {...props} />
      </div>
    </div>
  );
}

function seatOf(props: Props, seat: number): BoardSeat {
  return props.seats[seat] ?? { seat, name: String(seat), you: false, bot: false, online: true };
}

/** Name, points and the rescuers that are not on the pyramid. */
function Player(props: Props & { player: PlayerView; pieces: Pieces }) {
  const { player, view, say, pieces } = props;
  const asked = props.awaited.includes(player.seat);
  const points = say("points-of", { name: seatOf(props, player.seat).name, points: player.score });
  return (
    <div
      class={asked ? "player asked" : "player"}
      data-at={`seat:${player.seat}`}
      role="group"
      aria-label={points}
      data-explain={points}
    >
      <Plate player={seatOf(props, player.seat)} asked={asked}>
        <b class="score" aria-hidden="true">
          {player.score}
        </b>
        {view.starter === player.seat && <span class="starter">{say("starter")}</span>}
      </Plate>
      <span class="supply" data-seat={player.seat} role="img" aria-label={say("supply", { count: player.supply })}>
        {pieces.rescuers[player.seat]!.map((on, i) =>
          on === null ? (
            <span key={i} class="man" data-piece={`rescuer:${player.seat}:${i}`}>
              <Rescuer seat={player.seat} />
            </span>
          ) : (
            <span key={i} class="hole" />
          ),
        )}
      </span>
    </div>
  );
}

function Inspectors({ view, say, pieces }: Props & { pieces: Pieces }) {
  return (
    <span
      class="inspectors"
      data-zone="about"
      role="img"
      aria-label={say("inspectors-unused", { count: view.inspectors_unused })}
    >
      <small aria-hidden="true">{say("inspectors")}</small>
      {pieces.inspectors.map((on, i) =>
        on === null ? (
          <span key={i} class="man" data-piece={`inspector:${i}`}>
            <Inspector />
          </span>
        ) : (
          <span key={i} class="hole" />
        ),
      )}
    </span>
  );
}

/** How many tiles are left and of which cats; the drawn one beside them. */
function Stack({ view, say }: Props) {
  return (
    <div class="stack" data-zone="about">
      {view.drawn && (
        <span class="drawn" role="img" aria-label={say("drawn", { tile: tileName(view.drawn, say) })}>
          <span class="face" data-piece={`tile:${view.drawn.id}`}>
            <Stone colour={view.drawn.colour} cat={view.drawn.cat} up />
          </span>
        </span>
      )}
      <span
        class="pile"
        data-at="stack"
        data-source="drew laid opened"
        role="img"
        aria-label={say("stack", { count: view.stack_size })}
      >
        <svg viewBox="0 0 60 60" width="48" height="48" aria-hidden="true">
          {Array.from({ length: Math.min(3, view.stack_size) }, (_, i) => (
            <path key={i} d="M30 8 54 48H6Z" transform={`translate(0 ${4 - i * 4})`} />
          ))}
          {view.stack_size === 0 && <path class="none" d="M30 8 54 48H6Z" />}
        </svg>
        <b>{view.stack_size}</b>
      </span>
      <small class="scout" aria-hidden="true">
        {say("scout")}
      </small>
      <ul class="left" aria-label={say("composition")}>
        {view.stack.map((colour) => (
          <li key={colour.colour} class={colour.left ? "" : "none"}>
            <span
              role="img"
              aria-label={say("left", {
                name: tileName({ cat: colour.cat, number: 0 }, say),
                left: colour.left,
                total: colour.total,
              })}
            >
              <MiniStone colour={colour.colour} cat={colour.cat} size={30} />
              <b aria-hidden="true">{colour.left}</b>
            </span>
          </li>
        ))}
      </ul>
      <span class="round">{view.round > 0 ? say("round", { round: view.round }) : say("opening")}</span>
    </div>
  );
}
