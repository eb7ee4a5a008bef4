/** Which sheet lies open where not everything has room: the one that is asked about, until the reader opens another. */
import { useReducer, useRef } from "preact/hooks";
import type { Props } from "./say";
import type { FlatironView } from "./view";

export type Tab = "draft" | "streets" | "hall" | "building" | "other" | "company";

export interface Opened {
  tab: Tab;
  open: (tab: Tab) => void;
}

const ABOUT: Record<string, Tab> = {
  moving: "streets",
  "choosing-card": "streets",
  "copying-market": "streets",
  "choosing-decree": "hall",
  "at-city-hall": "hall",
  building: "building",
  placing: "building",
  tucking: "company",
  "choosing-column": "company",
  enacting: "company",
  "copying-own": "company",
};
const ON_THE_BUILDING = ["BUILD", "BUILD_DUP", "FLOOR", "VP_COLOR", "VP_FLOORS", "CASH_FLOORS"];

/** What I am asked about lies there; null: my strip is enough, and whatever is open may stay. */
export function tabAbout(view: FlatironView, you: number | null): Tab | null {
  if (view.sides.length) return "draft";
  const question = view.question;
  if (!question || question.seat !== you) return null;
  if (question.step === "choosing") return view.players[you]!.location === "CITY_HALL" ? "hall" : "streets";
  if (question.step === "offering" && question.action?.deed === view.active?.action.deed) return "hall";
  if (question.step === "acting" && ON_THE_BUILDING.includes(question.action!.kind)) return "building";
  return ABOUT[question.step] ?? null;
}

export function useOpened({ view, you }: Props): Opened {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const kept = useRef<{ view: FlatironView | null; tab: Tab }>({ view: null, tab: "streets" });
  if (kept.current.view !== view) {
    const tab = tabAbout(view, you) ?? kept.current.tab;
    kept.current = { view, tab: tab === "draft" && !view.sides.length ? "streets" : tab };
  }
  return {
    tab: kept.current.tab,
    open: (tab) => {
      kept.current.tab = tab;
      again(0);
    },
  };
}
