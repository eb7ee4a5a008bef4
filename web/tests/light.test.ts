import { beforeEach, describe, expect, test } from "vitest";
import { narrow } from "../src/choose";
import { light, markOf, neighbour } from "../src/table/light";
import { option } from "./made";

const OPTIONS = ["take a", "take a b", "take c"].map(option);
const EVERY = new Set(["a", "b", "c"]);
let root: HTMLElement;
const piece = (id: string) => root.querySelector<HTMLElement>(`#${id}`)!;

beforeEach(() => {
  document.body.innerHTML = `<div id="board">
    <i id="a" data-at="a"></i> <i id="b" data-at="b" role="img"></i>
    <i id="both" data-at="c b"></i> <i id="z" data-at="z"></i>
  </div>`;
  root = document.getElementById("board")!;
});

const shine = (selected: string[]) => light(root, narrow(OPTIONS, selected), EVERY, selected);

describe("light", () => {
  test("falls near on what fits the selection, far on what begins a new one", () => {
    shine(["a"]);
    expect(["a", "b", "both", "z"].map((id) => piece(id).dataset.lit)).toEqual(["near", "near", "near", undefined]);
    shine(["c"]);
    expect(["a", "b", "both", "z"].map((id) => piece(id).dataset.lit)).toEqual(["far", "far", "near", undefined]);
  });

  test("what is lit is a button, pressed when it is picked, and one of them takes the focus", () => {
    shine(["a"]);
    expect(piece("a").getAttribute("role")).toBe("button");
    expect(piece("a").getAttribute("aria-pressed")).toBe("true");
    expect(piece("b").getAttribute("aria-pressed")).toBe("false");
    expect([...root.querySelectorAll("[tabindex='0']")].map(({ id }) => id)).toEqual(["a"]);
    expect(piece("z").hasAttribute("role")).toBe(false);
  });

  test("the focus stays where it is as long as that is lit", () => {
    shine([]);
    piece("both").focus();
    shine([]);
    expect([...root.querySelectorAll("[tabindex='0']")].map(({ id }) => id)).toEqual(["both"]);
  });

  test("what is no longer a thing to point at is dark again, and no button", () => {
    shine(["a"]);
    piece("b").removeAttribute("data-at");
    shine(["a"]);
    expect(piece("b").outerHTML).toBe('<i id="b" role="img"></i>');
  });

  test("when it goes out everything is as the board had drawn it", () => {
    const drawn = root.innerHTML;
    shine(["a"]);
    light(root, narrow([], []), new Set(), []);
    expect(root.innerHTML).toBe(drawn);
  });
});

test("of the marks of an element, one that fits the selection counts before one that begins a new one", () => {
  expect(markOf(piece("both"), narrow(OPTIONS, ["a"]), EVERY)).toBe("b");
  expect(markOf(piece("both"), narrow(OPTIONS, []), EVERY)).toBe("c");
  expect(markOf(piece("z"), narrow(OPTIONS, []), EVERY)).toBeNull();
});

test("an arrow key goes to the nearest lit element in its direction", () => {
  const lie = (id: string, x: number, y: number) => {
    piece(id).dataset.lit = "near";
    piece(id).getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  };
  lie("a", 0, 0);
  lie("b", 50, 5);
  lie("both", 100, 0);
  lie("z", 0, 80);
  const next = (from: string, key: string) => neighbour(root, piece(from), key)?.id ?? null;
  expect(next("a", "ArrowRight")).toBe("b");
  expect(next("both", "ArrowLeft")).toBe("b");
  expect(next("a", "ArrowDown")).toBe("z");
  expect(next("a", "ArrowUp")).toBeNull();
  expect(next("a", "Enter")).toBeNull();
  delete piece("b").dataset.lit;
  expect(next("a", "ArrowRight")).toBe("both");
});
