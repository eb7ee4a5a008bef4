/** The rules beside the board: chapters, numbers, a search. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { ruleBook } from "../api";
import { Icon } from "../parts/Icon";
import { type Language, settings } from "../settings";
import { useStore } from "../store";
import type { RuleParagraph } from "../types";
import { useWords } from "../words";

const NO_RULES: RuleParagraph[] = [];
const read = new Map<string, Promise<RuleParagraph[]>>();

function paragraphs(game: string, language: Language): Promise<RuleParagraph[]> {
  const key = `${game} ${language}`;
  const found = read.get(key) ?? ruleBook(game, language).then((book) => book.paragraphs);
  read.set(key, found);
  found.catch(() => read.delete(key));
  return found;
}

/** Rules stress a word by *stars*. */
function stressed(text: string) {
  return text.split(/\*+/).map((part, i) => (i % 2 ? <em key={i}>{part}</em> : part));
}

const fold = (text: string) => text.toLowerCase().normalize("NFKC");

/** Paragraphs that hold the words; an example belongs to the rule above it, and chapters stay where rules remain. */
function search(all: RuleParagraph[], words: string): RuleParagraph[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const hit = (p: RuleParagraph) => wanted.every((word) => fold(`${p.number} ${p.text}`).includes(word));
  return all.filter((p) => (p.kind === "rule" || p.kind === "example") && hit(p));
}

/** All paragraphs in the reader's language, null until they are there; or why they are not. */
export function useRules(game: string): { all: RuleParagraph[] | null; wrong: string | null } {
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => paragraphs(game, language), [game, language]);
  return { all: answer, wrong };
}

export function RulesPanel({ game, rule }: { game: string; rule: string }) {
  const say = useWords();
  const { all: known, wrong } = useRules(game);
  const all = known ?? (wrong === null ? null : NO_RULES);
  const [words, type] = useState("");
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rule) type("");
  }, [rule]);
  useEffect(() => {
    if (rule && all && !words)
      page.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, all, words]);
  if (!all) return <p class="empty">{say("loading")}</p>;
  return (
    <div class="rules">
      <Search words={words} type={type} />
      <section class="rules-page rules-text" ref={page} tabIndex={0} aria-label={say("rules")}>
        <Found all={all} words={words} rule={rule} />
      </section>
    </div>
  );
}

export function Search({ words, type }: { words: string; type: (words: string) => void }) {
  const say = useWords();
  return (
    <label class="search">
      <Icon name="search" />
      <input
        type="search"
        value={words}
        placeholder={say("search-rules")}
        aria-label={say("search-rules")}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </label>
  );
}

interface FoundProps {
  all: RuleParagraph[];
  words: string;
  /** The number that is pointed at, or "". */
  rule: string;
  /** Whether chapters and numbers are places that a link can lead to. */
  linked?: boolean;
}

/** The paragraphs that hold these words. */
export function Found({ all, words, rule, linked = false }: FoundProps) {
  const say = useWords();
  const found = useMemo(() => search(all, words), [all, words]);
  return (
    <>
      {found.length === 0 && <p class="empty">{say("nothing-found")}</p>}
      {found.map((p, i) => (
        <Paragraph key={i} p={p} current={p.number !== "" && p.number === rule} at={linked ? i : -1} />
      ))}
    </>
  );
}

/** `at` is its place in the book, if it can be linked to. */
function Paragraph({ p, current, at }: { p: RuleParagraph; current: boolean; at: number }) {
  const linked = at >= 0;
  switch (p.kind) {
    case "title":
      return <h2>{p.text}</h2>;
    case "chapter":
      return <h3 {...(linked ? { id: `chapter-${at}` } : {})}>{p.text}</h3>;
    case "example":
      return <blockquote>{stressed(p.text)}</blockquote>;
    case "rule":
      return (
        <p class={current ? "numbered current" : "numbered"} data-rule={p.number} {...(linked ? { id: p.number } : {})}>
          <b>{linked ? <a href={`#${p.number}`}>{p.number}</a> : p.number}</b> {stressed(p.text)}
        </p>
      );
    default:
      return <p>{stressed(p.text)}</p>;
  }
}
