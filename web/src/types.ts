// Written by tools/typescript.py: change the Structs, not this file.

export type Lang = "en" | "zh-Hant" | "zh-Hans";

/** Moments in one answer. */
export const BLOCK = 32;

export interface ClockRule {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
  at_zero?: "nothing" | "stand-in";
}

export interface Dealt {
  ply: number;
  outcomes: string[];
  weights: number[];
}

export interface Branch {
  ply: number;
  commitment: string;
  secret: string;
  table?: string;
  lesson?: string;
}

export interface OptionForm {
  name: string;
  label: string;
  help: string;
  schema: Record<string, unknown>;
  words: Record<string, string>;
}

export interface BotInfo {
  id: string;
  label: string;
  players: number[];
}

export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  players: number[];
  minutes: string;
  weight: number;
  options: OptionForm[];
  first: Record<string, number | boolean | string>;
  bots: BotInfo[];
  lessons: number;
  aided: boolean;
  boxed: boolean;
  boxes: Record<string, string>;
}

export interface Games {
  lang: Lang;
  games: GameInfo[];
}

export interface RuleParagraph {
  kind: string;
  text: string;
  number: string;
}

export interface RuleBook {
  game: string;
  lang: Lang;
  paragraphs: RuleParagraph[];
}

export interface Tried {
  label: string;
  rule: string;
}

export interface FigureStep {
  text: string;
  light: string[];
  moment: Moment;
  told: Told[];
  tries: Tried[];
}

export interface FigureInfo {
  name: string;
  title: string;
  rule: string;
  rules: string[];
  steps: FigureStep[];
}

export interface Figures {
  figures: FigureInfo[];
}

export interface AidLine {
  text: string;
  rules: string[];
}

export interface AidPart {
  title: string;
  lines: AidLine[];
}

export interface AidKind {
  seats: number;
  label: string;
  query: string;
}

export interface PlayerAid {
  seats: number;
  query: string;
  kinds: AidKind[];
  parts: AidPart[];
}

export interface BoxPage {
  game: string;
  title: string;
  lang: Lang;
  grade: string[];
  note: string;
  contents: unknown;
}

export interface NewTable {
  game: string;
  seats: string[];
  nickname?: string;
  options?: Record<string, number | boolean | string>;
  public?: boolean;
  clock?: ClockRule | null;
  box?: string;
}

export interface Made {
  table: string;
}

export interface NewBranch {
  id: string;
  ply: number;
  seats: string[];
  nickname?: string;
  public?: boolean;
}

export interface Story {
  ply: number;
  undos: number;
  decided: number[];
  lines: Told[];
}

export interface Moments {
  moments: Moment[];
}

export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  goal: string;
  minutes: number;
  ideas: number;
}

export interface Lessons {
  lessons: LessonInfo[];
}

export interface Learnt {
  said?: string[];
  say?: string;
}

export interface LessonBeat {
  kind: "do" | "done" | "free" | "watch";
  idea: number;
  text: string;
  light: string[];
  nows: Now[];
}

export interface LessonScene {
  info: LessonInfo;
  table: Table;
  said: string[];
  show: string;
  beats: LessonBeat[];
  held: string;
  refused: string;
  rule: string;
  why: Why | null;
}

export interface PuzzleInfo {
  game: string;
  name: string;
  title: string;
  level: number;
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
  today: PuzzleInfo | null;
}

export interface NewFreePlay {
  said: string[];
  nickname: string;
}

export interface Proof {
  game: string;
  rules_version: number;
  box: string;
  seats: number;
  options: Record<string, number | boolean | string>;
  commitment: string;
  secret: string;
  branches: Branch[];
  moves: string[];
  dealt: Dealt[];
  taught: boolean;
}

export interface TableRow {
  table: string;
  game: string;
  game_name: string;
  seats: string[];
  open: number;
  you: number | null;
  your_turn: boolean;
  awaited: string[];
  started: boolean;
  over: boolean;
  touched: number;
  archived: boolean;
  upload: boolean;
}

export interface Home {
  lang: Lang;
  nickname: string;
  mine: TableRow[];
  public: TableRow[];
}

export interface First {
  games: Games | null;
  home: Home | null;
}

export interface Problem {
  code: string;
  text: string;
}

export interface Act {
  type: "act";
  id: string;
  ply: number;
  undos: number;
  say: string;
  seat?: number | null;
}

export interface Undo {
  type: "undo";
  id: string;
  ply: number;
  undos: number;
}

export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface AskHints {
  type: "hints";
  id: string;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  nickname: string;
  beside?: boolean;
}

export interface Begin {
  type: "begin";
  id: string;
}

export interface Hold {
  type: "hold";
  id: string;
}

export interface Publish {
  type: "publish";
  id: string;
  public: boolean;
}

export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
}

export interface TakeBack {
  type: "back";
  id: string;
  seat: number;
}

export interface Show {
  type: "show";
  id: string;
  seat: number;
}

export interface Recall {
  type: "recall";
  id: string;
  ply: number;
}

export interface Talk {
  type: "talk";
  id: string;
  text: string;
  team?: boolean;
}

export interface React {
  type: "react";
  id: string;
  phrase: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow" | "your-turn";
}

export interface Rematch {
  type: "rematch";
  id: string;
  options?: Record<string, number | boolean | string> | null;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface End {
  type: "end";
  id: string;
}

export interface Resume {
  type: "resume";
  id: string;
}

export interface Give {
  type: "give";
  id: string;
  seat: number;
}

export interface SeatBot {
  type: "bot";
  id: string;
  seat: number;
  bot: string;
}

export interface Language {
  type: "language";
  lang: Lang;
}

export interface Ping {
  type: "ping";
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  level: string;
  who: string;
  line: string;
  stand_in: string;
  online: boolean;
  you: boolean;
  may: ("ask-sit" | "ask-stand-in" | "back" | "bot" | "give" | "leave" | "sit" | "stand-in" | "withdraw")[];
}

export interface Table {
  type: "table";
  id: string;
  game: string;
  game_name: string;
  options: Record<string, number | boolean | string>;
  host: boolean;
  you: number | null;
  mine: number[];
  curtain: number | null;
  team: number[];
  hints: boolean;
  seats: SeatInfo[];
  watching: number;
  started: boolean;
  begins: number | null;
  over: boolean;
  public: boolean;
  link: string;
  lang: Lang;
  commitment: string;
  secret: string;
  source: Source | null;
  upload: boolean;
  clock: ClockRule | null;
  rematch: string;
}

export interface Source {
  table: string;
  ply: number;
}

export interface Option {
  say: string;
  verb: string;
  at: string[];
  label: string;
  short: string;
}

export interface Operand {
  domain: string;
  member: string;
  at: string[];
}

export interface Told {
  name: string;
  operands: Operand[];
  line: string;
  rule: string;
  brief: string | null;
  ply: number;
  turn: number;
  by: number | null;
}

export interface Asked {
  what: "end" | "hints" | "pause" | "rematch" | "sit" | "stand-in" | "undo";
  by: number | null;
  name: string;
  to: number;
  options: Record<string, number | boolean | string>;
  seat: number | null;
  seat_name: string;
  waiting: number[];
}

export interface ClockState {
  left: number[];
  running: number[];
  paused: boolean;
}

export interface Now {
  type: "now";
  ply: number;
  undos: number;
  changes: number;
  view: unknown;
  awaited: number[];
  prompt: string;
  options: Option[];
  told: Told[];
  undo: "consent" | "mine" | "none";
  agreement: string;
  asked: Asked | null;
  scores: number[];
  scores_label: string;
  finale: Finale | null;
  thinking: number[];
  resting: boolean;
  clock: ClockState | null;
}

export interface Log {
  type: "log";
  lines: Told[];
}

export interface Moment {
  ply: number;
  viewer: number | null;
  names: string[];
  bots: number[];
  view: unknown;
  awaited: number[];
  prompt: string;
  scores: number[];
  scores_label: string;
}

export interface Recalled {
  type: "recalled";
  id: string;
  moments: Moment[];
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  phrase: string;
  team: boolean;
  at: number;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
  whole: boolean;
}

export interface Done {
  type: "done";
  id: string;
  ply: number;
}

export interface Put {
  type: "asked";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string;
  text: string;
}

export interface Hinted {
  type: "hinted";
  id: string;
  say: string;
  label: string;
  kind: string;
  kinds: string[];
  because: string[];
  why: Why | null;
}

export interface Gone {
  type: "gone";
  code: string;
  text: string;
}

export interface Pong {
  type: "pong";
}

export interface Share {
  what: string;
  points: number;
}

export interface Tally {
  seat: number | null;
  name: string;
  place: number;
  points: number;
  shares: Share[];
}

export interface Finale {
  verdict: string;
  tallies: Tally[];
}

export interface Weighed {
  say: string;
  label: string;
  value: number;
  visits: number;
  chosen: boolean;
}

export interface Why {
  label: string;
  lines: string[];
  weighed: Weighed[];
}

export interface Judged {
  ply: number;
  label: string;
  value: number;
  best: string;
  cost: number;
}

export interface Review {
  seat: number;
  total: number;
  judged: Judged[];
  failed: number;
  costliest: number[];
  result: number;
}

export interface Thing {
  word: string;
  at: string[];
}

export interface Things {
  names: Record<string, string>;
  values: Record<string, Record<string, string>>;
  members: Record<string, Thing[]>;
}

export type Incoming =
  | Act
  | Undo
  | Agree
  | Hint
  | Sit
  | Leave
  | StandIn
  | TakeBack
  | Show
  | Talk
  | Rematch
  | SeatBot
  | Language
  | Ping
  | Pause
  | Resume
  | Give
  | End
  | Begin
  | Hold
  | Publish
  | React
  | Recall
  | AskHints;

export type Outgoing =
  | Table
  | Now
  | Log
  | Recalled
  | Chat
  | Done
  | Put
  | Refused
  | Hinted
  | Gone
  | Pong;
