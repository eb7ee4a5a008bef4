/** All that a board may know.  A board draws a view; it sees no options and sends nothing. */
import type { ComponentType } from "preact";
import type { Say } from "./words";

export { Copies, Pieces } from "./parts/Pieces";
export { Plate } from "./parts/Plate";
export { Sign, seatColour } from "./parts/Sign";
export { useLook, useMeant } from "./table/look";
export type { Say };

/** A clock as it was told: `left` milliseconds at the time `at`. */
export interface Ticking {
  left: number;
  at: number;
  running: boolean;
}

export interface BoardSeat {
  seat: number;
  name: string;
  you: boolean;
  /** A bot decides here, be it in the place of a person. */
  bot: boolean;
  /** Whose face the bot has, if it has one. */
  face?: string;
  online: boolean;
  clock?: Ticking | null;
}

export interface BoardProps<View> {
  view: View;
  seats: BoardSeat[];
  /** The seat of the reader; null for somebody who looks on. */
  you: number | null;
  /** Who is asked now. */
  awaited: number[];
  /** Words of the board's own `<language>.ftl` and the game's texts: `say("card-tea")`, `say("card-tea.text")`. */
  say: Say;
}

export interface BoardModule {
  default: ComponentType<BoardProps<never>>;
}

/** What is in the box of a game: `Box.tsx` beside its board draws it. */
export interface BoxProps<Box> {
  box: Box;
  say: Say;
}
