/** The questions that need no socket. */
import type { Games, Home, Made, NewTable, Problem, RuleBook } from "./types";
import type { Language } from "./settings";

export class Refusal extends Error {
  constructor(readonly code: string, text: string) {
    super(text);
  }
}

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
  }).catch(() => {
    throw new Refusal("offline", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "offline", problem?.text ?? "");
}

export const games = (lang: Language) => ask<Games>(`/api/games?lang=${lang}`);
export const home = (lang: Language) => ask<Home>(`/api/home?lang=${lang}`);
export const ruleBook = (game: string, lang: Language) => ask<RuleBook>(`/api/rules/${game}?lang=${lang}`);
export const makeTable = (table: NewTable, lang: Language) => ask<Made>(`/api/tables?lang=${lang}`, table);
