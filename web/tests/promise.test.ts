import { beforeEach, expect, test } from "vitest";
import { promiseOf, rememberPromise } from "../src/past/promise";
import { table } from "./made";

beforeEach(() => localStorage.clear());

test("the first fingerprint of a table stands", () => {
  rememberPromise(table({ commitment: "first" }));
  rememberPromise(table({ commitment: "second" }));
  expect(promiseOf("abc")?.commitment).toBe("first");
});

test("what is told when the game is over promises nothing", () => {
  rememberPromise(table({ over: true }));
  rememberPromise(table({ upload: true }));
  expect(promiseOf("abc")).toBeNull();
});

test("of very many tables the last two hundred are kept", () => {
  for (let i = 0; i < 201; i++) rememberPromise(table({ id: `t${i}` }));
  expect(promiseOf("t0")).toBeNull();
  expect(promiseOf("t1")).not.toBeNull();
  expect(promiseOf("t200")).not.toBeNull();
});

test("a browser that remembers nonsense starts anew", () => {
  localStorage.setItem("kaizhuo.promises", "nonsense");
  rememberPromise(table());
  expect(promiseOf("abc")?.commitment).toBe("c0ffee");
});
