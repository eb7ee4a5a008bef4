/** Daniel Burnham: what he has revealed, what may still come, what he has taken. */
import { type Say, Sign } from "@kaizhuo/shell";
import { Purse } from "./Company";
import { Arrow, Coin, Points, Popular, Slab, StreetBadge } from "./Glyph";
import { Pillar } from "./Pillar";
import type { Props } from "./say";
import type { BurnhamCardView, PlayerView } from "./view";

export function Burnham(props: Props & { player: PlayerView }) {
  const { view, say, player } = props;
  const burnham = view.burnham!;
  const popularity = say("popularity", { count: burnham.popularity });
  return (
    <section class="company other burnham" aria-label={say("burnham")} tabIndex={0}>
      <header>
        <span class="plate">
          <Sign seat={player.player} size={22} />
          <span class="plate-name">{say("burnham")}</span>
        </span>
        <Purse {...props} />
        <span class="fact" title={popularity}>
          <Popular />
          <span class="visually-hidden">{popularity}</span>
          <b aria-hidden="true">{burnham.popularity}</b>
        </span>
      </header>
      <h2>{say("revealed", { count: burnham.revealed.length })}</h2>
      <ul class="his-cards">
        {burnham.revealed.map((card) => (
          <li key={card.id}>
            <HisCard say={say} card={card} open />
          </li>
        ))}
        {!burnham.revealed.length && <li class="none">{say("none-revealed")}</li>}
      </ul>
      <h2>{say("unrevealed", { count: burnham.hidden.length })}</h2>
      <ul class="his-cards to-come">
        {burnham.hidden.map((card) => (
          <li key={card.id}>
            <HisCard say={say} card={card} />
          </li>
        ))}
      </ul>
      {player.warehouses.length > 0 && (
        <div class="warehouses" role="group" aria-label={say("his-warehouses")}>
          {player.warehouses.map((house) => {
            const label = say("his-warehouse", { colour: say(`colour-${house.colour}`), points: house.vp });
            return (
              <div key={house.colour} class="warehouse filled" role="img" aria-label={label} title={label}>
                <Pillar colour={house.colour} />
                <Points n={house.vp} />
              </div>
            );
          })}
        </div>
      )}
      <p class="taken">
        {burnham.cards.length + burnham.decrees.length
          ? say("taken", { cards: burnham.cards.length, decrees: burnham.decrees.length, costs: burnham.costs })
          : say("nothing-taken")}
        {burnham.cards.map((card) => (
          <span key={card.id} class="taken-card" data-piece={`card:${card.id}`} title={say(card.street)}>
            <StreetBadge street={card.street} />
            <Coin n={card.cost} />
          </span>
        ))}
      </p>
    </section>
  );
}

export function HisCard({ say, card, open = false }: { say: Say; card: BurnhamCardView; open?: boolean }) {
  const action = say(`his-${card.action.kind}`, {
    colour: card.action.colours[0] ? say(`colour-${card.action.colours[0]}`) : "",
    order: card.order.join("–"),
  });
  const label = [
    say("his-card", { main: say(card.main), secondary: say(card.secondary) }),
    action,
    card.icons ? say("popularity", { count: card.icons }) : "",
  ]
    .filter(Boolean)
    .join(say("comma"));
  return (
    <div
      class={open ? "his-card open" : "his-card"}
      data-piece={`burnham:${card.id}`}
      role="img"
      aria-label={label}
      title={label}
    >
      <span class="way">
        <StreetBadge street={card.main} />
        <Arrow />
        <StreetBadge street={card.secondary} />
      </span>
      <span class="deed">
        {card.action.kind === "PILLAR" && (
          <>
            <Pillar colour={card.action.colours[0]!} />
            <small>{card.order.join("")}</small>
          </>
        )}
        {card.action.kind === "FLOOR" && <Slab />}
        {card.action.kind === "POPULARITY" && <Popular />}
        {card.icons > 0 && (
          <span class="icons">
            +<Popular />
          </span>
        )}
      </span>
    </div>
  );
}
