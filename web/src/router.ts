/** The addresses: the front page, `/?mine` (my tables), `/?game=dnup` (setting up a table), `/rules/dnup#DN-8` (a
 * paragraph of the rules), `/rules/dnup/aid?seats=4` (the game on one page), `/rules/dnup/box` (all its pieces), `/learn`
 * (all lessons), `/learn/dnup/first` (one of them), `/puzzles`, `/puzzles/today` and `/puzzles/dnup/<name>` likewise,
 * `/t/<table>`.  With a query the table is looked back at: `?replay=40&as=1` (a moment of it), `?review=0`, `?verify`. */
import { Store } from "./store";

export type Route =
  | { at: "front" }
  | { at: "mine" }
  | { at: "setup"; game: string; alone: boolean }
  | { at: "rules"; game: string; rule: string; aid: string | null; box: string | null }
  | { at: "lesson"; game: string; lesson: string }
  | { at: "puzzle"; game: string; puzzle: string }
  | { at: "table"; table: string; past: Past | null };
export type Past =
  | { page: "replay"; ply: number | null; eyes: string }
  | { page: "review"; seat: number | null }
  | { page: "verify" };

const PAGES = ["replay", "review", "verify"] as const;

const number = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

function readPast(query: URLSearchParams): Past | null {
  const page = PAGES.find((one) => query.has(one));
  if (page === "replay") return { page, ply: number(query.get(page)), eyes: query.get("as") ?? "" };
  if (page === "review") return { page, seat: number(query.get(page)) };
  return page ? { page } : null;
}

function read(): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  const lesson = /^\/learn\/([\w-]+)\/([\w-]+)\/?$/.exec(location.pathname);
  const query = new URLSearchParams(location.search);
  if (lesson) return { at: "lesson", game: lesson[1]!, lesson: lesson[2]! };
  if (/^\/learn\/?$/.test(location.pathname)) return { at: "lesson", game: "", lesson: "" };
  const puzzle = /^\/puzzles(?:\/([\w-]+)\/([\w-]+))?\/?$/.exec(location.pathname);
  if (puzzle) return { at: "puzzle", game: puzzle[1] ?? "", puzzle: puzzle[2] ?? "" };
  if (/^\/puzzles\/today\/?$/.test(location.pathname)) return { at: "puzzle", game: "", puzzle: "today" };
  if (table) return { at: "table", table, past: readPast(query) };
  const rules = /^\/rules\/([\w-]+)(\/aid|\/box)?\/?$/.exec(location.pathname);
  if (rules) {
    const aid = rules[2] === "/aid" ? location.search.slice(1) : null;
    return {
      at: "rules",
      game: rules[1]!,
      rule: decodeURIComponent(location.hash.slice(1)),
      aid,
      box: rules[2] === "/box" ? (query.get("box") ?? "") : null,
    };
  }
  if (query.has("mine")) return { at: "mine" };
  const game = query.get("game");
  return game ? { at: "setup", game, alone: query.get("with") !== "friends" } : { at: "front" };
}

export const route = new Store<Route>(read());

export function go(address: string): void {
  history.pushState(null, "", address);
  route.set(read());
  scrollTo(0, 0);
}

addEventListener("popstate", () => route.set(read()));

/** A link inside the client is followed without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const here = link.pathname === location.pathname && link.search === location.search;
  if (here && link.hash) return; // a place on this page, where the browser goes itself
  event.preventDefault();
  if (!here) go(link.pathname + link.search + link.hash);
}
