/** The questions that need no socket. */

import type { Language } from "./settings";
import type {
  BoxPage,
  Figures,
  First,
  Games,
  Home,
  Learnt,
  LessonScene,
  Lessons,
  Made,
  Moments,
  NewBranch,
  NewFreePlay,
  NewTable,
  PlayerAid,
  Problem,
  Proof,
  Puzzles,
  Review,
  RuleBook,
  Story,
  Things,
  Why,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    ...(body === undefined ? {} : { method: "POST", body: body instanceof Blob ? body : JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
  }).catch(() => {
    throw new Refusal("offline", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "offline", problem?.text ?? "");
}

/** What came with the page, so that it need not be asked for. */
const first = JSON.parse(document.getElementById("first")?.textContent || "{}") as First;

export const games = async (lang: Language) =>
  first.games?.lang === lang ? first.games : ask<Games>(`/api/games?lang=${lang}`);

/** What came with the page is true once. */
export async function home(lang: Language): Promise<Home> {
  const { home: brought } = first;
  first.home = null;
  return brought?.lang === lang ? brought : ask<Home>(`/api/home?lang=${lang}`);
}

export const ruleBook = (game: string, lang: Language) => ask<RuleBook>(`/api/rules/${game}?lang=${lang}`);
export const figures = (game: string, lang: Language) => ask<Figures>(`/api/figures/${game}?lang=${lang}`);
export const playerAid = (game: string, query: string, lang: Language) =>
  ask<PlayerAid>(`/api/aid/${game}?${query}${query && "&"}lang=${lang}`);
export const boxPage = (game: string, box: string, lang: Language) =>
  ask<BoxPage>(`/api/box/${game}?lang=${lang}&box=${encodeURIComponent(box)}`);
export const things = (game: string, lang: Language) => ask<Things>(`/api/things/${game}?lang=${lang}`);
export const lessons = (lang: Language) => ask<Lessons>(`/api/lessons?lang=${lang}`);
export const learn = (game: string, lesson: string, learnt: Learnt, lang: Language) =>
  ask<LessonScene>(`/api/lessons/${game}/${lesson}?lang=${lang}`, learnt);
export const puzzles = (lang: Language) => ask<Puzzles>(`/api/puzzles?lang=${lang}`);
export const solve = (game: string, puzzle: string, learnt: Learnt, lang: Language) =>
  ask<LessonScene>(`/api/puzzles/${game}/${puzzle}?lang=${lang}`, learnt);
export const playOn = (game: string, lesson: string, wish: NewFreePlay, lang: Language) =>
  ask<Made>(`/api/lessons/${game}/${lesson}/table?lang=${lang}`, wish);
export const makeTable = (table: NewTable, lang: Language) => ask<Made>(`/api/tables?lang=${lang}`, table);

const past = (table: string, what: string, lang: Language) => `/api/tables/${table}/${what}?lang=${lang}`;
export const story = (table: string, eyes: string, lang: Language) =>
  ask<Story>(`${past(table, "story", lang)}&as=${eyes}`);
export const moments = (table: string, eyes: string, from: number, lang: Language) =>
  ask<Moments>(`${past(table, "moments", lang)}&as=${eyes}&from=${from}`);
export const why = (table: string, ply: number, lang: Language) => ask<Why>(`${past(table, "why", lang)}&ply=${ply}`);
export const review = (table: string, seat: number, lang: Language) =>
  ask<Review>(`${past(table, "review", lang)}&as=${seat}`);
export const proof = (table: string, lang: Language) => ask<Proof>(past(table, "proof", lang));
export const branch = (table: string, wish: NewBranch, lang: Language) => ask<Made>(past(table, "branch", lang), wish);
export const bringRecord = (file: Blob, lang: Language) => ask<Made>(`/api/records?lang=${lang}`, file);
