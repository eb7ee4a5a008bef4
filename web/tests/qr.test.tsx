import { render } from "preact";
import { encode } from "uqr";
import { expect, test } from "vitest";
import Qr from "../src/parts/Qr";
import { happen } from "./page";

/** The squares that are drawn, as a grid of dark and light. */
function drawn(svg: Element): boolean[][] {
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of svg.lastElementChild!.getAttribute("d")!.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    grid[Number(y)]![Number(x)] = true;
  }
  return grid;
}

test("the code is drawn as it was made, with four light squares around it", async () => {
  const address = "http://club.test:8168/t/AAAAAAAAAAAAAAAAAAAAAA";
  render(<Qr text={address} label="QR code" />, document.body);
  await happen();
  const grid = drawn(document.querySelector("svg")!);
  expect(grid).toEqual(encode(address, { ecc: "M", border: 4 }).data);
  const edge = grid.filter((_, y) => y < 4 || y >= grid.length - 4).flat();
  expect(edge).not.toContain(true);
  expect(grid[4]!.slice(4, 11)).toEqual(Array(7).fill(true)); // the upper edge of a corner that cameras look for
});
