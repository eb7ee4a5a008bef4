/** Cheers: a bar counter seen from above, a shaker before everybody, one's own things along the lower edge. */

import { type BoardProps, type BoardSeat, Plate, Sign } from "@kaizhuo/shell";
import { useRef } from "preact/hooks";
import "./board.css";
import { Card } from "./Card";
import { COLOURS, Glass, Team } from "./Drink";
import { CLINK, type Poured, pour } from "./portions";
import { Cylinder } from "./Shaker";
import { Tray } from "./Tray";
import type { CheersView, ShakerView, TeamView } from "./view";

type Props = BoardProps<CheersView> & { poured: Poured };

const AHEAD = 6; // turns that are shown

export default function Board(given: BoardProps<CheersView>) {
  const kept = useRef<Poured | null>(null);
  if (kept.current?.view !== given.view) kept.current = pour(kept.current, given.view);
  const props = { ...given, poured: kept.current };
  const { view, you, say } = props;
  const first = you === null ? 0 : you + 1;
  const seated = view.players.map((_, i) => (first + i) % view.players.length).filter((seat) => seat !== you);
  const around = [
    ...seated.map((seat) => view.shakers[seat]!),
    ...view.shakers.filter((shaker) => shaker.seat === null),
  ];
  return (
    <div class={`cheers stations-${around.length}`}>
      <ul class="others" data-zone="about" aria-label={say("others")}>
        {around.map((shaker) => (
          <li key={shaker.name}>
            <Station {...props} shaker={shaker} />
          </li>
        ))}
      </ul>
      <div class="counter" data-zone="about">
        <Waiting {...props} />
        <Order {...props} />
        <Tray {...props} />
      </div>
      {you !== null ? (
        <Mine {...props} you={you} />
      ) : (
        <div class="mine">
          <Racks {...props} />
        </div>
      )}
    </div>
  );
}

function seatOf(props: Props, seat: number): BoardSeat {
  return props.seats[seat] ?? { seat, name: String(seat), you: false, bot: false, online: true };
}

function ownerOf(props: Props, shaker: ShakerView): string {
  if (shaker.seat === null) return props.say(shaker.name);
  if (shaker.seat === props.you) return props.say("my-shaker");
  return props.say("shaker", { owner: seatOf(props, shaker.seat).name });
}

function teamName({ say }: Props, team: number | null): string {
  return team === null ? say("team-unknown") : say("team", { team: "ABC"[team]! });
}

/** "2 × beer, 1 × wine" */
function inWords({ view, say }: Props, counts: number[]): string {
  const parts = counts.flatMap((count, drink) =>
    count ? [say("portions", { count, drink: say(`drink-${view.drinks[drink]}`) })] : [],
  );
  return parts.join(say("comma"));
}

function shakerLabel(props: Props, shaker: ShakerView): string {
  const { view, say } = props;
  const parts = [say("holds", { owner: ownerOf(props, shaker), size: shaker.size, capacity: view.capacity })];
  if (shaker.size) parts.push(inWords(props, shaker.drinks));
  return [...parts, ...needsSaid(props, shaker)].join(say("stop"));
}

/** What my team's shaker still lacks, and what is too much in it. */
function needsSaid(props: Props, { lacks, spoils }: ShakerView): string[] {
  const { say } = props;
  const lacking = lacks?.some(Boolean) ? [say("lacks", { drinks: inWords(props, lacks) })] : [];
  const spoiling = spoils?.some(Boolean) ? [say("spoils", { drinks: inWords(props, spoils) })] : [];
  return [...lacking, ...spoiling];
}

/** The shaker itself on its coaster; this is what is pointed at. */
function Stand(props: Props & { shaker: ShakerView }) {
  const { shaker, poured, view } = props;
  const asked = view.asked?.shaker === shaker.name;
  const sink = poured.toasted === shaker.name ? { "data-sink": "toasted" } : {};
  return (
    <div
      class={`stand of-${shaker.team ?? "none"} ${asked ? "asked" : ""}`}
      data-at={`shaker:${shaker.name}`}
      data-shaker={shaker.name}
      role="img"
      aria-label={shakerLabel(props, shaker)}
      {...sink}
    >
      <Cylinder portions={poured.places.get(shaker.name)!} fresh={poured.fresh} capacity={view.capacity} />
      <span class="fill" aria-hidden="true">
        {shaker.size}
        <small>/{view.capacity}</small>
      </span>
    </div>
  );
}

/** What a shaker of my team still lacks. */
function Needs(props: Props & { shaker: ShakerView }) {
  const { shaker, say } = props;
  if (!shaker.lacks) return null;
  const lacks = shaker.lacks.flatMap((count, drink) => Array.from({ length: count }, () => drink));
  const spoils = shaker.spoils!.flatMap((count, drink) => (count ? [drink] : []));
  if (!lacks.length && !spoils.length) return null;
  return (
    <span class="needs" aria-hidden="true" data-explain={needsSaid(props, shaker).join(say("stop"))}>
      {lacks.map((drink, i) => (
        <i key={i} class="lacking">
          <Glass drink={drink} size={18} />
        </i>
      ))}
      {spoils.map((drink) => (
        <i key={`x${drink}`} class="spoiling">
          <Glass drink={drink} size={18} />
        </i>
      ))}
    </span>
  );
}

function Station(props: Props & { shaker: ShakerView }) {
  const { shaker, view, say } = props;
  const player = shaker.seat === null ? null : view.players[shaker.seat]!;
  const badge = <Team team={shaker.team} label={teamName(props, shaker.team)} />;
  return (
    <div class={`station ${player && view.active === player.seat ? "active" : ""} ${player?.winner ? "won" : ""}`}>
      {player ? (
        <Plate player={seatOf(props, player.seat)} asked={props.awaited.includes(player.seat)}>
          {badge}
          {player.master && <span class="master">{say("master")}</span>}
        </Plate>
      ) : (
        <span class="plate middle-plate">
          {shaker.team !== null && badge}
          <span class="plate-name">{say(shaker.name)}</span>
        </span>
      )}
      <Stand {...props} />
      <div class="below">
        {player && (
          <span
            class="held"
            data-seat={player.seat}
            role="img"
            aria-label={say("in-hand", { count: player.hand_size })}
          >
            {Array.from({ length: player.hand_size }, (_, i) => (
              <i key={i} class="back" />
            ))}
            <b>{player.hand_size}</b>
          </span>
        )}
        <Needs {...props} />
      </div>
    </div>
  );
}

/** Whose turns come. */
function Order(props: Props) {
  const { view, say } = props;
  if (view.over || !view.order.length) return null;
  const coming = view.order.slice(0, AHEAD);
  const names = coming.map((seat) => seatOf(props, seat).name).join(say("comma"));
  return (
    <div
      class={view.order.length === view.players.length ? "order regular" : "order"}
      role="img"
      aria-label={say("order-label", { names })}
    >
      <span>{say("order")}</span>
      {coming.map((seat, i) => (
        <i key={i} class={i ? "" : "first"}>
          <Sign seat={seat} size={i ? 18 : 24} />
        </i>
      ))}
    </div>
  );
}

/** A cheers or an overflow: the table waits for somebody. */
function Waiting(props: Props) {
  const { view, you, say } = props;
  const asked = view.asked;
  if (!asked?.shaker || asked.seat === null) return null;
  const mine = asked.seat === you;
  const shaker = view.shakers.find((other) => other.name === asked.shaker)!;
  const owner = ownerOf(props, shaker);
  const name = seatOf(props, asked.seat).name;
  const next = asked.hands_on[0];
  const text =
    asked.step !== "cheers"
      ? say(`${asked.step}-${mine ? "mine" : "other"}`, { owner, name })
      : say(mine ? "cheers-mine" : "cheers-other", { owner, name, drink: next ? say(`drink-${next}`) : "" });
  const title =
    mine && view.active !== you ? say("waits-for-you") : say(asked.step === "overflow" ? "overflow" : "cheers");
  return (
    <div class={`waiting ${mine ? "for-me" : ""}`}>
      {asked.step === "overflow" ? (
        <span class="spill" aria-hidden="true">
          <Spill />
        </span>
      ) : (
        <span class={asked.hands_on.length > 1 ? "clink two" : "clink"} aria-hidden="true">
          {inOrder(props, asked.hands_on).map((portion, i) => (
            <i key={portion.id} class={i ? "second" : "next"}>
              <span data-piece={portion.id}>
                <Glass drink={portion.drink} size={44} />
              </span>
            </i>
          ))}
        </span>
      )}
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {asked.step !== "cheers" && mine && <Drinks {...props} shaker={shaker} at />}
    </div>
  );
}

function inOrder({ view, poured }: Props, drinks: string[]) {
  const left = [...(poured.places.get(CLINK) ?? [])];
  return drinks.flatMap((drink) =>
    left.splice(
      left.findIndex((portion) => view.drinks[portion.drink] === drink),
      1,
    ),
  );
}

function Spill() {
  return (
    <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path d="M12 14h24l-3 30H15z" fill="#fffdf8" stroke="#1f2328" stroke-width="2.5" stroke-linejoin="round" />
      <path d="M12.5 19h23L33 44H15z" fill="#f0b429" />
      <path
        d="M8 14c-1 8-5 10-5 15a4 4 0 0 0 8 0c0-4 1-8 3-10h20c2 2 3 5 3 8a3.5 3.5 0 0 0 7 0c0-5-4-7-4-13 0-6-8-8-16-8S9 8 8 14z"
        fill="#f0b429"
        stroke="#1f2328"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The drinks of a shaker, large enough for a thumb. */
function Drinks(props: Props & { shaker: ShakerView; at: boolean }) {
  const { shaker, view, say, at } = props;
  return (
    <div class="chips">
      {shaker.drinks.map(
        (count, drink) =>
          count > 0 && (
            <span
              key={drink}
              class="chip"
              {...(at ? { "data-at": `drink:${drink}` } : {})}
              role="img"
              aria-label={say("chip", {
                owner: ownerOf(props, shaker),
                count,
                drink: say(`drink-${view.drinks[drink]}`),
              })}
            >
              <Glass drink={drink} size={28} />
              <b>{count}</b>
            </span>
          ),
      )}
    </div>
  );
}

function Mine(props: Props & { you: number }) {
  const { view, you, say } = props;
  const player = view.players[you]!;
  const shaker = view.shakers[you]!;
  const cards = player.hand.flatMap((card) => Array.from({ length: card.count }, (_, i) => ({ card, copy: i })));
  const chooses = view.asked?.shaker != null && view.asked.step !== "cheers" && view.asked.seat === you;
  return (
    <div class={`mine ${view.active === you ? "active" : ""}`} data-zone="mine">
      <div class="my-shaker">
        <Plate player={seatOf(props, you)} asked={props.awaited.includes(you)}>
          <Team team={player.team} label={teamName(props, player.team)} />
          {player.master && <span class="master">{say("master")}</span>}
        </Plate>
        <div class="my-glass">
          <Stand {...props} shaker={shaker} />
          {shaker.size > 0 && <Drinks {...props} shaker={shaker} at={!chooses} />}
        </div>
      </div>
      <div class="hand" role="group" aria-label={say("hand")}>
        {cards.map(({ card, copy }) => (
          <Card key={`${card.card}:${copy}`} card={card} copy={copy} drinks={view.drinks} say={say} />
        ))}
      </div>
      <Racks {...props} />
    </div>
  );
}

/** Recipes that may be seen: my team's, and the winners' at the end. */
function Racks(props: Props) {
  const { view, you, say } = props;
  const known = view.teams.filter((team) => team.recipe);
  if (!known.length) {
    const blind = you !== null && view.variant === "apprentice";
    return (
      <div class="racks">{you !== null && <p class="rack blind">{say(blind ? "apprentice" : "no-recipe")}</p>}</div>
    );
  }
  return (
    <div class="racks">
      {known.map((team) => (
        <Rack key={team.team} {...props} team={team} />
      ))}
    </div>
  );
}

function Rack(props: Props & { team: TeamView }) {
  const { view, you, say, team } = props;
  const label = say("recipe-label", { team: "ABC"[team.team]!, drinks: inWords(props, team.recipe!) });
  const full = team.winner && view.shakers.find((one) => one.lacks && ![...one.lacks, ...one.spoils!].some(Boolean));
  const shaker = team.mine && you !== null ? full || view.shakers[you]! : null;
  const tokens = team.recipe!.flatMap((count, drink) =>
    Array.from({ length: count }, (_, i) => ({ drink, have: shaker?.lacks ? i < count - shaker.lacks[drink]! : true })),
  );
  const lacking = shaker?.lacks?.some(Boolean) ? say("lacks", { drinks: inWords(props, shaker.lacks) }) : "";
  const spoiling = shaker?.spoils?.some(Boolean) ? say("spoils", { drinks: inWords(props, shaker.spoils) }) : "";
  return (
    <section class={team.winner ? "rack winner" : "rack"} data-at="recipe" aria-label={label} data-explain={label}>
      <p class="heading">
        <Team team={team.team} label={teamName(props, team.team)} />{" "}
        {say(team.winner ? "recipe-won" : team.mine ? "recipe-mine" : "recipe")}
      </p>
      <div class="tokens" aria-hidden="true">
        {tokens.map(({ drink, have }, i) => (
          <i key={i} class={have ? "token have" : "token"} style={{ "--liquid": COLOURS[drink]! }}>
            <Glass drink={drink} size={26} />
          </i>
        ))}
      </div>
      {shaker && <p class="state">{lacking || say("nothing-lacks")}</p>}
      {spoiling && <p class="state wrong">{spoiling}</p>}
    </section>
  );
}
