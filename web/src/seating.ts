/** Who sits where at a table that is being set: "me", "open", "here:<name>" beside me, "bot:<level>". */
import type { GameInfo } from "./types";

/** A bot of the middle level. */
export function usualBot(game: GameInfo): string {
  return `bot:${game.bots[Math.floor(game.bots.length / 2)]?.id ?? "uniform"}`;
}

/** Me first; then bots, or open seats. */
export function proposal(game: GameInfo, alone: boolean): string[] {
  const usual = game.players.includes(4) ? 4 : game.players[Math.floor((game.players.length - 1) / 2)]!;
  return ["me", ...Array<string>(usual - 1).fill(alone ? usualBot(game) : "open")];
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
