import { expect, test } from "vitest";
import { beginnings } from "../src/table/LogPanel";
import type { Told } from "../src/types";

const line = (...seats: number[]): Told => ({
  name: "moved",
  operands: seats.map((seat) => ({ domain: "seat", member: String(seat), at: [`seat:${seat}`] })),
  line: "Something happens.",
  rule: "DN-1",
});

test("lines of one player stand together under their name, with what names nobody", () => {
  expect(beginnings([line(), line(0), line(0, 1), line(), line(1), line(0)])).toEqual([null, 0, null, null, 1, 0]);
});
