/** The rules are a chunk of their own: whoever only plays does not wait for them. */
import { useEffect, useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { useWords } from "../words";

interface Props {
  game: string;
  rule: string;
  aid: string | null;
  box: string | null;
}

export function RulesScreen({ game, rule, aid, box }: Props) {
  const say = useWords();
  const [pages, set] = useState<typeof import("../rules/pages") | null>(null);
  useEffect(() => void import("../rules/pages").then(set), []);
  if (!pages) return <Header title={say("rules")} />;
  if (box !== null) return <pages.BoxPage game={game} box={box} />;
  return aid === null ? <pages.RulesPage game={game} rule={rule} /> : <pages.AidPage game={game} query={aid} />;
}
