/** The strip along the upper edge: where am I, in which language, with which light. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import seal from "../seal.svg";
import { LANGUAGES, type Language, type Speed, settings, type Theme } from "../settings";
import { useStore } from "../store";
import { allowNotices, ring } from "../turn";
import { useWords } from "../words";
import { Icon } from "./Icon";
import { Wrong } from "./Message";
import { Sheet } from "./Sheet";

const CORNER = "top";

interface Props {
  children?: ComponentChildren;
  title?: string;
  /** On a screen too low for a strip it opens from a button in the corner: `Corner`. */
  corner?: boolean;
}

export function Header({ children, title, corner }: Props) {
  const say = useWords();
  const [open, set] = useState(false);
  return (
    <header class="top" {...(corner ? { id: CORNER, popover: "auto" as const } : {})}>
      <a href="/" class="home" aria-label={say("home")} title={say("home")}>
        <img src={seal} alt="" width="36" height="36" />
        <span class={title ? "wordmark small" : "wordmark"}>
          <span lang="zh-Hant">開桌</span> <span lang="en">Kaizhuo</span>
        </span>
      </a>
      {title && <h1 class="top-title">{title}</h1>}
      <nav class="top-tools" aria-label={say("tools")}>
        {children}
        <button
          type="button"
          class="quiet"
          aria-label={say("settings")}
          title={say("settings")}
          onClick={() => set(true)}
        >
          <Icon name="gear" />
        </button>
      </nav>
      {open && <SettingsSheet close={() => set(false)} />}
    </header>
  );
}

/** Opens the strip where there is no room for it. */
export function Corner() {
  const say = useWords();
  return (
    <button type="button" class="quiet corner" popovertarget={CORNER} aria-label={say("tools")} title={say("tools")}>
      <Icon name="menu" />
    </button>
  );
}

function SettingsSheet({ close }: { close: () => void }) {
  const say = useWords();
  const now = useStore(settings);
  const [refused, refuse] = useState(false);
  const notices = (wanted: boolean) => {
    settings.update({ notices: wanted });
    refuse(false);
    if (wanted)
      void allowNotices().then((allowed) => {
        if (!allowed) {
          settings.update({ notices: false });
          refuse(true);
        }
      });
  };
  return (
    <Sheet title={say("settings")} close={close}>
      <Choice<Language>
        name="language"
        label={say("language")}
        value={now.language}
        among={LANGUAGES}
        set={(language) => settings.update({ language })}
        tagged
      />
      <Choice<Theme>
        name="theme"
        label={say("theme")}
        value={now.theme}
        among={(["auto", "light", "dark"] as const).map((t) => [t, say(`theme-${t}`)])}
        set={(theme) => settings.update({ theme })}
      />
      <Choice<Speed>
        name="speed"
        label={say("speed")}
        value={now.speed}
        among={(["normal", "fast", "off"] as const).map((s) => [s, say(`speed-${s}`)])}
        set={(speed) => settings.update({ speed })}
      />
      <Switch
        label={say("sound")}
        on={now.sound}
        set={(sound) => {
          settings.update({ sound });
          if (sound) ring();
        }}
      />
      <Switch label={say("notices")} on={now.notices} set={notices} />
      <Wrong text={refused ? say("notices-refused") : ""} />
    </Sheet>
  );
}

function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} /> <span>{label}</span>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  among: readonly (readonly [T, string])[];
  set: (value: T) => void;
  tagged?: boolean;
}

export function Choice<T extends string>({ name, label, value, among, set, tagged }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {among.map(([one, text]) => (
          <label key={one} {...(tagged ? { lang: one } : {})}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => set(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
