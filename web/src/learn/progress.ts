/** How far this reader is in lessons and puzzles; only their own browser knows. */

export interface Progress {
  said: string[];
  /** It was played to its end once. */
  done: boolean;
}

export interface Solving {
  /** Answers that were wrong before the right one; being shown it counts as one. */
  wrong: number;
  solved: boolean;
}

const LESSONS = "kaizhuo.lessons";
const PUZZLES = "kaizhuo.puzzles";

function all<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function keep<T>(key: string, name: string, value: T): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...all<T>(key), [name]: value }));
  } catch {
    // A browser that forgets everything still teaches.
  }
}

export function progressOf(game: string, lesson: string): Progress | null {
  return all<Progress>(LESSONS)[`${game}/${lesson}`] ?? null;
}

/** Where to go on; a lesson that was played to its end begins anew. */
export function rememberedSaid(game: string, lesson: string): string[] {
  return progressOf(game, lesson)?.said ?? [];
}

export function remember(game: string, lesson: string, said: string[], over: boolean): void {
  const done = over || (progressOf(game, lesson)?.done ?? false);
  keep<Progress>(LESSONS, `${game}/${lesson}`, { said: over ? [] : said, done });
}

export function solvingOf(game: string, puzzle: string): Solving | null {
  return all<Solving>(PUZZLES)[`${game}/${puzzle}`] ?? null;
}

/** A puzzle was answered.  What is solved stays solved, as it was the first time. */
export function rememberAnswer(game: string, puzzle: string, right: boolean): void {
  const { wrong, solved } = solvingOf(game, puzzle) ?? { wrong: 0, solved: false };
  if (!solved) keep<Solving>(PUZZLES, `${game}/${puzzle}`, { wrong: wrong + (right ? 0 : 1), solved: right });
}

/** How many lessons were played to their end, and how many puzzles solved. */
export function finished(game: string): { lessons: number; puzzles: number } {
  const count = <T>(key: string, over: (one: T) => boolean) =>
    Object.entries(all<T>(key)).filter(([name, one]) => name.startsWith(`${game}/`) && over(one)).length;
  return {
    lessons: count<Progress>(LESSONS, (one) => one.done),
    puzzles: count<Solving>(PUZZLES, (one) => one.solved),
  };
}

/** The puzzle to go on with: of the same game the next that is not solved, then of any. */
export function following<P extends { game: string; name: string }>(all: P[], game: string, name: string): P | null {
  const at = all.findIndex((puzzle) => puzzle.game === game && puzzle.name === name);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const open = others.filter((puzzle) => !solvingOf(puzzle.game, puzzle.name)?.solved);
  return open.find((puzzle) => puzzle.game === game) ?? open[0] ?? null;
}
