/** The rules as a book: chapters of rules, examples and figures; and what of it holds some words. */
import type { FigureInfo, RuleParagraph } from "../types";

export type Entry = { p: RuleParagraph } | { figure: FigureInfo };

export interface Chapter {
  /** Where a link leads; it stays the same while one searches. */
  id: string;
  title: string;
  entries: Entry[];
}

/** Figures stand below the rule they belong to, after its examples.  What comes before the first chapter has no title. */
export function bind(paragraphs: readonly RuleParagraph[], figures: readonly FigureInfo[]): Chapter[] {
  const chapters: Chapter[] = [{ id: "chapter-0", title: "", entries: [] }];
  let rule = "";
  const finish = () => {
    for (const figure of figures) if (rule && figure.rule === rule) chapters.at(-1)!.entries.push({ figure });
  };
  for (const p of paragraphs) {
    if (p.kind !== "example") {
      finish();
      rule = p.number;
    }
    if (p.kind === "chapter") chapters.push({ id: `chapter-${chapters.length}`, title: p.text, entries: [] });
    else chapters.at(-1)!.entries.push({ p });
  }
  finish();
  return chapters;
}

const fold = (text: string) => text.toLowerCase().normalize("NFKC");

export const wordsIn = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

function textOf(entry: Entry): string {
  if ("p" in entry) return `${entry.p.number} ${entry.p.text.replaceAll("*", "")}`;
  const { title, rules, steps } = entry.figure;
  return [title, ...rules, ...steps.flatMap((step) => [step.text, ...step.tries.map((one) => one.label)])].join(" ");
}

/** Chapters with what holds all of the words: a rule with its examples and figures, if any of them does. */
export function search(chapters: readonly Chapter[], typed: string): Chapter[] {
  const wanted = wordsIn(typed);
  if (!wanted.length) return [...chapters];
  const holds = (entry: Entry) => {
    const text = fold(textOf(entry));
    return wanted.every((word) => text.includes(word));
  };
  return chapters.flatMap((chapter) => {
    const groups: Entry[][] = [];
    for (const entry of chapter.entries) {
      const follows = "figure" in entry || entry.p.kind === "example";
      if (follows && groups.length) groups.at(-1)!.push(entry);
      else groups.push([entry]);
    }
    const entries = groups.flatMap(([head, ...rest]) => {
      if (holds(head!)) return [head!, ...rest];
      const found = rest.filter(holds);
      return found.length ? [head!, ...found] : [];
    });
    return entries.length ? [{ ...chapter, entries }] : [];
  });
}

export const countRules = (chapters: readonly Chapter[]) =>
  chapters.reduce((all, { entries }) => all + entries.filter((one) => "p" in one && one.p.number).length, 0);

/** A text cut where one of the words stands: every second piece is one. */
export function cut(text: string, typed: string): string[] {
  const words = wordsIn(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return words.length ? text.split(new RegExp(`(${words.join("|")})`, "iu")) : [text];
}
