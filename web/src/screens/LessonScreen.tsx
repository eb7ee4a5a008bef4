/** Lessons and puzzles are a chunk of their own: whoever only plays does not wait for them. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { useWords } from "../words";

type Pages = typeof import("../learn/pages");

function usePages(): Pages | null {
  const [pages, set] = useState<Pages | null>(null);
  useEffect(() => void import("../learn/pages").then(set), []);
  return pages;
}

export function LessonScreen({ game, lesson }: { game: string; lesson: string }) {
  const say = useWords();
  const pages = usePages();
  if (!pages) return <Header title={say("learn")} />;
  return lesson ? <pages.LessonPlay game={game} lesson={lesson} /> : <pages.Lessons />;
}

export function PuzzleScreen({ game, puzzle }: { game: string; puzzle: string }) {
  const say = useWords();
  const pages = usePages();
  if (!pages) return <Header title={say("puzzles")} />;
  if (game) return <pages.PuzzlePlay game={game} puzzle={puzzle} />;
  return puzzle ? <pages.Today /> : <pages.Puzzles />;
}
