import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasPlayed, motionScale, negotiate, settings } from "../src/settings";

const usual = settings.value;
afterEach(() => settings.set(usual));

test.each([
  [["en-GB", "zh-TW"], "en"],
  [["zh-TW"], "zh-Hant"],
  [["zh-Hant-HK"], "zh-Hant"],
  [["zh-MO"], "zh-Hant"],
  [["zh"], "zh-Hans"],
  [["zh-SG"], "zh-Hans"],
  [["fr", "de", "zh-CN"], "zh-Hans"],
  [["fr"], "en"],
  [[], "en"],
])("a browser that wants %j reads %s", (tags, language) => {
  expect(negotiate(tags)).toBe(language);
});

describe("what is set", () => {
  beforeEach(() => vi.resetModules());
  const afresh = async () => (await import("../src/settings")).settings.value;

  test("is remembered", async () => {
    settings.update({ nickname: "Ann", theme: "dark" });
    expect(await afresh()).toMatchObject({ nickname: "Ann", theme: "dark", speed: "normal" });
  });

  test("is as usual where the browser remembers nonsense", async () => {
    localStorage.setItem("kaizhuo.settings", "{");
    expect(await afresh()).toMatchObject({ nickname: "", theme: "auto" });
  });

  test("holds in a browser that remembers nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    settings.update({ nickname: "Bo" });
    expect(settings.value.nickname).toBe("Bo");
  });

  test("is on the page", () => {
    settings.update({ language: "zh-Hans", theme: "dark" });
    expect(document.documentElement.lang).toBe("zh-Hans");
    expect(document.documentElement.dataset.theme).toBe("dark");
    settings.update({ theme: "auto", text: "large" });
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(document.documentElement.dataset.text).toBe("large");
  });
});

test("a game that was played to its end is remembered once", () => {
  hasPlayed("dnup", "one");
  hasPlayed("dnup", "two");
  expect(settings.value.played).toEqual(["dnup"]);
});

test("nothing moves for readers who want no motion", () => {
  const wanted = (reduced: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  wanted(false);
  expect(motionScale()).toBe(1);
  settings.update({ speed: "fast" });
  expect(motionScale()).toBe(0.5);
  wanted(true);
  expect(motionScale()).toBe(0);
  wanted(false);
  settings.update({ speed: "off" });
  expect(motionScale()).toBe(0);
});
