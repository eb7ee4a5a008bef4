export { LessonPlay } from "./LessonPlay";
export { Lessons } from "./Lessons";
export { PuzzlePlay, Puzzles, Today } from "./Puzzles";
