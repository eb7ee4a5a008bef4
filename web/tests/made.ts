/** Messages as the server sends them, of a game with two seats; a test names only what it is about. */
import type { Hinted, Moment, Now, Option, SeatInfo, Table, Told } from "../src/types";

export function seat(number: number, part: Partial<SeatInfo> = {}): SeatInfo {
  const name = ["Ann", "Bo", "Cy"][number]!;
  return {
    seat: number,
    kind: "person",
    name,
    bot: "",
    level: "",
    who: "",
    line: "",
    stand_in: "",
    online: true,
    you: false,
    may: [],
    ...part,
  };
}

export function table(part: Partial<Table> = {}): Table {
  return {
    type: "table",
    id: "abc",
    game: "dnup",
    game_name: "d'nup",
    options: {},
    host: true,
    you: 0,
    mine: [0],
    curtain: null,
    team: [],
    hints: true,
    seats: [seat(0, { you: true }), seat(1)],
    watching: 0,
    started: true,
    begins: null,
    over: false,
    public: false,
    link: "/t/abc",
    lang: "en",
    commitment: "c0ffee",
    secret: "",
    source: null,
    upload: false,
    clock: null,
    rematch: "",
    ...part,
  };
}

export function now(part: Partial<Now> = {}): Now {
  return {
    type: "now",
    ply: 0,
    undos: 0,
    changes: 0,
    view: {},
    awaited: [0],
    prompt: "What do you do?",
    options: [],
    told: [],
    undo: "none",
    agreement: "",
    asked: null,
    scores: [0, 0],
    scores_label: "points",
    finale: null,
    thinking: [],
    resting: false,
    clock: null,
    ...part,
  };
}

export function told(line: string, part: Partial<Told> = {}): Told {
  return { name: "drew", operands: [], line, rule: "", brief: null, ply: 1, turn: 1, by: 1, ...part };
}

/** `option("take a b")` takes the things marked a and b. */
export function option(say: string): Option {
  const [verb = "", ...at] = say.split(" ");
  return { say, verb, at, label: say, short: "" };
}

export function moment(ply: number): Moment {
  return {
    ply,
    viewer: 0,
    names: ["Ann", "Bo"],
    bots: [],
    view: {},
    awaited: [],
    prompt: "",
    scores: [0, 0],
    scores_label: "points",
  };
}

export function hinted(id: string, part: Partial<Hinted> = {}): Hinted {
  return { type: "hinted", id, say: "pass", label: "Pass", kind: "", kinds: [], because: [], why: null, ...part };
}
