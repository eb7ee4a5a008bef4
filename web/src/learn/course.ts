/** What is asked on a real board: a lesson, or a puzzle, which is a lesson of one question. */
import { learn, solve } from "../api";
import type { Language } from "../settings";
import type { Learnt, LessonScene } from "../types";
import { remember, rememberAnswer, rememberedSaid } from "./progress";

export interface Course {
  ask: (learnt: Learnt, lang: Language) => Promise<LessonScene>;
  /** What was said the last time, to go on from there. */
  begun: () => string[];
  keep: (said: string[], over: boolean) => void;
  /** A wrong answer was given, or the right one was shown. */
  missed: () => void;
  /** Tries after which the move is shown unasked. */
  patience: number;
}

export const lessonCourse = (game: string, lesson: string): Course => ({
  ask: (learnt, lang) => learn(game, lesson, learnt, lang),
  begun: () => rememberedSaid(game, lesson),
  keep: (said, over) => remember(game, lesson, said, over),
  missed: () => undefined,
  patience: 3,
});

export const puzzleCourse = (game: string, puzzle: string): Course => ({
  ask: (learnt, lang) => solve(game, puzzle, learnt, lang),
  begun: () => [],
  keep: (_, over) => over && rememberAnswer(game, puzzle, true),
  missed: () => rememberAnswer(game, puzzle, false),
  patience: Number.POSITIVE_INFINITY,
});
