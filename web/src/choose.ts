/** Pointing at things until one option is left.  Pure: the rules are the server's list of options. */
import type { Option } from "./types";

export interface Choice {
  /** Options that contain all that is selected. */
  left: Option[];
  /** What Enter says: the option that is exactly the selection, or the only one left. */
  ready: Option | null;
  /** What may be pointed at now. */
  lit: Set<string>;
}

const includesAll = (option: Option, selected: readonly string[]) => selected.every((mark) => option.at.includes(mark));

export function narrow(options: readonly Option[], selected: readonly string[]): Choice {
  const left = options.filter((option) => includesAll(option, selected));
  const exact = selected.length ? left.filter((option) => option.at.length === selected.length) : [];
  const only = left.length === 1 && selected.length ? left[0]! : null;
  return { left, ready: exact.length === 1 ? exact[0]! : only, lit: new Set(left.flatMap((option) => option.at)) };
}

/** Select a thing or let it go.  What does not go together with it is let go. */
export function toggle(options: readonly Option[], selected: readonly string[], mark: string): string[] {
  if (selected.includes(mark)) return selected.filter((other) => other !== mark);
  const together = [...selected, mark];
  if (options.some((option) => includesAll(option, together))) return together;
  return [mark];
}

/** Whether a move that was chosen by its words is only selected, so that its place on the board is seen first. */
export function showsFirst(option: Option, selected: readonly string[]): boolean {
  return !option.at.every((mark) => selected.includes(mark));
}

/** Options in the order they came, those of one verb together. */
export function byVerb(options: readonly Option[]): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.verb, [...(groups.get(option.verb) ?? []), option]);
  return [...groups.values()];
}
