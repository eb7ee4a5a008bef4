/** What looking back at a game needs. */
export { Replay } from "./Replay";
export { Review } from "./Review";
export { Verify } from "./Verify";
