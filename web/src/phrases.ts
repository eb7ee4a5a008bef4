/** What can be said with one tap.  The server sends which; every reader has the words in their own language. */
import type { React } from "./types";

export type Phrase = React["phrase"];

export const PHRASES: readonly Phrase[] = [
  "hello",
  "well-played",
  "thanks",
  "wow",
  "oops",
  "thinking",
  "your-turn",
  "good-game",
];

/** One that this page knows; a newer server may have more. */
export function isPhrase(phrase: string): phrase is Phrase {
  return (PHRASES as readonly string[]).includes(phrase);
}
