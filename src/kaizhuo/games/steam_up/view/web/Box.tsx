/** All boards and cards there are, and the lucky die. */
import { type BoxProps, Copies, Pieces } from "@kaizhuo/shell";
import { DimSum, Token } from "./DimSum";
import { Offer } from "./Offer";
import { Basket } from "./Steamer";
import type { CopiesView, SteamBox } from "./view";
import "./board.css";

export default function Box({ box, say }: BoxProps<SteamBox>) {
  const total = (cards: { count: number }[]) => cards.reduce((sum, card) => sum + card.count, 0);
  const printed = (kind: "fortune" | "fate", { card, count }: CopiesView) => (
    <Copies key={card} count={count}>
      <div class="card">
        <b class="card-name">{say(`${kind}-${card}`)}</b>
        <p>{say(`${kind}-${card}.text`)}</p>
      </div>
    </Copies>
  );
  return (
    <div class="steam-up boxed">
      <Pieces title={say("box-zodiacs")} count={box.zodiacs.length}>
        {box.zodiacs.map((offer) => (
          <Offer key={offer.zodiac} offer={offer} dishes={box.dishes} say={say} />
        ))}
      </Pieces>
      <Pieces title={say("box-fortunes")} count={total(box.fortunes)}>
        {box.fortunes.map((card) => printed("fortune", card))}
      </Pieces>
      <Pieces title={say("box-fates")} count={total(box.fates)}>
        {box.fates.map((card) => printed("fate", card))}
      </Pieces>
      <Pieces title={say("box-steamers")} count={total(box.steamers)}>
        {box.steamers.map(({ holds, count }) => (
          <Copies key={holds} count={count}>
            <span class="boxed-steamer" role="img" aria-label={say("box-holds", { count: holds })}>
              <Basket />
              <b>{holds}</b>
            </span>
          </Copies>
        ))}
      </Pieces>
      <Pieces title={say("box-dim-sum")} count={box.dishes.length * box.dim_sum}>
        {box.dishes.map((dish) => (
          <Copies key={dish} count={box.dim_sum}>
            <span class="boxed-face" role="img" aria-label={say(`dish-${dish}`)}>
              <DimSum dish={dish} />
            </span>
          </Copies>
        ))}
      </Pieces>
      <Pieces title={say("box-tokens")} count={box.dishes.length * box.tokens}>
        {box.dishes.map((dish) => (
          <Copies key={dish} count={box.tokens}>
            <span class="boxed-token" role="img" aria-label={say(`dish-${dish}`)}>
              <Token dish={dish} />
            </span>
          </Copies>
        ))}
      </Pieces>
      <Pieces title={say("box-die")} count={box.faces.length}>
        {box.faces.map((face) => (
          <span
            key={face.number}
            class="boxed-face"
            role="img"
            aria-label={[face.number, face.dish ? say(`dish-${face.dish}`) : ""]
              .filter((part) => part !== "")
              .join(" ")}
          >
            <b>{face.number}</b>
            {face.dish && <DimSum dish={face.dish} />}
          </span>
        ))}
      </Pieces>
    </div>
  );
}
