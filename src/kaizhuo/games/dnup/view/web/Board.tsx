/** d'nup: cards with two ends, sets before their owners, a hand that really turns. */

import { type BoardProps, type BoardSeat, Plate, useMeant } from "@kaizhuo/shell";
import { useRef, useState } from "preact/hooks";
import "./board.css";
import { Card, Mini, STAR } from "./Card";
import { Hand, type Order, Sorting } from "./Hand";
import { outlookOf } from "./outlook";
import type { DnupView, OutlookView, PlayerView, SetView } from "./view";

const LETTERS = ["d", "n", "u", "p"];

type Props = BoardProps<DnupView> & { outlook?: OutlookView | undefined };

export default function Board(given: BoardProps<DnupView>) {
  const { view, you, say } = given;
  const root = useRef<HTMLDivElement>(null);
  const props = { ...given, outlook: outlookOf(view.outlooks, useMeant(root)) };
  const [order, sort] = useState<Order>("up");
  const seats = view.players.length;
  const first = you === null ? 0 : you + 1;
  const around = Array.from({ length: you === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
  return (
    <div class={`dnup players-${seats} ${view.duel ? "duel" : ""}`} ref={root}>
      <ul class="others" data-zone="others" aria-label={say("others")}>
        {around.map((seat) => (
          <li key={seat}>
            <Other {...props} player={view.players[seat]!} />
          </li>
        ))}
      </ul>
      <Middle {...props} />
      {you !== null && (
        <div class="mine" data-zone="mine">
          <Front {...props} player={view.players[you]!} />
          <div class="my-plate">
            <Named {...props} player={view.players[you]!} />
          </div>
          <Sorting order={order} sort={sort} say={say} />
          <Hand cards={view.players[you]!.hand} seat={you} order={order} say={say} />
        </div>
      )}
    </div>
  );
}

function seatOf(props: Props, seat: number): BoardSeat {
  return props.seats[seat] ?? { seat, name: String(seat), you: false, bot: false, online: true };
}

/** Name and letters won. */
function Named(props: Props & { player: PlayerView }) {
  const { player, view, say } = props;
  return (
    <Plate player={seatOf(props, player.seat)} asked={props.awaited.includes(player.seat)}>
      <span
        class="letters"
        role="img"
        aria-label={say(view.duel ? "rounds" : "letters", { count: player.letters, goal: view.goal })}
      >
        {Array.from({ length: view.goal }, (_, i) => (
          <i key={i} class={i < player.letters ? "won" : ""}>
            {view.duel ? STAR : LETTERS[i % LETTERS.length]}
          </i>
        ))}
        {player.letters > view.goal && <b>+{player.letters - view.goal}</b>}
      </span>
    </Plate>
  );
}

function Other(props: Props & { player: PlayerView }) {
  const { player, say } = props;
  const asked = props.awaited.includes(player.seat);
  const hidden = player.hand_size - player.hand.length;
  const count = say("in-hand", { count: player.hand_size });
  return (
    <div class={asked ? "other asked" : "other"}>
      <Named {...props} />
      <div class="their-hand" data-seat={player.seat} data-explain={count}>
        <span class="count" aria-label={count} role="img">
          {player.hand_size}
        </span>
        {player.out ? (
          <span class="out">{say("out")}</span>
        ) : (
          <span class="backs" aria-hidden="true">
            {Array.from({ length: hidden }, (_, i) => (
              <i key={i} class="back" />
            ))}
          </span>
        )}
        {player.hand.length > 0 && (
          <span class="known" role="group" aria-label={say("known")}>
            {player.hand.map((card) => (
              <Mini key={card.id} card={card} say={say} />
            ))}
          </span>
        )}
      </div>
      <Front {...props} />
    </div>
  );
}

/** The places before a player, one or two (area 1 is on the right). */
function Front(props: Props & { player: PlayerView }) {
  const { player, view } = props;
  const areas = player.sets.map((set, area) => ({ set, area })).reverse();
  return (
    <div class="front-row" data-zone="about">
      {areas.map(({ set, area }) => (
        <Place
          key={area}
          {...props}
          set={set}
          place={player.seat * player.sets.length + area}
          area={view.duel ? area + 1 : 0}
          live={view.turn === player.seat && view.area === area && view.duel}
        />
      ))}
    </div>
  );
}

function Place(props: Props & { set: SetView | null; place: number; area: number; player: PlayerView; live: boolean }) {
  const { set, place, area, say } = props;
  const owner = seatOf(props, props.player.seat).name;
  const label = set ? say("set", { owner, size: set.size, value: set.value, area }) : say("no-set", { owner, area });
  return (
    <div
      class={`place ${set ? "full" : "bare"} ${props.live ? "live" : ""} ${props.outlook?.place === place ? "leaves" : ""}`}
      data-at={`place:${place}`}
      data-place={place}
      role="img"
      aria-label={label}
    >
      {area > 0 && <span class="area">{say("area", { area })}</span>}
      {set && (
        <>
          <div class="laid">
            {set.cards.map((card) => (
              <div class="slot" key={card.id}>
                <Card card={card} />
              </div>
            ))}
          </div>
          <span class="sum">
            <b>{set.size}</b> × <b>{set.value}</b>
          </span>
        </>
      )}
    </div>
  );
}

function Middle(props: Props) {
  const { view, say } = props;
  return (
    <div class="middle" data-zone="about">
      {props.outlook && <Outlook {...props} outlook={props.outlook} />}
      <span class="round">{say("round", { round: view.round })}</span>
      <span class="pile" data-sink="discarded">
        <i class={view.discards ? "back" : "back none"} aria-hidden="true" />
        <span>{say("discards", { count: view.discards })}</span>
      </span>
      <span class="goal">{say(view.duel ? "goal-rounds" : "goal", { goal: view.goal })}</span>
    </div>
  );
}

/** Whose set leaves the table by what is meant, and what it becomes for whom. */
function Outlook(props: Props & { outlook: OutlookView }) {
  const { say, you } = props;
  const { owner, to, size, value, becomes } = props.outlook;
  const kind = to === null ? "discarded" : to === owner ? "back" : "taken";
  const mine = owner === you ? "yes" : "no";
  return (
    <p class="outlook" role="status">
      {say(`outlook-${kind}`, {
        owner: seatOf(props, owner).name,
        mine,
        size,
        value,
        values: becomes.join(say("comma")),
      })}
    </p>
  );
}
