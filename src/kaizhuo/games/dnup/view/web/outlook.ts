/** What would become of a set by what the reader means. */
import type { OutlookView } from "./view";

/** Of the things that may be meant, the first by which a set leaves the table; `meant` are lists of marks, in order. */
export function outlookOf(outlooks: readonly OutlookView[], meant: readonly string[][]): OutlookView | undefined {
  for (const marks of meant) {
    const found = outlooks.find(({ at }) => String([...at].sort()) === String(marks));
    if (found) return found;
  }
  return undefined;
}
