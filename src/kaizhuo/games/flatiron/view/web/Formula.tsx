/** What is printed, as a row of signs; the words are for hovering and for those who listen. */
import type { JSX } from "preact";
import {
  Architects,
  Arrow,
  CardSign,
  CityHall,
  Coin,
  Copy,
  DecreeSign,
  Equal,
  Exchange,
  Laurel,
  Money,
  Newsboy,
  Newspaper,
  Per,
  Pillar,
  Plus,
  Points,
  Slab,
  StreetBadge,
  times,
  Warehouse,
} from "./Glyph";
import { AnyPillar } from "./Pillar";
import type { PrintedView } from "./view";

type Drawing = (printed: PrintedView) => JSX.Element;

const colour = (printed: PrintedView, nth = 0) => <Pillar colour={printed.colours[nth]!} />;
const minus = (off: number) => <Coin n={`−${off}`} />;

const DRAWINGS: Record<string, Drawing> = {
  // actions
  TRADE: (p) => (
    <>
      {colour(p)}
      <Exchange />
      <Coin n="" />
    </>
  ),
  BUILD: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      {times(p.n, <AnyPillar />)}
      <Slab />
      {p.vp > 0 && (
        <>
          <Plus />
          <Points n={p.vp} />
        </>
      )}
    </>
  ),
  BUILD_DUP: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <AnyPillar />
      <Equal />
      <AnyPillar />
      <Slab />
    </>
  ),
  FLOOR: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <Slab />
      <Plus />
      <Points n={p.n} />
    </>
  ),
  GAIN: (p) => (
    <>
      <Plus />
      <Coin n={p.n} />
    </>
  ),
  CASH_FLOORS: () => (
    <>
      <Coin n={1} />
      <Per />
      <Slab />
    </>
  ),
  CASH_NEWSBOY: () => (
    <>
      <Coin n={1} />
      <Per />
      <Newsboy />
    </>
  ),
  VP_FLOORS: () => (
    <>
      <Points n={1} />
      <Per />
      {times(2, <Slab />)}
    </>
  ),
  SWAP: () => (
    <>
      <AnyPillar />
      <Exchange />
      <AnyPillar />
    </>
  ),
  BUY_ANY: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <AnyPillar />
    </>
  ),
  COPY_OWN: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <Copy own />
    </>
  ),
  COPY_MARKET: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <Copy own={false} />
    </>
  ),
  CITY_HALL: (p) => (
    <>
      <Coin n={p.cost} />
      <Arrow />
      <CityHall />
    </>
  ),
  NEWS: () => <Newspaper />,
  VP_COLOR: (p) => (
    <>
      {colour(p)}
      <Slab />
      <Arrow />
      <Points n={p.n} />
    </>
  ),
  GAIN_VP: (p) => (
    <>
      <Coin n={p.cost} />
      <Plus />
      <Points n={p.vp} />
    </>
  ),
  BUY_CARD: (p) => (
    <>
      <CardSign />
      {p.off > 0 && minus(p.off)}
    </>
  ),
  BUY_DECREE: (p) => (
    <>
      <DecreeSign />
      {p.off > 0 && minus(p.off)}
    </>
  ),
  // decrees
  CARDS: (p) => (
    <>
      <Points n={1} />
      <Per />
      {times(p.n, <CardSign />)}
    </>
  ),
  CASH: (p) => (
    <>
      <Points n={1} />
      <Per />
      <Coin n={p.n} />
    </>
  ),
  REP: (p) => (
    <>
      <Points n={1} />
      <Per />
      {times(p.n, <Laurel />)}
    </>
  ),
  WAREHOUSE: () => (
    <>
      <Warehouse />
      <Arrow />
      <Points n="" />
    </>
  ),
  DECREES: (p) => (
    <>
      <Points n={p.n} />
      <Per />
      <DecreeSign />
    </>
  ),
  PILLARS: (p) => (
    <>
      <Points n={2} />
      <Per />
      {colour(p)}
    </>
  ),
  PAIR: (p) => (
    <>
      <Points n={3} />
      <Per />
      {colour(p)}
      {colour(p, 1)}
      <Slab />
    </>
  ),
  FLAT: (p) => <Points n={p.n} />,
  // effects of floors
  VISIT: (p) => (
    <>
      <StreetBadge street={p.street!} />
      <Arrow />
      <Coin n={p.cost} />
    </>
  ),
  HALL: (p) => (
    <>
      <CityHall />
      <Arrow />
      <Coin n={p.cost} />
    </>
  ),
  SHARE: () => <Architects />,
  CARD_VP: (p) => (
    <>
      <CardSign />
      <Arrow />
      <Points n={p.n} />
    </>
  ),
  SELL: (p) => (
    <>
      <AnyPillar />
      <Arrow />
      <Coin n={`+${p.cost}`} />
    </>
  ),
  DECREE: (p) => (
    <>
      <DecreeSign />
      {minus(p.cost)}
    </>
  ),
  PILLAR: (p) =>
    p.colours.length ? (
      colour(p)
    ) : (
      <>
        <AnyPillar />
        {minus(p.cost)}
      </>
    ),
  ANYCOLOR: () => (
    <>
      <AnyPillar />
      <Equal />
      <AnyPillar />
    </>
  ),
  COLOR: (p) => (
    <>
      {colour(p)}
      <Arrow />
      <Points n={p.n} />
    </>
  ),
  // spaces
  VP: (p) => <Points n={p.n} />,
  PAPER: () => (
    <>
      <Plus />
      <Newspaper />
    </>
  ),
  CARD: () => <CardSign />,
};

const BONUSES: Record<string, Drawing> = {
  CASH: (p) => <Coin n={p.cost} />,
  REP: () => <Laurel />,
};

export function Formula({ printed, bonus = false }: { printed: PrintedView; bonus?: boolean }) {
  const drawing = (bonus && BONUSES[printed.kind]) || DRAWINGS[printed.kind];
  return (
    <span class="formula" aria-hidden="true">
      {drawing?.(printed)}
    </span>
  );
}

/** The one sign of an action, where there is room for no more. */
const SIGNS: Record<string, Drawing> = {
  TRADE: (p) => colour(p),
  BUILD: () => <AnyPillar />,
  BUILD_DUP: () => <AnyPillar />,
  FLOOR: () => <Slab />,
  VP_FLOORS: () => <Points n="" />,
  VP_COLOR: () => <Points n="" />,
  SWAP: () => <Exchange />,
  BUY_ANY: () => <Warehouse />,
  COPY_OWN: () => <Copy own />,
  COPY_MARKET: () => <Copy own={false} />,
  CITY_HALL: () => <CityHall />,
  NEWS: () => <Newspaper />,
  BUY_CARD: () => <CardSign />,
  BUY_DECREE: () => <DecreeSign />,
};

export function Brief({ printed, decree = false }: { printed: PrintedView; decree?: boolean }) {
  const sign = SIGNS[printed.kind];
  return (
    <span class="gist" aria-hidden="true">
      {decree ? <DecreeSign /> : (sign?.(printed) ?? <Money />)}
    </span>
  );
}
