import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { Beginning } from "../src/screens/Beginning";
import type { Session } from "../src/table/session";
import type { Table } from "../src/types";
import { table } from "./made";
import { holdServer } from "./server";

const wishes = vi.fn();
const session = { wish: wishes } as unknown as Session;

async function put(now: Partial<Table>, open: number[] = []): Promise<string> {
  await act(() =>
    render(<Beginning session={session} table={table({ started: false, ...now })} open={open} />, document.body),
  );
  return document.querySelector(".beginning > p")!.textContent!;
}

const press = (name: string) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === name)!.click();

beforeEach(() => {
  render(null, document.body);
  wishes.mockReset();
  holdServer();
});

test("when nobody is missing it is counted down, which can be stopped or cut short", async () => {
  expect(await put({ begins: 8000 })).toBe("begins-in");
  expect(document.querySelector("[role=timer]")).not.toBeNull();
  press("hold");
  press("begin-now");
  expect(wishes.mock.calls).toEqual([[{ type: "hold" }], [{ type: "begin" }]]);
});

test("a countdown that was stopped waits for somebody to begin", async () => {
  expect(await put({ begins: null })).toBe("ready");
  press("start");
  expect(wishes).toHaveBeenCalledWith({ type: "begin" });
});

test("who looks on has no say in it, and nobody begins while a seat is free", async () => {
  await put({ begins: 8000, mine: [], host: false });
  expect(document.querySelector("button")).toBeNull();
  expect(await put({}, [1])).toBe("waiting");
  expect(document.querySelector("[role=timer]")).toBeNull();
});
