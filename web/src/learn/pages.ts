export { LessonPlay } from "./LessonPlay";
export { Lessons } from "./Lessons";
