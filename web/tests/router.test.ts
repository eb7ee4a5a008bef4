import { beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, route } from "../src/router";

beforeEach(() => go("/"));

test.each([
  ["/", { at: "front" }],
  ["/?mine", { at: "mine" }],
  ["/?game=dnup", { at: "setup", game: "dnup", alone: true }],
  ["/?game=dnup&with=friends", { at: "setup", game: "dnup", alone: false }],
  ["/t/a_B-3", { at: "table", table: "a_B-3", past: null }],
  ["/t/abc/", { at: "table", table: "abc", past: null }],
  ["/t/abc?replay", { at: "table", table: "abc", past: { page: "replay", ply: null, eyes: "" } }],
  ["/t/abc?replay=40&as=1", { at: "table", table: "abc", past: { page: "replay", ply: 40, eyes: "1" } }],
  ["/t/abc?replay=x", { at: "table", table: "abc", past: { page: "replay", ply: null, eyes: "" } }],
  ["/t/abc?review=0", { at: "table", table: "abc", past: { page: "review", seat: 0 } }],
  ["/t/abc?verify", { at: "table", table: "abc", past: { page: "verify" } }],
  ["/rules/steam-up", { at: "rules", game: "steam-up", rule: "", aid: null, box: null }],
  ["/rules/dnup#DN-8", { at: "rules", game: "dnup", rule: "DN-8", aid: null, box: null }],
  ["/rules/dnup/aid?seats=4", { at: "rules", game: "dnup", rule: "", aid: "seats=4", box: null }],
  ["/rules/dnup/box", { at: "rules", game: "dnup", rule: "", aid: null, box: "" }],
  ["/rules/dnup/box?box=4f2a", { at: "rules", game: "dnup", rule: "", aid: null, box: "4f2a" }],
  ["/puzzles", { at: "puzzle", game: "", puzzle: "" }],
  ["/puzzles/today", { at: "puzzle", game: "", puzzle: "today" }],
  ["/puzzles/steam-up/a1b2c3", { at: "puzzle", game: "steam-up", puzzle: "a1b2c3" }],
  ["/elsewhere", { at: "front" }],
])("%s", (address, where) => {
  go(address);
  expect(route.value).toEqual(where);
});

test("the way back is the browser's", () => {
  history.replaceState(null, "", "/?mine");
  dispatchEvent(new Event("popstate"));
  expect(route.value).toEqual({ at: "mine" });
});

describe("a link", () => {
  const click = (link: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = `<a ${link}><b>here</b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.body.addEventListener("click", followLinks, { once: true });
    document.querySelector("b")!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test("inside the client is followed without loading the page again", () => {
    expect(click('href="/?game=dnup"')).toBe(true);
    expect(route.value).toEqual({ at: "setup", game: "dnup", alone: true });
  });

  test("to a rule is followed to its number", () => {
    expect(click('href="/rules/dnup#DN-8"')).toBe(true);
    expect(route.value).toEqual({ at: "rules", game: "dnup", rule: "DN-8", aid: null, box: null });
  });

  test.each([
    ["to a place on this page", 'href="/#games"', {}],
    ["elsewhere", 'href="https://example.org/"', {}],
    ["to a file", 'href="/api/tables/abc/record" download=""', {}],
    ["for a new window", 'href="/?mine" target="_blank"', {}],
    ["with a key held", 'href="/?mine"', { ctrlKey: true }],
    ["with another button", 'href="/?mine"', { button: 1 }],
  ])("%s is left to the browser", (_, link, how) => {
    expect(click(link, how)).toBe(false);
    expect(route.value).toEqual({ at: "front" });
  });

  test("to where the reader is changes nothing", () => {
    const before = history.length;
    expect(click('href="/"')).toBe(true);
    expect(history.length).toBe(before);
  });
});
