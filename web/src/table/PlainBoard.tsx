/** A board for a game that brings none: any view, drawn by what `/api/things` says about its names and numbers. */
import type { ComponentChildren } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardModule, BoardProps, BoardSeat } from "../board";
import { Plate } from "../parts/Plate";
import { Sign } from "../parts/Sign";
import type { Things } from "../types";
import "../styles/plain.css";

type Value = null | boolean | number | string | Value[] | Facts;
interface Facts {
  [name: string]: Value;
}

const QUESTION = ["step", "asked", "about"]; // what the prompt says anyway
const SEATS = ["seat", "turn", "owner"];
const Around = createContext<{ things: Things; seats: BoardSeat[] }>({
  things: { names: {}, values: {}, members: {} },
  seats: [],
});

export function plainBoard(things: Things): BoardModule {
  return { default: (props: BoardProps<Facts>) => <PlainBoard {...props} things={things} /> };
}

const isFacts = (value: Value): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);

/** Fits into a line: a number, a word, or a thing that is one fact. */
function isSimple(value: Value): boolean {
  if (Array.isArray(value)) return false;
  if (!isFacts(value)) return true;
  const [only, ...more] = Object.values(value);
  return only !== undefined && more.length === 0 && (only === null || typeof only !== "object");
}

/** Things of one kind with several facts each: they are shown as rows. */
function alike(value: Value): value is Facts[] {
  if (!Array.isArray(value) || !value.length || !value.every(isFacts)) return false;
  const names = Object.keys(value[0] as Facts).join();
  return value.every((one) => !isSimple(one) && Object.keys(one as Facts).join() === names);
}

const seatOf = (facts: Facts) => (typeof facts.seat === "number" ? facts.seat : null);
const isSeating = (value: Value): value is Facts[] => alike(value) && value.every((one) => seatOf(one) !== null);

/** The others first, what lies in the middle, then the reader's own. */
function PlainBoard({ view, seats, you, awaited, things }: BoardProps<Facts> & { things: Things }) {
  const [where, seating] = Object.entries(view).find(([, value]) => isSeating(value)) ?? [];
  const rows: Facts[] = seating ? (seating as Facts[]) : seats.map(({ seat }) => ({ seat }));
  const shown = view.turn === null || (awaited.length === 1 && view.turn === awaited[0]); // whose turn it is, by the plates
  const said = shown ? [where, "turn"] : [where];
  const middle = Object.fromEntries(Object.entries(view).filter(([name]) => !said.includes(name)));
  const place = (row: Facts) => <Place key={row.seat} facts={row} asked={awaited.includes(seatOf(row)!)} />;
  return (
    <Around.Provider value={{ things, seats }}>
      <div class="plain">
        <div class="around">{rows.filter((row) => row.seat !== you).map(place)}</div>
        <div class="middle">
          <FactsOf facts={middle} />
        </div>
        {rows.filter((row) => row.seat === you).map(place)}
      </div>
    </Around.Provider>
  );
}

function Place({ facts, asked }: { facts: Facts; asked: boolean }) {
  const { seats } = useContext(Around);
  const { seat, ...rest } = facts;
  const player = seats.find((one) => one.seat === seat);
  if (!player) return null;
  return (
    <section class={player.you ? "place own" : "place"} data-seat={player.seat}>
      <div class="who" data-at={`seat:${player.seat}`}>
        <Plate player={player} asked={asked} />
      </div>
      <FactsOf facts={rest} />
    </section>
  );
}

function FactsOf({ facts }: { facts: Facts }) {
  const { things } = useContext(Around);
  const all = Object.entries(facts).filter(([name]) => !QUESTION.includes(name));
  const simple = all.filter(([, value]) => isSimple(value));
  const rest = all.filter(([, value]) => !isSimple(value) && !isNothing(value));
  return (
    <>
      {simple.length > 0 && (
        <ul class="facts">
          {simple.map(([name, value]) => (
            <li key={name}>
              <Fact name={name} value={value} />
            </li>
          ))}
        </ul>
      )}
      {rest.map(([name, value]) => (
        <div key={name} class="group">
          <span class="name">{nameOf(things, name)}</span>
          <Group name={name} value={value} />
        </div>
      ))}
    </>
  );
}

/** A fact with its name; a verb may point at it by that name. */
function Fact({ name, value }: { name: string; value: Value }) {
  const { things } = useContext(Around);
  const label = <span class="name">{nameOf(things, name)}</span>;
  const shown = <Shown name={name} value={value} />;
  if (typeof value !== "number" || name in things.members || SEATS.includes(name)) {
    return (
      <span class="fact">
        {label} {shown}
      </span>
    );
  }
  return (
    <span class="fact" data-at={name}>
      {label} {shown}
    </span>
  );
}

function Group({ name, value }: { name: string; value: Value }) {
  if (alike(value)) return <Rows rows={value} />;
  if (Array.isArray(value)) {
    return (
      <ul class="things">
        {value.map((one, i) => (
          <li key={keyOf(one) ?? i}>
            {isNothing(one) || isSimple(one) ? <Shown name={name} value={one} /> : <Group name={name} value={one} />}
          </li>
        ))}
      </ul>
    );
  }
  return isFacts(value) ? <FactsOf facts={value} /> : <Shown name={name} value={value} />;
}

/** A table where every fact fits a cell; else one below the other. */
function Rows({ rows }: { rows: Facts[] }) {
  const { things } = useContext(Around);
  const names = Object.keys(rows[0]!);
  if (!rows.every((row) => Object.values(row).every((value) => isSimple(value) || isNothing(value)))) {
    return (
      <ul class="rows">
        {rows.map((row, i) => (
          <li key={i}>
            <FactsOf facts={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div class="scrolling" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {nameOf(things, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {names.map((name) => (
                <td key={name}>
                  <Shown name={name} value={row[name]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One value in words. */
function Shown({ name, value }: { name: string; value: Value }) {
  const { things, seats } = useContext(Around);
  if (isNothing(value)) return <Plain>–</Plain>;
  if (typeof value === "boolean") return <Plain>{value ? "✓" : "–"}</Plain>;
  if (typeof value === "string") return <Plain>{things.values[name]?.[value] ?? value.replaceAll("_", " ")}</Plain>;
  if (typeof value === "object") {
    const [inner, only] = Object.entries(value as Facts)[0]!;
    return <Shown name={inner} value={only} />;
  }
  const player = SEATS.includes(name) ? seats.find((one) => one.seat === value) : undefined;
  if (player) {
    return (
      <span class="value">
        <Sign seat={player.seat} size={18} /> <bdi>{player.name}</bdi>
      </span>
    );
  }
  const thing = things.members[name]?.[value];
  if (!thing) return <Plain>{value}</Plain>;
  return (
    <span class="thing" data-at={thing.at.join(" ")} data-piece={`${name}:${value}`}>
      {thing.word}
    </span>
  );
}

function Plain({ children }: { children: ComponentChildren }) {
  return <span class="value">{children}</span>;
}

const nameOf = (things: Things, name: string) => things.names[name] ?? name.replaceAll("_", " ");

/** A thing keeps its element when others come or go before it. */
const keyOf = (value: Value) => (isFacts(value) && isSimple(value) ? JSON.stringify(value) : null);
