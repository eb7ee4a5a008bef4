/** What things are called, for those who listen. */
import type { Say } from "@kaizhuo/shell";
import type { CleocatraView, PlaceView, RescueView, TileView } from "./view";

export const tileName = (tile: { cat: string; number: number }, say: Say) =>
  say("tile", { cat: tile.cat, number: tile.number });

const joined = (parts: string[], say: Say) => parts.join(say("comma"));

function beside(view: CleocatraView, tiles: number[], say: Say): string[] {
  const names = view.tiles.filter((tile) => tiles.includes(tile.id)).map((tile) => tileName(tile, say));
  return names.length ? [say("beside", { tiles: joined(names, say) })] : [];
}

export function tileLabel(
  view: CleocatraView,
  tile: TileView,
  names: string[],
  rescue: RescueView | undefined,
  say: Say,
): string {
  const standing = tile.rescuers.map((seat) => say("rescuer-of", { name: names[seat] ?? String(seat) }));
  if (tile.inspector) standing.push(say("inspector"));
  const worth = rescue ? [say("would-score", { points: rescue.points })] : [];
  return joined([tileName(tile, say), ...standing, ...worth, ...beside(view, tile.beside, say)], say);
}

export function placeLabel(view: CleocatraView, place: PlaceView, say: Say): string {
  return joined([say("place", { name: place.name }), ...beside(view, place.beside, say)], say);
}
