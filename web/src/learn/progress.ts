/** How far this reader is in each lesson; only their own browser knows. */

export interface Progress {
  said: string[];
  /** It was played to its end once. */
  done: boolean;
}

const KEY = "kaizhuo.lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressOf(game: string, lesson: string): Progress | null {
  return all()[`${game}/${lesson}`] ?? null;
}

/** Where to go on; a lesson that was played to its end begins anew. */
export function rememberedSaid(game: string, lesson: string): string[] {
  return progressOf(game, lesson)?.said ?? [];
}

export function remember(game: string, lesson: string, said: string[], over: boolean): void {
  const known = all();
  const done = over || (known[`${game}/${lesson}`]?.done ?? false);
  known[`${game}/${lesson}`] = { said: over ? [] : said, done };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that forgets everything still teaches.
  }
}
