/** Who sits where at a table that is being set: "me", "open", "here:<name>" beside me, "bot:<level>". */
import { defaults, type Value } from "./screens/OptionField";
import type { GameInfo } from "./types";

/** A bot of the middle level; an easy one for a beginner. */
export function usualBot(game: GameInfo, first = false): string {
  return `bot:${game.bots[first ? 0 : Math.floor(game.bots.length / 2)]?.id ?? "uniform"}`;
}

/** Four at the table, or as near to that as the game allows.  Me first; then bots, or open seats. */
export function proposal(game: GameInfo, alone: boolean, first = false): string[] {
  const usual = Math.max(...game.players.filter((count) => count <= 4), Math.min(...game.players));
  return ["me", ...Array<string>(usual - 1).fill(alone ? usualBot(game, first) : "open")];
}

/** The variants of a table if nobody chooses: the game's own, and for a beginner those that it has for beginners. */
export function usualOptions(game: GameInfo, first: boolean): Record<string, Value> {
  return { ...defaults(game.options), ...(first ? game.first : {}) };
}

/** So many seats: new ones are open if the last one was, or else taken by bots. */
export function resized(seats: readonly string[], count: number, bot: string): string[] {
  const more = Array<string>(Math.max(0, count - seats.length)).fill(seats.at(-1) === "open" ? "open" : bot);
  return [...seats.slice(0, count), ...more];
}

/** Somebody takes a seat; I have one only, and leave the one I had open. */
export function placed(seats: readonly string[], at: number, seat: string): string[] {
  return seats.map((was, i) => {
    if (i === at) return seat;
    return was === "me" && seat === "me" ? "open" : was;
  });
}
