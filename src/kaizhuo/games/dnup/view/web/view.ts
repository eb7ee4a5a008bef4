// Written by tools/typescript.py: change the Structs, not this file.

export interface CardView {
  id: number;
  up: number;
  down: number;
  piece: number;
  star: boolean;
}

export interface SetView {
  place: number;
  value: number;
  size: number;
  cards: CardView[];
}

export interface PlayerView {
  seat: number;
  hand_size: number;
  hand: CardView[];
  letters: number;
  out: boolean;
  sets: (SetView | null)[];
}

export interface OutlookView {
  at: string[];
  place: number;
  owner: number;
  to: number | null;
  size: number;
  value: number;
  becomes: number[];
}

export interface DnupView {
  players: PlayerView[];
  round: number;
  goal: number;
  discards: number;
  turns: number;
  turn: number | null;
  area: number | null;
  duel: boolean;
  outlooks: OutlookView[];
}

export interface GroupView {
  smallest_table: number;
  cards: CardView[];
}

export interface DnupBox {
  groups: GroupView[];
}
