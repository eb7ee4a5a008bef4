/** A paragraph of the rules. */
import type { RuleParagraph } from "../types";
import { Marked } from "./Marked";

interface Props {
  p: RuleParagraph;
  /** What is searched for. */
  words: string;
  /** Whether it is the one that is pointed at. */
  current: boolean;
  /** Whether its number is a place that a link can lead to. */
  linked?: boolean;
}

export function Paragraph({ p, words, current, linked = false }: Props) {
  // Rules stress a word by *stars*.
  const text = p.text.split(/\*+/).map((piece, i) => {
    const Tag = i % 2 ? "em" : "span";
    return (
      <Tag key={i}>
        <Marked text={piece} words={words} />
      </Tag>
    );
  });
  if (p.kind === "title") return <h2>{text}</h2>;
  if (p.kind === "example") return <blockquote>{text}</blockquote>;
  if (!p.number) return <p>{text}</p>;
  const number = <Marked text={p.number} words={words} />;
  return (
    <p class={current ? "numbered current" : "numbered"} data-rule={p.number} {...(linked ? { id: p.number } : {})}>
      <b>{linked ? <a href={`#${p.number}`}>{number}</a> : number}</b> {text}
    </p>
  );
}
