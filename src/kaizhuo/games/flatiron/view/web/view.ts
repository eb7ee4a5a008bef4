// Written by tools/typescript.py: change the Structs, not this file.

export interface PrintedView {
  kind: string;
  deed: number | null;
  n: number;
  cost: number;
  vp: number;
  off: number;
  colours: string[];
  street: string | null;
}

export interface CardView {
  id: number;
  name: string;
  street: string;
  cost: number;
  top: PrintedView;
  top_rep: number;
  bottom: PrintedView;
  bottom_rep: number;
}

export interface DecreeView {
  id: number;
  name: string;
  top: PrintedView;
  top_rep: number;
  bottom: PrintedView;
  bottom_rep: number;
}

export interface QuestionView {
  step: string;
  seat: number;
  card: CardView | null;
  decree: DecreeView | null;
  street: string | null;
  action: PrintedView | null;
  colour: string | null;
}

export interface StageView {
  action: PrintedView;
  state: string;
}

export interface ActivationView {
  player: number;
  street: string;
  stages: StageView[];
}

export interface SideView {
  id: number;
  name: string;
  cells: PrintedView[][];
  prices: number[][];
}

export interface PaperView {
  id: number;
  name: string;
  action: PrintedView;
}

export interface TuckedView {
  card: CardView | null;
  decree: DecreeView | null;
  vp: number | null;
}

export interface ColumnView {
  street: string;
  above: TuckedView[];
  cells: PrintedView[];
  below: TuckedView[];
  reputation: number;
  tokens: number;
  vp: number;
}

export interface WarehouseView {
  colour: string;
  filled: boolean;
  buy: number;
  sell: number;
  vp: number;
}

export interface PlayerView {
  player: number;
  burnham: boolean;
  side: string | null;
  location: string | null;
  money: number;
  vp: number;
  reputation: number;
  papers: number;
  hand: PaperView[];
  columns: ColumnView[];
  warehouses: WarehouseView[];
  points: Record<string, number>;
}

export interface SpaceView {
  bonus: PrintedView;
  pillar: string | null;
}

export interface FloorView {
  id: number;
  name: string;
  roof: boolean;
  effect: PrintedView | null;
  spaces: SpaceView[];
}

export interface StackView {
  street: string;
  top: CardView | null;
  size: number;
  under: CardView[];
}

export interface BurnhamCardView {
  id: number;
  name: string;
  main: string;
  secondary: string;
  action: PrintedView;
  order: number[];
  icons: number;
}

export interface BurnhamView {
  revealed: BurnhamCardView[];
  hidden: BurnhamCardView[];
  popularity: number;
  cards: CardView[];
  decrees: DecreeView[];
  costs: number;
}

export interface OutlookView {
  at: string[];
  money: number[];
  points: number[];
  later: number[];
  opens: PrintedView[];
}

export interface FlatironView {
  me: number | null;
  turn: number;
  turn_limit: number | null;
  over: boolean;
  asked: number | null;
  question: QuestionView | null;
  activation: ActivationView | null;
  sides: SideView[];
  drawn: PaperView[];
  players: PlayerView[];
  dealt: string[][];
  floors: FloorView[];
  next_floor: FloorView | null;
  floors_left: number;
  stacks: StackView[];
  decrees: DecreeView[];
  decree_price: number;
  active: PaperView | null;
  used: PaperView[];
  papers_left: number;
  newsboy: number | null;
  supply: Record<string, number>;
  pillars_of_a_colour: number;
  reputation_left: number;
  roof_by: number | null;
  burnham: BurnhamView | null;
  outlooks: OutlookView[];
}

export interface FlatironBox {
  sides: SideView[];
  cards: CardView[];
  decrees: DecreeView[];
  floors: FloorView[];
  papers: PaperView[];
  paper_copies: number;
  burnham: BurnhamCardView[];
  pillars: number;
  reputation: number;
}
