import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/settings";
import { isMyTurn, useTurn } from "../src/turn";
import { now, seat, table } from "./made";
import { hold } from "./page";

describe("it is my turn", () => {
  test("when the seat I look through is asked", () => {
    expect(isMyTurn(table(), now({ awaited: [0, 1] }))).toBe(true);
    expect(isMyTurn(table(), now({ awaited: [1] }))).toBe(false);
    expect(isMyTurn(table(), now({ awaited: [] }))).toBe(false);
  });

  test("not while a bot stands in for me", () => {
    const seats = [seat(0, { stand_in: "level2" }), seat(1)];
    expect(isMyTurn(table({ seats }), now({ awaited: [0] }))).toBe(false);
  });

  test("never for somebody who looks on", () => {
    expect(isMyTurn(table({ you: null, mine: [] }), now({ awaited: [0, 1] }))).toBe(false);
  });

  test("where several share the device, for any of them if that is the question", () => {
    const shared = table({ you: 0, mine: [0, 1] });
    expect(isMyTurn(shared, now({ awaited: [1] }))).toBe(false);
    expect(isMyTurn(shared, now({ awaited: [1] }), shared.mine)).toBe(true);
  });
});

describe("the page", () => {
  const notices: { title: string; body?: string }[] = [];
  class Notice {
    static permission = "granted";
    constructor(title: string, { body }: NotificationOptions) {
      notices.push({ title, ...(body === undefined ? {} : { body }) });
    }
  }
  const useCount = ({ count, prompt = "" }: { count: number; prompt?: string }) =>
    useTurn(count, "d'nup", "Your turn", prompt);
  const icon = () => document.querySelector("link")!.getAttribute("href");

  beforeEach(() => {
    notices.length = 0;
    document.head.innerHTML = '<link rel="icon" href="">';
    history.replaceState(null, "", `/t/${crypto.randomUUID()}`);
    vi.stubGlobal("Notification", Notice);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    settings.update({ notices: true });
  });
  afterEach(() => settings.update({ notices: false }));

  test("says so in its title and its icon, and no longer when it is left", async () => {
    const page = await hold(useCount, { count: 0 });
    expect(document.title).toBe("d'nup · 開桌");
    const quiet = icon();
    await page.again({ count: 1 });
    expect(document.title).toBe("● Your turn · d'nup · 開桌");
    expect(icon()).not.toBe(quiet);
    await page.again({ count: 3 });
    expect(document.title).toBe("● (3) Your turn · d'nup · 開桌");
    await page.leave();
    expect(document.title).toBe("開桌 Kaizhuo");
    expect(icon()).toBe(quiet);
  });

  test("gives one notice when a turn begins, not when it was mine from the start", async () => {
    const page = await hold(useCount, { count: 1 });
    expect(notices).toEqual([]);
    await page.again({ count: 0 });
    await page.again({ count: 1, prompt: "Play a card" });
    await page.again({ count: 1, prompt: "Play another" });
    expect(notices).toEqual([{ title: "Your turn", body: "d'nup · Play a card" }]);
  });

  test("gives no notice that is not wanted, nor to a reader who is looking", async () => {
    const page = await hold(useCount, { count: 0 });
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    await page.again({ count: 1 });
    await page.again({ count: 0 });
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    settings.update({ notices: false });
    await page.again({ count: 1 });
    expect(notices).toEqual([]);
  });
});
