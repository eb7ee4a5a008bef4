/** All cards there are, and the recipes. */
import { type BoxProps, Copies, Pieces } from "@kaizhuo/shell";
import { Card } from "./Card";
import { Glass } from "./Drink";
import type { CheersBox } from "./view";
import "./board.css";

export default function Box({ box, say }: BoxProps<CheersBox>) {
  const amounts = (recipe: number[]) =>
    recipe
      .map((count, drink) => (count ? say("portions", { count, drink: say(`drink-${box.drinks[drink]}`) }) : ""))
      .filter(Boolean)
      .join(say("comma"));
  return (
    <div class="cheers boxed">
      <Pieces title={say("box-cards")} count={box.cards.reduce((sum, card) => sum + card.count, 0)}>
        {box.cards.map((card) => (
          <Copies key={card.card} count={card.count}>
            <Card card={card} copy={0} drinks={box.drinks} say={say} />
          </Copies>
        ))}
      </Pieces>
      <Pieces title={say("box-recipes")} count={box.recipes.length * box.recipe_copies}>
        {box.recipes.map((recipe) => (
          <Copies key={recipe.join()} count={box.recipe_copies}>
            <span class="boxed-recipe" role="img" aria-label={amounts(recipe)}>
              {recipe.flatMap((count, drink) =>
                Array.from({ length: count }, (_, i) => <Glass key={`${drink}-${i}`} drink={drink} size={30} />),
              )}
            </span>
          </Copies>
        ))}
      </Pieces>
      <p>{say("box-rest", { tokens: box.tokens, camps: box.camps, copies: box.camp_copies })}</p>
    </div>
  );
}
