/** The fingerprint of a game's secret, noted while it was still a secret: whoever changes it later is found out. */
import type { Table } from "../types";

const KEY = "kaizhuo.promises";
const KEPT = 200;

export interface Promised {
  commitment: string;
  at: number; // milliseconds since 1970
}

function all(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

export function rememberPromise(table: Table): void {
  if (table.over || table.upload) return;
  const known = all();
  if (known[table.id]) return;
  known[table.id] = { commitment: table.commitment, at: Date.now() };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-KEPT))));
  } catch {
    // A browser that forgets everything can still check the record itself.
  }
}

export function promiseOf(table: string): Promised | null {
  return all()[table] ?? null;
}
