/** Rescuers and inspectors have no names of their own: here they get them, so that each can be seen to travel. */
import { useRef } from "preact/hooks";
import type { CleocatraView } from "./view";

/** For each piece the tile it stands on; null: set aside. */
export type Standing = (number | null)[];

export interface Pieces {
  rescuers: Standing[]; // by seat
  inspectors: Standing;
}

/** A piece that stayed is the same piece; one that left a tile is the one that came to another. */
export function follow(before: Standing | undefined, tiles: number[], aside: number): Standing {
  const size = tiles.length + aside;
  const now: (number | null | undefined)[] = Array.from({ length: size }, (_, i) => {
    const was = before?.[i];
    if (was === null) return null;
    return was !== undefined && tiles.includes(was) ? was : undefined;
  });
  for (const tile of tiles) {
    if (now.includes(tile)) continue;
    const free = now.indexOf(undefined);
    now[free >= 0 ? free : now.indexOf(null)] = tile;
  }
  return now.map((tile) => tile ?? null);
}

/** Two pieces that change places with one another stay; all else is followed. */
export function usePieces(view: CleocatraView): Pieces {
  const kept = useRef<{ view: CleocatraView; pieces: Pieces } | null>(null);
  if (kept.current?.view !== view) {
    const before = kept.current?.pieces;
    const inspected = view.tiles.filter((tile) => tile.inspector).map((tile) => tile.id);
    const pieces = {
      rescuers: view.players.map((player) => follow(before?.rescuers[player.seat], player.rescuers, player.supply)),
      inspectors: follow(before?.inspectors, inspected, view.inspectors_unused),
    };
    kept.current = { view, pieces };
  }
  return kept.current!.pieces;
}
