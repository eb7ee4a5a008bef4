/** The rules beside the board: chapters, numbers, a search. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { ruleBook } from "../api";
import { Icon } from "../parts/Icon";
import { bind, search } from "../rules/book";
import { Paragraph } from "../rules/Paragraph";
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
      <a class="pictured" href={`/rules/${game}${rule && `#${rule}`}`} target="_blank" rel="noopener">
        <Icon name="rules" /> {say("rules-pictured")}
      </a>
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

/** The paragraphs that hold these words; `rule` is the number that is pointed at. */
function Found({ all, words, rule }: { all: RuleParagraph[]; words: string; rule: string }) {
  const say = useWords();
  const found = useMemo(() => search(bind(all, []), words), [all, words]);
  if (found.length === 0) return <p class="empty">{say("nothing-found")}</p>;
  return (
    <>
      {found.map((chapter) => (
        <Fragment key={chapter.id}>
          {chapter.title && <h3>{chapter.title}</h3>}
          {chapter.entries.map(
            (one) =>
              "p" in one && (
                <Paragraph key={one.p.number || one.p.text} p={one.p} words={words} current={one.p.number === rule} />
              ),
          )}
        </Fragment>
      ))}
    </>
  );
}
