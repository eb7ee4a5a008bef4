/** Who sits where at a table that is being set: "me", "open", "here:<name>" beside me, "bot:<level>". */
import { defaults, type Value } from "./screens/OptionField";
import type { BotInfo, GameInfo } from "./types";

/** A bot of the middle level; an easy one for a beginner. */
export function usualBot(game: GameInfo, first = false): string {
  return `bot:${game.bots[first ? 0 : Math.floor((game.bots.length - 1) / 2)]?.id ?? "uniform"}`;
}

/** Bots that can be chosen at a table of so many: the strongest ones are not for all. */
export function botsFor(game: GameInfo | null, count: number): BotInfo[] {
  return game?.bots.filter((bot) => bot.players.includes(count)) ?? [];
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

/** So many seats: new ones are open if the last one was, or else taken by usual bots, as those whose bot is not for
 * so many. */
export function resized(seats: readonly string[], count: number, game: GameInfo): string[] {
  const bot = usualBot(game);
  const among = botsFor(game, count).map(({ id }) => `bot:${id}`);
  const kept = seats.slice(0, count).map((seat) => (seat.startsWith("bot:") && !among.includes(seat) ? bot : seat));
  return [...kept, ...Array<string>(count - kept.length).fill(seats.at(-1) === "open" ? "open" : bot)];
}

/** Somebody takes a seat; I have one only, and leave the one I had open. */
export function placed(seats: readonly string[], at: number, seat: string): string[] {
  return seats.map((was, i) => {
    if (i === at) return seat;
    return was === "me" && seat === "me" ? "open" : was;
  });
}
