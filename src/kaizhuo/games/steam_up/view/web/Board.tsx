/** Steam Up: a lazy Susan with bamboo steamers, and zodiac boards like menus. */
import { useLook } from "@kaizhuo/shell";
import { useRef } from "preact/hooks";
import "./board.css";
import "./layout.css";
import { Fate, Hand } from "./Cards";
import { Offer } from "./Offer";
import { useOpened } from "./opened";
import { Mine, Other } from "./Player";
import { Preview } from "./Preview";
import { Actions, Decks, Die, Supply, Track } from "./Status";
import type { Props } from "./say";
import { Table } from "./Table";
import type { PlayerView } from "./view";

export default function Board(props: Props) {
  const { view, you, say } = props;
  const root = useRef<HTMLDivElement>(null);
  const places = useLook(root, "place");
  const cards = useLook(root, "card");
  const opened = useOpened(props);
  const seats = view.players.length;
  const around = Array.from(
    { length: you === null ? seats : seats - 1 },
    (_, i) => ((you === null ? 0 : you + 1) + i) % seats,
  );
  const me = you === null ? null : view.players[you]!;
  const bought =
    me && props.awaited.includes(me.seat) && ["helping", "paying"].includes(view.step) ? view.about[0] : undefined;
  const shown = [...places, String(bought)]
    .map((place) => view.purchases.find((purchase) => String(purchase.place) === place))
    .find(Boolean);
  const read = cards.find(Boolean);
  const choosing = me !== null && view.offers.length > 0 && !me.zodiac;
  return (
    <div class={`steam-up parlour players-${seats} ${choosing ? "choosing" : ""}`} data-open={opened.what} ref={root}>
      <div class="status">
        <Track {...props} />
        <Fate {...props} />
        {shown ? <Preview {...props} shown={shown} /> : read && <Reading say={say} card={read} />}
      </div>
      <div class="stage">
        <Table {...props} shown={shown} />
        <Decks {...props} />
        <Die {...props} />
      </div>
      <Supply {...props} />
      {choosing && <Choice {...props} player={me} />}
      {me && !choosing && (
        <div class="my-side" role="group" aria-label={say("mine")} data-zone="mine">
          <Mine {...props} player={me} shown={shown} opened={opened} />
          {view.turn !== null && <Actions {...props} />}
          {me.zodiac && <Hand {...props} player={me} />}
        </div>
      )}
      <ul class="others" aria-label={say("others")}>
        {around.map((seat) => (
          <li key={seat}>
            <Other {...props} player={view.players[seat]!} opened={opened} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a card says, while it is pointed at or picked. */
function Reading({ say, card }: { say: Props["say"]; card: string }) {
  return (
    <div class="preview reading" aria-hidden="true">
      <b>{say(`fortune-${card}`)}</b> {say(`fortune-${card}.text`)}
    </div>
  );
}

/** Two boards, of which one is kept. */
function Choice({ player, say, view }: Props & { player: PlayerView }) {
  return (
    <section class="choice-of-zodiac" aria-label={say("choice")} data-zone="mine">
      {view.offers.map((offer) => (
        <Offer key={offer.zodiac} offer={offer} dishes={view.dishes} say={say}>
          {player.discouraged.includes(offer.zodiac) && <small>{say("discouraged")}</small>}
        </Offer>
      ))}
    </section>
  );
}
