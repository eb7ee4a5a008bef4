/** A text in which the words that are searched for are marked. */
import { cut } from "./book";

export function Marked({ text, words }: { text: string; words: string }) {
  return <>{cut(text, words).map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece))}</>;
}
