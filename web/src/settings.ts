/** What this browser remembers about its reader. */
import { Store } from "./store";
import type { Lang } from "./types";

export type Language = Lang;
export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  nickname: string;
  /** A sound when it is my turn. */
  sound: boolean;
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
  nickname: "",
  sound: false,
  notices: false,
  muted: [],
  ...remembered(),
});

export function applySettings(now: Settings): void {
  const root = document.documentElement;
  root.lang = now.language;
  if (now.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = now.theme;
}

settings.follow((now) => {
  applySettings(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that forgets everything still plays.
  }
});

export function motionScale(): number {
  if (settings.value.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.value.speed === "fast" ? 0.5 : 1;
}
