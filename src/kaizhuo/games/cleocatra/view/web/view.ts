// Written by tools/typescript.py: change the Structs, not this file.

export interface FaceView {
  id: number;
  colour: string;
  cat: string;
  number: number;
}

export interface PlayerView {
  seat: number;
  score: number;
  supply: number;
  rescuers: number[];
}

export interface TileView {
  id: number;
  colour: string;
  cat: string;
  number: number;
  place: number;
  x: number;
  y: number;
  up: boolean;
  rescuers: number[];
  inspector: boolean;
  beside: number[];
}

export interface PlaceView {
  place: number;
  name: string;
  x: number;
  y: number;
  up: boolean;
  beside: number[];
}

export interface ColourView {
  colour: string;
  cat: string;
  left: number;
  total: number;
}

export interface RescueView {
  tile: number;
  choice: number | null;
  points: number;
  counted: number[];
  helpers: number[];
  bonus: number;
}

export interface CleocatraView {
  advanced: boolean;
  round: number;
  round_limit: number;
  goal: number;
  starter: number | null;
  turn: number | null;
  asked: number | null;
  step: string;
  about: number | null;
  last: number | null;
  drawn: FaceView | null;
  players: PlayerView[];
  tiles: TileView[];
  places: PlaceView[];
  stack_size: number;
  stack: ColourView[];
  inspectors_unused: number;
  rescues: RescueView[];
}

export interface ColourBox {
  colour: string;
  cat: string;
  for_two: number;
  tiles: FaceView[];
}

export interface CleocatraBox {
  colours: ColourBox[];
  rescuers: number;
  inspectors: number;
}
