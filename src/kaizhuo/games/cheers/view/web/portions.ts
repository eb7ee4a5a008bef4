/** Which portion is which: the view counts them, the eye follows them.  A portion that left one shaker and one that
 * came into another are the same, so that it travels; new ones lie on top of old ones. */
import type { CheersView } from "./view";

export interface Portion {
  id: string;
  drink: number;
}

export interface Poured {
  view: CheersView;
  places: Map<string, Portion[]>;
  /** What the last change put where it is. */
  fresh: Set<string>;
  /** The shaker that was toasted. */
  toasted: string | null;
  last: number;
}

/** Between two shakers: what a cheers hands on. */
export const CLINK = "clink";

function wanted(view: CheersView): Map<string, number[]> {
  const found = new Map(view.shakers.map((shaker) => [shaker.name, shaker.drinks]));
  const clink = view.drinks.map((drink) => view.asked?.hands_on.filter((other) => other === drink).length ?? 0);
  return found.set(CLINK, clink);
}

export function pour(before: Poured | null, view: CheersView): Poured {
  const places = new Map<string, Portion[]>();
  const loose: Portion[] = [];
  const counts = wanted(view);
  for (const [place, drinks] of counts) {
    const room = [...drinks];
    const stay: Portion[] = [];
    for (const portion of before?.places.get(place) ?? []) {
      if (room[portion.drink]! > 0) {
        room[portion.drink]! -= 1;
        stay.push(portion);
      } else loose.push(portion);
    }
    places.set(place, stay);
  }
  const fresh = new Set<string>();
  let last = before?.last ?? 0;
  let toasted: string | null = null;
  for (const [place, drinks] of counts) {
    const here = places.get(place)!;
    drinks.forEach((count, drink) => {
      for (let more = count - here.filter((portion) => portion.drink === drink).length; more > 0; more--) {
        const from = loose.findIndex((portion) => portion.drink === drink);
        const portion = from >= 0 ? loose.splice(from, 1)[0]! : { id: `portion:${++last}`, drink };
        if (from < 0) toasted = place === CLINK ? (view.asked?.shaker ?? null) : place;
        here.push(portion);
        fresh.add(portion.id);
      }
    });
  }
  const first = before === null;
  if (!first && !fresh.size && !loose.length) return { ...before, view, places };
  return { view, places, fresh: first ? new Set() : fresh, toasted: first ? null : toasted, last };
}
