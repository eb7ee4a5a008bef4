/** What the server answers to a question a page asks. */
import { useEffect, useState } from "preact/hooks";
import { games } from "./api";
import { settings } from "./settings";
import { useStore } from "./store";
import type { GameInfo } from "./types";

export interface Answer<T> {
  /** Null until it is there; then the last one. */
  answer: T | null;
  /** What went wrong, in words, or no words if nobody answered; null if all went well. */
  wrong: string | null;
}

/** Asked again whenever `inputs` change; an answer that then comes late is dropped. */
export function useAnswer<T>(ask: () => Promise<T>, inputs: readonly unknown[]): Answer<T> {
  const [known, set] = useState<Answer<T>>({ answer: null, wrong: null });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => wanted && set({ answer, wrong: null }),
      (error: Error) => wanted && set((was) => ({ ...was, wrong: error.message })),
    );
    return () => {
      wanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: named by the caller, and checked there
  }, inputs);
  return known;
}

/** What there is to know about a game before it is played; null until it is known. */
export function useGame(game: string): GameInfo | null {
  const { language } = useStore(settings);
  const { answer } = useAnswer(() => games(language), [language]);
  return answer?.games.find((one) => one.id === game) ?? null;
}
