/** What this browser remembers about its reader. */
import { Store } from "./store";
import type { Lang } from "./types";

export type Language = Lang;
export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "off";
export type TextSize = "normal" | "large" | "larger";
/** Heard, heard more softly at night, or not at all. */
export type Sounds = "on" | "night" | "off";
/** What does a move that is selected: a second tap on it, or only the red button. */
export type Confirm = "twice" | "button";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  text: TextSize;
  confirm: Confirm;
  nickname: string;
  /** Games that this reader has played to the end. */
  played: string[];
  /** Advice in the first games of each kind. */
  coach: boolean;
  /** By game, the first tables that this reader has played to the end: the coach says less with each. */
  coached: Record<string, string[]>;
  sounds: Sounds;
  /** A notice of the system when it is my turn and the page is hidden. */
  notices: boolean;
  /** Whom this reader does not want to hear: "<table> <name>". */
  muted: string[];
}

export const LANGUAGES: readonly [Language, string][] = [
  ["zh-Hant", "繁體中文"],
  ["zh-Hans", "简体中文"],
  ["en", "English"],
];

const KEY = "kaizhuo.settings";

/** zh-TW, zh-HK and zh-MO read traditional characters, any other Chinese simplified ones. */
export function negotiate(tags: readonly string[]): Language {
  for (const tag of tags) {
    const parts = tag.toLowerCase().split("-");
    if (parts[0] === "en") return "en";
    if (parts[0] === "zh") return parts.some((p) => ["hant", "tw", "hk", "mo"].includes(p)) ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = new Store<Settings>({
  language: negotiate(navigator.languages),
  theme: "auto",
  speed: "normal",
  text: "normal",
  confirm: "twice",
  nickname: "",
  played: [],
  coach: true,
  coached: {},
  sounds: "night",
  notices: false,
  muted: [],
  ...remembered(),
});

export function applySettings(now: Settings): void {
  const root = document.documentElement;
  root.lang = now.language;
  if (now.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  if (now.text === "normal") delete root.dataset.text;
  else root.dataset.text = now.text;
  tellServer(now);
}

const HINTED = 3; // games after which the coach waits to be asked

/** This reader has played a game to its end, so they are no beginner at it. */
export function hasPlayed(game: string, table: string): void {
  const { played, coached } = settings.value;
  if (!played.includes(game)) settings.update({ played: [...played, game] });
  const tables = coached[game] ?? [];
  if (tables.length < HINTED && !tables.includes(table))
    settings.update({ coached: { ...coached, [game]: [...tables, table] } });
}

/** What the coach says at a table: everything in the first game, then only what to look at, then nothing unasked. */
export function coaching({ coach, coached }: Settings, game: string, table: string): "whole" | "part" | "none" {
  const before = (coached[game] ?? []).filter((other) => other !== table).length;
  if (!coach || before >= HINTED) return "none";
  return before ? "part" : "whole";
}

/** The next page is in this language and light from its first moment on: the server reads it. */
function tellServer({ language, theme, text }: Settings): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is missing in some browsers, and on plain http
  document.cookie = `look=${language}.${theme}.${text}; path=/; max-age=34560000; samesite=lax`;
}

settings.follow((now) => {
  applySettings(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that forgets everything still plays.
  }
});

/** How long captions stay: also where nothing is to move. */
export function filmScale(): number {
  return { normal: 1, fast: 0.5, off: 0 }[settings.value.speed];
}

export function motionScale(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : filmScale();
}
