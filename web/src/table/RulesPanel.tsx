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

export function RulesPanel({ game, rule }: { game: string; rule: string }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => paragraphs(game, language), [game, language]);
  const all = answer ?? (wrong === null ? null : NO_RULES);
  const [words, type] = useState("");
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rule) type("");
  }, [rule]);
  useEffect(() => {
    if (rule && all && !words)
      page.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, all, words]);
  const found = useMemo(() => search(all ?? [], words), [all, words]);
  if (!all) return <p class="empty">{say("loading")}</p>;
  return (
    <div class="rules">
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
      <section class="rules-page" ref={page} tabIndex={0} aria-label={say("rules")}>
        {found.length === 0 && <p class="empty">{say("nothing-found")}</p>}
        {found.map((p, i) => (
          <Paragraph key={i} p={p} current={p.number !== "" && p.number === rule} />
        ))}
      </section>
    </div>
  );
}

function Paragraph({ p, current }: { p: RuleParagraph; current: boolean }) {
  switch (p.kind) {
    case "title":
      return <h2>{p.text}</h2>;
    case "chapter":
      return <h3>{p.text}</h3>;
    case "example":
      return <blockquote>{stressed(p.text)}</blockquote>;
    case "rule":
      return (
        <p class={current ? "numbered current" : "numbered"} data-rule={p.number}>
          <b>{p.number}</b> {stressed(p.text)}
        </p>
      );
    default:
      return <p>{stressed(p.text)}</p>;
  }
}
