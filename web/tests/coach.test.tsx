import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { coaching, hasPlayed, settings } from "../src/settings";
import { useStore } from "../src/store";
import { useCoach } from "../src/table/Coach";
import { LOOKING } from "../src/table/choosing";
import { Notes } from "../src/table/Notes";
import { type Playing, Session } from "../src/table/session";
import type { Table } from "../src/types";
import { loadWords } from "../src/words";
import { hinted, now, option, table } from "./made";
import { holdNetwork, socket } from "./socket";

const usual = settings.value;
const OPTIONS = [option("pass"), option("draw")];
let session: Session;

function Page() {
  const shown = useStore(session.shown);
  return shown.table && shown.now ? <AtTable shown={shown as Playing} /> : null;
}

function AtTable({ shown }: { shown: Playing }) {
  useCoach(session, shown);
  return <Notes session={session} shown={shown} choosing={LOOKING} openRule={() => undefined} />;
}

beforeAll(() => loadWords("en"));
beforeEach(() => {
  holdNetwork();
  session = new Session("abc");
  socket().opens();
});
afterEach(() => {
  session.close();
  render(null, document.body);
  settings.set(usual);
  vi.useRealTimers();
});

/** Come to a table, at a question. */
async function sit(part: Partial<Table> = {}): Promise<void> {
  await act(() => render(<Page />, document.body));
  await tell(table(part), now({ options: OPTIONS }));
}

const tell = (...messages: Parameters<ReturnType<typeof socket>["tells"]>) =>
  act(async () => {
    socket().tells(...messages);
    await vi.advanceTimersByTimeAsync(0);
  });
const asked = () =>
  socket().sent.filter((message) => (message as { type: string }).type === "hint") as { id: string }[];
const words = () => document.querySelector(".coach p")?.textContent ?? "";
const press = (name: string) =>
  act(() => [...document.querySelectorAll("button")].find((button) => button.textContent === name)!.click());

test("in the first game the coach says what can be done, what to do and why, and picks nothing", async () => {
  await sit();
  expect(asked()).toHaveLength(1);
  await tell(hinted(asked()[0]!.id, { label: "Pass", kinds: ["pass", "draw"], because: ["It is late."] }));
  expect(words()).toBe(" Coach You can pass or draw.A good idea: Pass.It is late.");
  expect(session.shown.value.hinted).toBeNull();
  await press("Show me");
  expect(session.shown.value.hinted?.say).toBe("pass");
  expect(asked()).toHaveLength(1); // it is thought about once
});

test("it fades with every game: then only what to look at, then nothing that was not asked for", async () => {
  expect(coaching(settings.value, "dnup", "abc")).toBe("whole");
  hasPlayed("dnup", "one");
  hasPlayed("dnup", "one"); // the same page once more
  expect(coaching(settings.value, "dnup", "abc")).toBe("part");
  await sit();
  await tell(hinted(asked()[0]!.id, { kind: "pass", because: ["It is late."] }));
  expect(words()).toBe(" Coach Look for this: It is late.");
  hasPlayed("dnup", "two");
  hasPlayed("dnup", "abc"); // this game is over: what it was played with does not change
  expect(coaching(settings.value, "dnup", "abc")).toBe("part");
  expect(coaching(settings.value, "dnup", "next")).toBe("none");
  expect(coaching(settings.value, "cheers", "next")).toBe("whole");
});

test("one tap switches it off for good", async () => {
  await sit();
  await tell(hinted(asked()[0]!.id));
  await press("Coach off");
  expect(document.querySelector(".coach")).toBeNull();
  await tell(now({ ply: 1, options: OPTIONS }));
  expect(asked()).toHaveLength(1);
  expect(settings.value.coach).toBe(false);
});

test.each<[string, Partial<Table>]>([
  ["among people who have not agreed", { hints: false }],
  ["where several share the device", { mine: [0, 1] }],
])("%s there is no coach", async (_, part) => {
  await sit(part);
  expect(asked()).toEqual([]);
});

test("what comes too late is about another question, which the coach is asked next", async () => {
  await sit();
  await tell(now({ ply: 1, options: OPTIONS }));
  expect(asked()).toHaveLength(1); // one at a time
  await tell(hinted(asked()[0]!.id));
  expect(words()).toBe("");
  expect(asked()).toHaveLength(2);
  await tell({ type: "refused", id: asked()[1]!.id, code: "too-fast", rule: "", text: "Not so fast." });
  expect([words(), session.shown.value.refused]).toEqual(["", null]); // nobody had asked
  expect(asked()).toHaveLength(2);
});

test("a hint that is wanted while the coach thinks is the coach's", async () => {
  await sit();
  await act(() => session.hint());
  expect(asked()).toHaveLength(1);
  await tell(hinted(asked()[0]!.id));
  expect(session.shown.value).toMatchObject({ asking: false, coached: null, hinted: { say: "pass" } });
});

test("among people the button asks the others", async () => {
  await sit({ hints: false });
  await act(() => session.hint());
  expect(socket().sent.at(-1)).toMatchObject({ type: "hints" });
});
