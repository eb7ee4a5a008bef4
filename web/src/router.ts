/** Four addresses: the front page, `/?mine` (my tables), `/?game=dnup` (setting up a table), `/t/<table>`. */
import { Store } from "./store";

export type Route = { at: "front" } | { at: "mine" } | { at: "setup"; game: string; alone: boolean } | { at: "table"; table: string };

function read(): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (table) return { at: "table", table };
  const query = new URLSearchParams(location.search);
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
  event.preventDefault();
  if (link.pathname === location.pathname && link.search === location.search) return;
  go(link.pathname + link.search);
}
