/** The pyramid: tiles, the empty places beside them, who stands on them, and what a rescue would score. */

import type { BoardProps } from "@kaizhuo/shell";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Cat, ENAMEL } from "./Cat";
import { placeLabel, tileLabel } from "./names";
import { Inspector, Rescuer } from "./Pawn";
import { Preview } from "./Preview";
import type { Pieces } from "./pieces";
import { HIGH, middleOf, Stone, triangle } from "./Stone";
import type { CleocatraView, PlaceView, RescueView, TileView } from "./view";
import type { Zoom } from "./zoom";

type Props = BoardProps<CleocatraView> & { pieces: Pieces; stage: RefObject<HTMLDivElement>; zoom: Zoom };

interface Frame {
  left: number;
  top: number;
  columns: number; // in half sides
  rows: number;
}

/** All tiles and places, so that nothing jumps when places are lit. */
function frameOf(view: CleocatraView): Frame {
  const cells = [...view.tiles, ...view.places];
  if (!cells.length) return { left: 0, top: 0, columns: 6, rows: 3 };
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 2, rows: Math.max(...ys) - top + 1 };
}

const at = (frame: Frame, x: number, y: number) => ({
  "--x": (x - frame.left) / 2,
  "--y": ((y - frame.top) * HIGH) / 100,
});

const [INSPECTOR, POINTS] = [2, 3];

/** Where on a tile they stand: rescuers at two corners, the inspector at the third, points between the rescuers. */
function spot(tile: TileView, slot: number): [number, number] {
  const corner = tile.up
    ? [
        [0.18, 0.73],
        [0.82, 0.73],
        [0.5, 0.17],
        [0.5, 0.8],
      ]
    : [
        [0.18, 0.16],
        [0.82, 0.16],
        [0.5, 0.7],
        [0.5, 0.07],
      ];
  return corner[slot] as [number, number];
}

/** What is looked at: pointed at, focused, or picked. */
function useLook(root: { current: HTMLElement | null }): number | null {
  const [look, set] = useState<number | null>(null);
  useEffect(() => {
    const element = root.current!;
    const tileOf = (found: Element | null | undefined) => {
      const at = found?.closest<HTMLElement>("[data-tile]");
      return at && element.contains(at) ? Number(at.dataset.tile) : null;
    };
    let pointed: number | null = null;
    const see = () =>
      set(pointed ?? tileOf(element.querySelector("[data-tile][data-picked]")) ?? tileOf(document.activeElement));
    const over = (event: PointerEvent) => {
      pointed = event.pointerType === "mouse" && event.target instanceof Element ? tileOf(event.target) : null;
      see();
    };
    const leave = () => {
      pointed = null;
      see();
    }; // also when the focus moves: the latest counts
    const watcher = new MutationObserver(see);
    watcher.observe(element, { subtree: true, attributes: true, attributeFilter: ["data-picked"] });
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", leave);
    element.addEventListener("focusout", see);
    return () => {
      watcher.disconnect();
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", leave);
      element.removeEventListener("focusout", see);
    };
  }, [root]);
  return look;
}

export function Pyramid(props: Props) {
  const { view, you, say, pieces, stage, zoom } = props;
  const root = useRef<HTMLDivElement>(null);
  const look = useLook(root);
  const frame = frameOf(view);
  const asks = view.asked === you || you === null;
  const rescues = new Map((asks ? view.rescues : []).map((rescue) => [rescue.choice ?? rescue.tile, rescue]));
  const shown = look === null ? undefined : rescues.get(look);
  const names = props.seats.map((seat) => seat.name);
  const cells = [
    ...view.tiles.map((tile) => ({ tile, place: null, x: tile.x, y: tile.y })),
    ...view.places.map((place) => ({ tile: null, place, x: place.x, y: place.y })),
  ].sort((a, b) => a.y - b.y || a.x - b.x);
  const coming = view.drawn ?? view.tiles.find((tile) => view.step === "moving" && tile.id === view.about) ?? null;
  return (
    <div class="pyramid" ref={root} data-zone="about">
      <div class="stage" ref={stage} tabIndex={0} role="group" aria-label={say("pyramid")} onDblClick={zoom.fit}>
        <div class="ground" style={{ "--columns": frame.columns, "--rows": frame.rows, "--zoom": zoom.scale }}>
          {cells.map(({ tile, place }) =>
            tile ? (
              <Tile
                key={`t${tile.id}`}
                {...props}
                tile={tile}
                frame={frame}
                rescue={rescues.get(tile.id)}
                shown={shown}
                label={tileLabel(view, tile, names, rescues.get(tile.id), say)}
              />
            ) : (
              <Place
                key={`p${place!.place}`}
                place={place!}
                frame={frame}
                coming={coming}
                label={placeLabel(view, place!, say)}
              />
            ),
          )}
          <Standing view={view} pieces={pieces} frame={frame} />
          <Marks view={view} frame={frame} rescues={rescues} shown={shown} />
        </div>
      </div>
      {shown && <Preview view={view} rescue={shown} say={say} />}
    </div>
  );
}

function Tile(
  props: Props & {
    tile: TileView;
    frame: Frame;
    rescue: RescueView | undefined;
    shown: RescueView | undefined;
    label: string;
  },
) {
  const { tile, frame, shown, view } = props;
  const state =
    shown?.tile === tile.id ? "rescued" : shown?.counted.includes(tile.id) ? "counted" : shown ? "aside" : "";
  return (
    <div
      class={`cell tile ${state} ${view.about === tile.id ? "about" : ""}`}
      style={at(frame, tile.x, tile.y)}
      data-at={`tile:${tile.id}`}
      data-piece={`tile:${tile.id}`}
      data-tile={tile.id}
      role="img"
      aria-label={props.label}
    >
      <Stone colour={tile.colour} cat={tile.cat} up={tile.up} />
      <svg class="rim" viewBox={`0 0 100 ${HIGH}`} aria-hidden="true" overflow="visible">
        <polygon points={triangle(tile.up, 0.93)} />
      </svg>
    </div>
  );
}

interface PlaceProps {
  place: PlaceView;
  frame: Frame;
  coming: { colour: string; cat: string } | null;
  label: string;
}

function Place({ place, frame, coming, label }: PlaceProps) {
  const tint = coming ? { "--coming": ENAMEL[coming.colour]?.[0] } : {};
  return (
    <div
      class="cell place"
      style={{ ...at(frame, place.x, place.y), ...tint }}
      data-at={`place:${place.place}`}
      role="img"
      aria-label={label}
    >
      <svg viewBox={`0 0 100 ${HIGH}`} aria-hidden="true" overflow="visible">
        <polygon points={triangle(place.up, 0.86)} />
        {coming && <Cat cat={coming.cat} x={50} y={middleOf(place.up)} size={46} />}
      </svg>
      <b class={place.up ? "name" : "name down"} aria-hidden="true">
        {place.name}
      </b>
    </div>
  );
}

/** In a layer above the tiles: each travels by itself. */
function Standing({ view, pieces, frame }: { view: CleocatraView; pieces: Pieces; frame: Frame }) {
  const tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  const figures = pieces.rescuers.flatMap((standing, seat) =>
    standing.map((on, i) => ({ id: `rescuer:${seat}:${i}`, seat, on })),
  );
  const all = [...figures, ...pieces.inspectors.map((on, i) => ({ id: `inspector:${i}`, seat: null, on }))];
  return (
    <>
      {all.map(({ id, seat, on }) => {
        const tile = on === null ? undefined : tiles.get(on);
        if (!tile) return null;
        const [x, y] = spot(tile, seat === null ? INSPECTOR : tile.rescuers.indexOf(seat));
        const place = at(frame, tile.x, tile.y);
        return (
          <div
            key={id}
            class="standing"
            style={{ "--x": place["--x"] + x, "--y": place["--y"] + y }}
            data-piece={id}
            data-on={`tile:${tile.id}`}
            aria-hidden="true"
          >
            {seat === null ? <Inspector /> : <Rescuer seat={seat} />}
          </div>
        );
      })}
    </>
  );
}

interface MarksProps {
  view: CleocatraView;
  frame: Frame;
  rescues: Map<number, RescueView>;
  shown: RescueView | undefined;
}

/** Points on the tiles: what each rescue would bring; for the one that is looked at, what each tile gives. */
function Marks({ view, frame, rescues, shown }: MarksProps) {
  return (
    <>
      {view.tiles.map((tile) => {
        const rescue = rescues.get(tile.id);
        const text = shown ? given(shown, tile.id) : rescue ? String(rescue.points) : "";
        if (!text) return null;
        const place = at(frame, tile.x, tile.y);
        const [x, y] = spot(tile, POINTS);
        return (
          <b
            key={tile.id}
            class={shown ? "worth part" : "worth"}
            style={{ "--x": place["--x"] + x, "--y": place["--y"] + y }}
            aria-hidden="true"
          >
            {text}
          </b>
        );
      })}
    </>
  );
}

function given(rescue: RescueView, tile: number): string {
  if (rescue.tile === tile) return `+${1 + rescue.bonus}`;
  if (!rescue.counted.includes(tile)) return "";
  return rescue.helpers.includes(tile) ? "+2" : "+1";
}
