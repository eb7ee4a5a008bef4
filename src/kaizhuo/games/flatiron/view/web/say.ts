/** What is printed, in words. */
import type { BoardProps, Say } from "@kaizhuo/shell";
import type { CardView, DecreeView, FlatironView, PrintedView } from "./view";

export type Props = BoardProps<FlatironView>;

/** An action, a scoring, an effect or a bonus; `family` tells which. */
export function inWords(say: Say, family: "deed" | "scoring" | "effect" | "bonus", printed: PrintedView): string {
  const { n, cost, vp, off, colours, street } = printed;
  const [colour, other] = colours.map((name) => say(`colour-${name}`));
  return say(`${family}-${printed.kind}`, {
    n,
    cost,
    vp,
    off,
    colour: colour ?? "",
    other: other ?? "",
    street: street ? say(street) : "",
  });
}

export function reputationInWords(say: Say, reputation: number): string {
  return reputation ? say("with-reputation", { reputation: signed(reputation) }) : "";
}

/** +2, −1, 0 */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function cardInWords(say: Say, card: CardView): string {
  const halves = (
    [
      ["top", card.top, card.top_rep],
      ["bottom", card.bottom, card.bottom_rep],
    ] as const
  ).map(([half, action, reputation]) =>
    say(`half-${half}`, { text: inWords(say, "deed", action) + reputationInWords(say, reputation) }),
  );
  return [say("card", { street: say(card.street), cost: card.cost }), ...halves].join(say("stop"));
}

export function decreeInWords(say: Say, decree: DecreeView): string {
  const halves = (
    [
      ["top", decree.top, decree.top_rep],
      ["bottom", decree.bottom, decree.bottom_rep],
    ] as const
  ).map(([half, scoring, reputation]) =>
    say(`half-${half}`, { text: inWords(say, "scoring", scoring) + reputationInWords(say, reputation) }),
  );
  return [say("decree"), ...halves].join(say("stop"));
}

export function nameOf({ seats, say }: Props, player: number): string {
  return seats[player]?.name ?? say("burnham");
}

export const STREETS = ["BW", "S23", "A5", "S22"];
export const COLOURS = ["orange", "blue", "white", "black"];
