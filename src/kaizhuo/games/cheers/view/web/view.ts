// Written by tools/typescript.py: change the Structs, not this file.

export interface CardView {
  card: number;
  big: string;
  small: string[];
  count: number;
}

export interface PlayerView {
  seat: number;
  team: number | null;
  master: boolean;
  hand_size: number;
  hand: CardView[];
  returned: number;
  winner: boolean;
}

export interface ShakerView {
  name: string;
  seat: number | null;
  team: number | null;
  drinks: number[];
  size: number;
  too_full: boolean;
  lacks: number[] | null;
  spoils: number[] | null;
}

export interface TeamView {
  team: number;
  recipe: number[] | null;
  mine: boolean;
  winner: boolean;
}

export interface AskedView {
  step: string;
  seat: number | null;
  shaker: string | null;
  hands_on: string[];
  first_receiver: string | null;
}

export interface CheersView {
  seating: string;
  variant: string;
  keep: boolean;
  drinks: string[];
  smalls: string[][];
  copies: number;
  capacity: number;
  players: PlayerView[];
  shakers: ShakerView[];
  teams: TeamView[];
  active: number | null;
  order: number[];
  asked: AskedView | null;
  deck: number;
  toasted: CardView[];
  discards: number[];
  turns: number;
  turn_limit: number;
  sends: number;
  send_limit: number;
  over: boolean;
  drawn: boolean;
}

export interface CheersBox {
  drinks: string[];
  cards: CardView[];
  recipes: number[][];
  recipe_copies: number;
  tokens: number;
  camps: number;
  camp_copies: number;
}
