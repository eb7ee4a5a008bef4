import { expect, test } from "vitest";
import { Store, useStore } from "../src/store";
import { happen, hold } from "./page";

test("followers hear of what changes, and of nothing else", () => {
  const store = new Store({ a: 1, b: 2 });
  const heard: { a: number; b: number }[] = [];
  const stop = store.follow((value) => heard.push(value));
  store.update({ a: 1 });
  expect(heard).toEqual([]);
  store.update({ a: 3 });
  expect(heard).toEqual([{ a: 3, b: 2 }]);
  stop();
  store.update({ a: 4 });
  expect(heard.length).toBe(1);
});

test("a component shows the value as it is, also of a store it is given later", async () => {
  const [first, second] = [new Store(1), new Store(10)];
  const page = await hold<number, Store<number>>(useStore, first);
  first.set(2);
  await happen();
  expect(page.value).toBe(2);
  await page.again(second);
  first.set(3);
  second.set(11);
  await happen();
  expect(page.value).toBe(11);
});
