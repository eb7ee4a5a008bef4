// Written by tools/typescript.py: change the Structs, not this file.

export interface FaceUpView {
  card: string;
  left: number | null;
}

export interface RowView {
  dish: number | null;
  spaces: number[];
  taken: number;
  beside: number;
}

export interface PlayerView {
  seat: number;
  zodiac: string | null;
  choice: string[];
  discouraged: string[];
  hp: number;
  bonus: number[];
  final: number | null;
  tokens: number[];
  hand_size: number;
  hand: string[];
  face_up: FaceUpView[];
  rows: RowView[];
  columns: boolean[];
  column_cards: number[];
  column_points: number;
  steamers: number;
  reach: number[];
  zone: number[];
}

export interface SteamerView {
  open: boolean;
  dishes: number[];
}

export interface OfferView {
  zodiac: string;
  rows: number[][];
  tokens: number;
  different: boolean;
  cards: number;
  column_cards: number[];
  column_points: number;
}

export interface GainView {
  dish: number;
  points: number | null;
}

export interface PurchaseView {
  place: number;
  tokens: number;
  payable: boolean;
  gains: GainView[];
  beside: number[];
  bonus: number[];
  columns: number[];
  points: number;
}

export interface SteamView {
  dishes: string[];
  players: PlayerView[];
  stacks: SteamerView[][];
  rotation: number;
  round: number;
  track: number;
  track_start: number;
  marker: number | null;
  turn: number | null;
  step: string;
  about: number[];
  about_dish: number | null;
  about_seat: number | null;
  supply: number[];
  bag: number;
  plate: number[];
  deck: number;
  discards: string[];
  in_play: string | null;
  fate: string | null;
  fate_dish: number | null;
  fates_left: number;
  fates_seen: string[];
  die: number;
  die_dish: number | null;
  actions: string[];
  offers: OfferView[];
  purchases: PurchaseView[];
  last_round: boolean;
}

export interface CopiesView {
  card: string;
  count: number;
}

export interface FaceBox {
  number: number;
  dish: string | null;
}

export interface SteamersBox {
  holds: number;
  count: number;
}

export interface SteamBox {
  dishes: string[];
  zodiacs: OfferView[];
  fortunes: CopiesView[];
  fates: CopiesView[];
  faces: FaceBox[];
  steamers: SteamersBox[];
  dim_sum: number;
  tokens: number;
}
