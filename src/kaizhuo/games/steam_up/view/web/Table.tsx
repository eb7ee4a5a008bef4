/** The lazy Susan: a cloth with the zones, the turning disc, and the stacks of steamers on it. */
import { Sign, seatColour } from "@kaizhuo/shell";
import { useRef } from "preact/hooks";
import { DimSum } from "./DimSum";
import { Basket, Contents } from "./Steamer";
import { dishesSaid, each, type Props, pointsSaid, seatOf } from "./say";
import { useSteamers } from "./steamers";
import type { PlayerView, PurchaseView, SteamerView, SteamView } from "./view";

const FULL = 360;
const QUARTER = 90;

const point = (angle: number, radius: number) => {
  const turned = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(turned)).toFixed(2)} ${(-radius * Math.cos(turned)).toFixed(2)}`;
};

function wedge(from: number, to: number, radius: number): string {
  return `M0 0L${point(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, radius)}Z`;
}

/** Degrees by which the table is turned so that the reader sits at its lower edge. */
function offsetOf(view: SteamView, you: number | null): number {
  const [from, to] = view.players[you ?? 0]!.zone as [number, number];
  return 180 - (from + to) / 2;
}

/** Quarter turns are counted on and on, so that the table never turns back over three quarters. */
function useTurns(rotation: number): number {
  const kept = useRef({ rotation, turns: rotation });
  const step = (rotation - kept.current.rotation + 4) % 4;
  kept.current = { rotation, turns: kept.current.turns + (step === 3 ? -1 : step) };
  return kept.current.turns;
}

export function Table(props: Props & { shown: PurchaseView | undefined }) {
  const { view, you, say } = props;
  const names = useSteamers(view);
  const offset = offsetOf(view, you);
  const angle = useTurns(view.rotation) * QUARTER + offset;
  return (
    <div
      class="susan"
      style={{ "--steam-angle": `${angle}deg` }}
      data-shows="rotated"
      role="group"
      aria-label={say("table")}
    >
      <Cloth {...props} offset={offset} />
      <div class="disc" aria-hidden="true">
        <Disc places={view.stacks.length} />
      </div>
      <Light {...props} offset={offset} />
      {view.players.map((player) => (
        <Sitter key={player.seat} {...props} player={player} offset={offset} />
      ))}
      <Hub {...props} />
      {view.stacks.map((_, place) => (
        <Stack key={place} {...props} place={place} names={names[place]!} />
      ))}
    </div>
  );
}

/** Who sits there, with their score; above and below the table it lies flat, so that steamers leave it to be read. */
function Sitter(props: Props & { player: PlayerView; offset: number }) {
  const { view, player, offset } = props;
  const { seat, zone, hp, final } = player;
  const angle = (zone[0]! + zone[1]!) / 2 + offset;
  const height = Math.cos((angle * Math.PI) / 180);
  const flat = height > 0.3 || height < -0.5;
  return (
    <span
      class={`sitter${view.turn === seat ? " turn" : ""}${flat ? " flat" : ""}`}
      style={{ "--seat-angle": `${angle}deg` }}
      aria-hidden="true"
      data-explain={pointsSaid(props, player)}
    >
      <Sign seat={seat} size={flat ? 18 : 22} />
      <b>{final ?? hp}</b>
    </span>
  );
}

function Cloth({ view, you, offset }: Props & { offset: number }) {
  return (
    <svg class="cloth" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <pattern id="steam-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" class="hatch" />
        </pattern>
      </defs>
      <circle class="linen" r="99" />
      <circle r="99" fill="url(#steam-hatch)" />
      {view.players.map(({ seat, zone }) => (
        <path
          key={seat}
          class={seat === you ? "zone mine" : "zone"}
          d={wedge(zone[0]! + offset, zone[1]! + offset, 99)}
          style={{ "--seat": seatColour(seat) }}
        />
      ))}
    </svg>
  );
}

/** The zones go on over the disc: mine is lit, the others end at a line. */
function Light({ view, you, offset }: Props & { offset: number }) {
  return (
    <svg class="light" viewBox="-100 -100 200 200" aria-hidden="true">
      {view.players.map(({ seat, zone }) => (
        <path
          key={seat}
          class={seat === you ? "beam mine" : "beam"}
          d={wedge(zone[0]! + offset, zone[1]! + offset, 88)}
          style={{ "--seat": seatColour(seat) }}
        />
      ))}
    </svg>
  );
}

function Disc({ places }: { places: number }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <circle class="wood" r="87" />
      <circle class="inlay" r="82" />
      <circle class="inlay" r="31" />
      {Array.from({ length: 24 }, (_, i) => (
        <path key={i} class="ray" d={`M${point(i * 15, 34)}L${point(i * 15, i % 4 === 2 ? 80 : 42)}`} />
      ))}
      {Array.from({ length: places }, (_, i) => {
        const [x, y] = point((FULL / places) * i, 56).split(" ");
        return <circle key={i} class="ring" cx={x} cy={y} r="25" />;
      })}
      <path class="arrow" d="M0-86 4-79H-4Z" />
    </svg>
  );
}

const TURN = "M16 34a14 14 0 1 1 16 0M32 34l-1-9M32 34l8-4";
const PLATE_STEPS = ["tasting", "sending-back"];

/** In the middle: the arrows when the table may be turned, the plate when something lies on it, else a teapot. */
function Hub({ view, say }: Props) {
  const onPlate = each(view.plate);
  const choosing =
    PLATE_STEPS.includes(view.step) || (view.step === "giving" && view.about.length === 1 && onPlate.length > 0);
  return (
    <div class="hub" data-source="placed laid-beside from-bag" data-sink="into-bag">
      {view.step === "rotating" ? (
        <>
          <span class="spin" data-at="spin:2" role="img" aria-label={say("spin-counterclockwise")}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={TURN} transform="matrix(-1 0 0 1 48 0)" />
            </svg>
          </span>
          <span class="spin" data-at="spin:0" role="img" aria-label={say("spin-clockwise")}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={TURN} />
            </svg>
          </span>
          <span class="spin half" data-at="spin:1" role="img" aria-label={say("spin-half")}>
            180°
          </span>
        </>
      ) : onPlate.length ? (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role it may have takes a label
        <span
          class="on-plate"
          role={choosing ? "group" : "img"}
          aria-label={say("plate", { dishes: dishesSaid(view.plate, view, say) })}
        >
          {onPlate.map((dish, i) => (
            <span
              key={i}
              class="lies"
              {...(choosing
                ? { "data-at": `dish:${dish}`, role: "img", "aria-label": say(`dish-${view.dishes[dish]}`) }
                : {})}
            >
              <DimSum dish={view.dishes[dish]!} say={say} />
            </span>
          ))}
        </span>
      ) : (
        <svg class="teapot" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="52" r="26" />
          <path d="M73 42c14-8 16 6 20 2M27 44C10 34 8 66 28 62" fill="none" />
          <circle cx="50" cy="52" r="16" />
          <circle class="knob" cx="50" cy="52" r="5" />
        </svg>
      )}
    </div>
  );
}

function Stack(props: Props & { place: number; names: number[]; shown: PurchaseView | undefined }) {
  const { view, place, say, names, shown, you } = props;
  const stack = view.stacks[place]!;
  const top = stack.at(-1);
  const reach = view.players.filter((player) => player.reach.includes(place)).map((player) => player.seat);
  const purchase = view.purchases.find((found) => found.place === place);
  const opened =
    ["picking", "giving"].includes(view.step) &&
    view.about.includes(place) &&
    (view.step === "picking" || view.about.length === 2);
  const state = [
    view.about.includes(place) && "about",
    shown?.place === place && "looked",
    you !== null && view.turn !== null && !purchase && "far-off",
    !stack.length && "bare",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role it may have takes a label
    <div
      class={`stack ${state}`}
      style={{ "--place": place, "--levels": stack.length }}
      {...(opened ? { role: "group" } : { "data-at": `place:${place}`, role: "img" })}
      data-place={place}
      aria-label={placeSaid(props, place, reach, purchase)}
    >
      {stack.map((steamer, level) => (
        <span
          key={names[level]}
          class="steamer"
          style={{ "--level": level }}
          data-piece={`steamer:${names[level]}`}
          data-on={`place:${place}`}
        >
          <Basket />
          {level === stack.length - 1 && <Contents steamer={steamer} dishes={view.dishes} at={opened} say={say} />}
        </span>
      ))}
      {!top && <span class="gap" />}
      <span class="tag" aria-hidden="true">
        <b>{place + 1}</b>
        {stack.length > 0 && <span>×{stack.length}</span>}
        {stack.length > 0 && reach.length > 1 && reach.map((seat) => <Sign key={seat} seat={seat} size={16} />)}
      </span>
      <Below steamer={stack.at(-2)} dishes={view.dishes} />
      {purchase && (
        <b class={purchase.payable ? "worth payable" : "worth"} aria-hidden="true">
          +{purchase.points}
          {purchase.gains.some((gain) => gain.points === null) && "?"}
        </b>
      )}
    </div>
  );
}

/** What a purchase would uncover, as far as I know it. */
function Below({ steamer, dishes }: { steamer: SteamerView | undefined; dishes: string[] }) {
  if (!steamer?.open) return null;
  return (
    <span class="below" aria-hidden="true">
      {each(steamer.dishes).map((dish, i) => (
        <DimSum key={i} dish={dishes[dish]!} />
      ))}
    </span>
  );
}

function placeSaid(props: Props, place: number, reach: number[], purchase: PurchaseView | undefined): string {
  const { view, say } = props;
  const stack = view.stacks[place]!;
  const parts = [say("place", { place: place + 1, count: stack.length })];
  const top = stack.at(-1);
  if (top) parts.push(say("on-top", { dishes: dishesSaid(top.dishes, view, say) }));
  for (const steamer of stack.slice(0, -1).reverse())
    if (steamer.open) parts.push(say("below", { dishes: dishesSaid(steamer.dishes, view, say) }));
  if (reach.length)
    parts.push(
      say("in-zone", { names: reach.map((seat) => seatOf(props, seat).name).join(say("and")), count: reach.length }),
    );
  if (purchase) parts.push(say(purchase.payable ? "would-score" : "would-score-unpaid", { points: purchase.points }));
  return parts.join(say("comma"));
}
