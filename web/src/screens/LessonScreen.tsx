/** Lessons are a chunk of their own: whoever only plays does not wait for them. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { useWords } from "../words";

export function LessonScreen({ game, lesson }: { game: string; lesson: string }) {
  const say = useWords();
  const [pages, set] = useState<typeof import("../learn/pages") | null>(null);
  useEffect(() => void import("../learn/pages").then(set), []);
  if (!pages) return <Header title={say("learn")} />;
  return lesson ? <pages.LessonPlay game={game} lesson={lesson} /> : <pages.Lessons />;
}
