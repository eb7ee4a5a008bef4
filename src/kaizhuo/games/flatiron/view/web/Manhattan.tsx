/** The four streets with their stacks, and City Hall with decrees and newspaper: where architects go. */
import { type Say, Sign, seatColour } from "@kaizhuo/shell";
import type { ComponentChildren } from "preact";
import { CityHall, Coin, DecreeSign, Laurel, Newspaper, StreetBadge } from "./Glyph";
import { Decree, Newssheet, StreetCard } from "./Paper";
import { nameOf, type Props, STREETS } from "./say";
import type { StackView } from "./view";

export function Streets(props: Props) {
  return (
    <div class="streets">
      {props.view.stacks.map((stack, i) => (
        <Street key={stack.street} {...props} stack={stack} number={i} />
      ))}
    </div>
  );
}

/** A street's name on enamel; this is what is pointed at to go there or to activate it. */
function Plate(props: Props & { place: string; number: number }) {
  const { view, say, place } = props;
  const here = view.players.filter((player) => player.location === place);
  const names = here.map((player) => nameOf(props, player.player)).join(say("comma"));
  return (
    <div
      class={`place street-${place}`}
      data-at={`location:${props.number}`}
      role="img"
      aria-label={here.length ? say("place-with", { place: say(place), names }) : say(place)}
    >
      {place === "CITY_HALL" ? <CityHall /> : <StreetBadge street={place} />}
      <span class="place-name">{say(place)}</span>
      <span class="architects">
        {here.map((player) => (
          <Architect key={player.player} player={player.player} />
        ))}
      </span>
    </div>
  );
}

export function Architect({ player }: { player: number }) {
  return (
    <span class="architect" data-piece={`architect:${player}`} data-on={`seat:${player}`} aria-hidden="true">
      <svg viewBox="0 0 28 36" aria-hidden="true">
        <path
          d="M5 34.5c-1-9 1.5-15 6-17.5h6c4.5 2.5 7 8.5 6 17.5z"
          fill={seatColour(player)}
          stroke="#2a2620"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
        <circle cx="14" cy="11.5" r="5.5" fill="#f3dfc1" stroke="#2a2620" stroke-width="1.5" />
        <path
          d="M6 8.5h16M9 8V2.5h10V8"
          fill="#2a2620"
          stroke="#2a2620"
          stroke-width="1.5"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      </svg>
      <Sign seat={player} size={15} />
    </span>
  );
}

function Street(props: Props & { stack: StackView; number: number }) {
  const { view, say, stack, number } = props;
  const copying = view.question?.step === "copying-market";
  return (
    <section
      class={`street street-${stack.street}`}
      aria-label={say("stack", { street: say(stack.street), size: stack.size })}
    >
      <Plate {...props} place={stack.street} number={number} />
      <div class="stack" style={{ "--deep": Math.min(stack.size, 5) }}>
        {stack.top ? (
          <StreetCard say={say} card={stack.top} copying={copying} />
        ) : (
          <p class="sold-out">{say("sold-out")}</p>
        )}
        {stack.size > 0 && (
          <small class="stack-size">
            <span aria-hidden="true">{say("stack-size", { size: stack.size })}</span>
            {stack.under.length > 0 && <Under say={say} stack={stack} />}
          </small>
        )}
      </div>
    </section>
  );
}

/** Cards that were seen and lie at the bottom. */
function Under({ say, stack }: { say: Say; stack: StackView }) {
  const text = say("under", { streets: stack.under.map((card) => say(card.street)).join(say("comma")) });
  return (
    <span class="under" role="img" aria-label={text} title={text}>
      ↓
      {stack.under.map((card) => (
        <StreetBadge key={card.id} street={card.street} />
      ))}
    </span>
  );
}

/** City Hall as a place to go, and what is left there: in sight with the streets and with its own sheet. */
export function HallPlace(props: Props) {
  const { view, say } = props;
  const papers = say("papers-left", { count: view.papers_left });
  const tokens = say("reputation-left", { count: view.reputation_left });
  const price = say("decrees", { price: view.decree_price });
  return (
    <div class="hall-head">
      <Plate {...props} place="CITY_HALL" number={STREETS.length} />
      <Fact text={papers} count={view.papers_left}>
        <Newspaper />
      </Fact>
      <Fact text={tokens} count={view.reputation_left}>
        <Laurel />
      </Fact>
      <span class="fact price" role="img" aria-label={price} title={price}>
        <DecreeSign />
        <Coin n={view.decree_price} />
      </span>
    </div>
  );
}

function Fact({ text, count, children }: { text: string; count: number; children: ComponentChildren }) {
  return (
    <span class="fact" role="img" aria-label={text} title={text}>
      {children}
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

/** The active newspaper and the decrees. */
export function Hall({ view, say }: Props) {
  return (
    <section class="hall" aria-label={say("CITY_HALL")} tabIndex={0}>
      <div class="active-paper" data-source="paper-drawn drew-paper kept-paper paper-turned">
        {view.active && (
          <Newssheet
            say={say}
            paper={view.active}
            at={`deed:${view.active.action.deed}`}
            piece={`paper:${view.active.id}`}
            label="active-paper"
          />
        )}
      </div>
      <div class="decrees" role="group" aria-label={say("decrees", { price: view.decree_price })}>
        {view.decrees.map((decree) => (
          <Decree key={decree.id} say={say} decree={decree} />
        ))}
        {!view.decrees.length && <p class="sold-out">{say("sold-out")}</p>}
      </div>
    </section>
  );
}
