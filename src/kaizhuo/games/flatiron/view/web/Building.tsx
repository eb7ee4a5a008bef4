/** The building from its prow: every storey that is built has walls, the one under construction is open. */
import type { Say } from "@kaizhuo/shell";
import { Formula } from "./Formula";
import { Pillar, Shape } from "./Pillar";
import { COLOURS, inWords, type Props } from "./say";
import type { FloorView } from "./view";

const [W, L, C, R] = [300, 34, 150, 266]; // the width; the left corner, the prow, the right corner
const DEPTH = 38; // how much lower the prow is drawn
const STOREY = 40;
const OPEN = 78; // the height of the storey under construction
const CRANE = 48;
const WINDOWS = [0.1, 0.32, 0.54, 0.76];
const CORNERS = [L + 6, C, R - 6];

const path = (...points: [number, number][]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** A point of a wall: `along` from the prow's far corner to the prow, `up` from the floor to the ceiling. */
function onWall(corner: number, low: number, height: number, along: number, up: number): [number, number] {
  return [corner + (C - corner) * along, low - DEPTH * (1 - along) - height * up];
}

function Wall({ corner, low, shade, lit }: { corner: number; low: number; shade: string; lit: number }) {
  const at = (along: number, up: number) => onWall(corner, low, STOREY, along, up);
  return (
    <>
      <path d={path(at(0, 0), at(1, 0), at(1, 1), at(0, 1))} fill={shade} />
      <path d={path(at(0, 0), at(1, 0), at(1, 0.1), at(0, 0.1))} class="plinth" />
      {WINDOWS.map((from, i) => (
        <g key={i} class={i === lit ? "window lamp" : "window"}>
          <path d={path(at(from, 0.26), at(from + 0.14, 0.26), at(from + 0.14, 0.8), at(from, 0.8))} />
          <path
            d={`M${at(from + 0.07, 0.26).join(" ")}L${at(from + 0.07, 0.8).join(" ")}M${at(from, 0.55).join(" ")}L${at(from + 0.14, 0.55).join(" ")}`}
            class="bar"
          />
        </g>
      ))}
    </>
  );
}

function Slab({ low, wide = 8 }: { low: number; wide?: number }) {
  const [l, r, y] = [L - wide, R + wide, low - DEPTH];
  return (
    <g class="slab">
      <path d={path([l, y], [C, low + 6], [C, low + 13], [l, y + 7])} fill="#c9ad7d" />
      <path d={path([r, y], [C, low + 6], [C, low + 13], [r, y + 7])} fill="#ae8f5e" />
      <path d={path([l, y], [r, y], [C, low + 6])} fill="#efe2c4" />
      <path d={path([l + 26, y + 4], [r - 26, y + 4], [C, low - 3])} class="inlay" />
    </g>
  );
}

function Roof({ low }: { low: number }) {
  const [l, r, y] = [L - 12, R + 12, low - DEPTH];
  return (
    <g class="roof">
      <path d={path([l, y - 10], [C, low - 2], [C, low + 14], [l + 6, y + 8])} fill="#d9c092" />
      <path d={path([r, y - 10], [C, low - 2], [C, low + 14], [r - 6, y + 8])} fill="#b99a67" />
      <path d={path([l, y - 10], [r, y - 10], [C, low - 2])} fill="#7fa398" />
      <path d={`M${C} ${low - 8}V${low - 62}`} class="pole" />
      <path d={`M${C} ${low - 60}l34 6-34 12z`} fill="#b3261e" />
    </g>
  );
}

export function Building(props: Props) {
  const { view, say } = props;
  const roofed = view.floors.at(-1)?.roof ?? false;
  const storeys = view.floors.filter((floor) => !floor.roof);
  const walled = roofed ? storeys : storeys.slice(0, -1);
  const open = roofed ? null : (storeys.at(-1) ?? null);
  const most = storeys.length + view.floors_left - (roofed ? 0 : 1); // storeys of the finished building
  const height = CRANE + OPEN + STOREY * (most - 1) + DEPTH + 26;
  const ground = height - 22;
  const level = (storey: number) => ground - STOREY * storey;
  const top = level(walled.length);
  return (
    <figure class="building" aria-label={say("building", { built: view.floors.length, left: view.floors_left })}>
      <div class="elevation" data-sink="built-floor burnham-floored" style={{ "--ratio": W / height }}>
        <svg viewBox={`0 0 ${W} ${height}`} aria-hidden="true">
          <Sky height={height} ground={ground} />
          <g stroke="#2a2620" stroke-width="1.4" stroke-linejoin="round">
            {walled.map((floor, i) => (
              <Storey key={i} floor={floor} low={level(i)} number={i} />
            ))}
            {open && <Slab low={top} />}
            {roofed && <Roof low={top} />}
            {view.next_floor && <Crane top={top} ground={ground} />}
          </g>
        </svg>
        {open?.spaces.map((space, i) => {
          const low = (i === 1 ? top : top - DEPTH) + 2;
          const label = space.pillar
            ? say("space-filled", {
                number: i + 1,
                colour: say(`colour-${space.pillar}`),
                bonus: inWords(say, "bonus", space.bonus),
              })
            : say("space", { number: i + 1, bonus: inWords(say, "bonus", space.bonus) });
          return (
            <div
              key={i}
              class={space.pillar ? "space filled" : "space"}
              style={{
                left: `${((i === 1 ? C : CORNERS[i]! + (i ? -10 : 10)) / W) * 100}%`,
                bottom: `${((height - low) / height) * 100}%`,
              }}
              data-at={`space:${i}`}
              role="img"
              aria-label={label}
              title={label}
            >
              {space.pillar ? (
                <span class="standing" data-piece={`space:${i}`}>
                  <Standing colour={space.pillar} />
                </span>
              ) : (
                <span class="plaque">
                  <Formula printed={space.bonus} bonus />
                </span>
              )}
            </div>
          );
        })}
        <ul class="visually-hidden">
          {walled.map((floor, i) => (
            <li key={i}>
              {say("storey", {
                number: i + 1,
                pillars: floor.spaces.map((space) => say(`colour-${space.pillar}`)).join(say("comma")),
              })}
            </li>
          ))}
        </ul>
      </div>
      <figcaption tabIndex={0}>
        {open && <Notice say={say} title={say("now-building")} floor={open} />}
        {view.next_floor && (
          <Notice say={say} title={say("next-floor", { left: view.floors_left })} floor={view.next_floor} next />
        )}
        {roofed && <p class="done">{say("roof-on")}</p>}
        <Supply {...props} />
      </figcaption>
    </figure>
  );
}

/** A pillar in its full height. */
function Standing({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 16 25" preserveAspectRatio="none" aria-hidden="true">
      <Shape colour={colour} />
    </svg>
  );
}

/** What a floor does, in signs and words. */
export function Notice({
  say,
  title,
  floor,
  next = false,
}: {
  say: Say;
  title: string;
  floor: FloorView;
  next?: boolean;
}) {
  const effect = floor.effect && inWords(say, "effect", floor.effect);
  return (
    <div class={next ? "notice coming" : "notice"} {...(next ? { "data-piece": `tile:${floor.id}` } : {})}>
      <b>{title}</b>
      {floor.roof && <span>{say("roof")}</span>}
      {floor.effect && (
        <span class="effect" title={effect!}>
          <Formula printed={floor.effect} />
          <span>{effect}</span>
        </span>
      )}
      {next && floor.spaces.length > 0 && (
        <span
          class="bonuses"
          role="img"
          aria-label={say("spaces", {
            bonuses: floor.spaces.map((space) => inWords(say, "bonus", space.bonus)).join(say("comma")),
          })}
        >
          {floor.spaces.map((space, i) => (
            <span key={i} class="plaque small">
              <Formula printed={space.bonus} bonus />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Pillars that can still be bought. */
function Supply({ view, say }: Props) {
  const text = COLOURS.map((colour) =>
    say("so-many", { count: view.supply[colour] ?? 0, thing: say(`colour-${colour}`) }),
  ).join(say("comma"));
  return (
    <div
      class="supply"
      role="img"
      aria-label={say("supply", { pillars: text })}
      title={say("supply", { pillars: text })}
      data-source="bought-pillar swapped burnham-built"
      data-sink="sold-pillar"
    >
      {COLOURS.map((colour) => (
        <span key={colour}>
          <Pillar colour={colour} empty={!view.supply[colour]} />
          <b>{view.supply[colour]}</b>
        </span>
      ))}
    </div>
  );
}

function Storey({ floor, low, number }: { floor: FloorView; low: number; number: number }) {
  return (
    <g>
      <Wall corner={L} low={low} shade="#ead9b6" lit={(number * 3 + 1) % 5} />
      <Wall corner={R} low={low} shade="#cdb387" lit={(number * 2 + 2) % 5} />
      <path
        d={path([C - 7, low - 2], [C + 7, low - 2], [C + 7, low - STOREY - 2], [C - 7, low - STOREY - 2])}
        fill="#f4e8cd"
      />
      {floor.spaces.map(
        (space, i) =>
          space.pillar && (
            <svg
              key={i}
              x={CORNERS[i]! - 12}
              y={(i === 1 ? low + 2 : low - DEPTH + 2) - STOREY}
              width="24"
              height={STOREY}
              viewBox="0 0 16 25"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <Shape colour={space.pillar} />
            </svg>
          ),
      )}
      <path
        d={`M${L - 5} ${low - DEPTH - STOREY}L${C} ${low - STOREY + 3}L${R + 5} ${low - DEPTH - STOREY}`}
        class="cornice"
      />
    </g>
  );
}

function Crane({ top, ground }: { top: number; ground: number }) {
  const tip = Math.max(14, top - DEPTH - OPEN - 30);
  const mast = W - 12;
  return (
    <g class="crane">
      <path d={`M${mast - 6} ${ground}V${tip}M${mast + 6} ${ground}V${tip}`} />
      <path
        d={Array.from(
          { length: Math.floor((ground - tip) / 20) },
          (_, i) => `M${mast - 6} ${ground - 20 * i}L${mast + 6} ${ground - 20 * (i + 1)}`,
        ).join("")}
        class="brace"
      />
      <path
        d={`M${mast + 10} ${tip + 4}H${C - 18}M${mast} ${tip - 10}L${C + 20} ${tip + 4}M${mast - 8} ${tip + 4}L${mast} ${tip - 10}L${mast + 8} ${tip + 4}`}
      />
      <path
        d={`M${C} ${tip + 4}V${tip + 14}M${C} ${tip + 14}L${C - 26} ${tip + 24}M${C} ${tip + 14}L${C + 26} ${tip + 24}`}
        class="rope"
      />
      <path d={path([C - 30, tip + 24], [C + 30, tip + 24], [C, tip + 36])} fill="#efe2c4" />
    </g>
  );
}

/** The sky over Manhattan, and the pavement. */
function Sky({ height, ground }: { height: number; ground: number }) {
  return (
    <g class="sky">
      <rect x="0" y="0" width={W} height={height} rx="6" class="air" />
      <circle cx="62" cy={height * 0.2} r="26" class="sun" />
      <path
        d={`M0 ${ground + 4}V${ground - 120}h26v-34h30v60h22v-30h20V${ground + 4}ZM${W} ${ground + 4}V${ground - 150}h-34v40h-24v-28h-28v60h-20V${ground + 4}Z`}
        class="town"
      />
      <path d={`M0 ${ground - 30}L${C} ${ground + 22}L${W} ${ground - 30}V${height}H0Z`} class="pavement" />
      <path d={`M0 ${ground - 14}L${C} ${height + 12}L${W} ${ground - 14}`} class="kerb" />
      <path
        d={`M${W - 128} ${height * 0.14}q8-12 20-6q10-12 24-2q14-2 14 8zM18 ${height * 0.34}q7-10 17-5q9-9 20-1q11-1 12 6z`}
        class="cloud"
      />
      {[16, W - 40].map((x) => (
        <g key={x} class="lamp-post">
          <path d={`M${x} ${ground + 8}V${ground - 34}`} />
          <circle cx={x} cy={ground - 38} r="4.5" />
        </g>
      ))}
      <path d={`M28 ${ground + 10}q-4-16 6-20q-2-12 8-12q10 0 8 12q10 4 6 20z`} class="tree" />
    </g>
  );
}
