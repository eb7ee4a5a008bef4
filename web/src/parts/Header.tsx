/** The strip along the upper edge: where am I, in which language, with which light. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import seal from "../seal.svg";
import { LANGUAGES, settings } from "../settings";
import { play } from "../sound";
import { useStore } from "../store";
import { useWords } from "../words";
import { Icon } from "./Icon";
import { SettingsSheet } from "./Settings";

const CORNER = "top";

interface Props {
  children?: ComponentChildren;
  title?: ComponentChildren;
  /** On a screen too low for a strip it opens from a button in the corner: `Corner`. */
  corner?: boolean;
}

/** At a table the tools of the game take the room of the languages, which are among the settings too. */
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
        {children ?? <Languages />}
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

/** All sounds off, and on again, with one tap. */
export function SoundButton() {
  const say = useWords();
  const on = useStore(settings).sounds !== "off";
  const toggle = () => {
    settings.update({ sounds: on ? "off" : "night" });
    play("bell");
  };
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={on}
      aria-label={say("sounds")}
      title={say(on ? "turn-sounds-off" : "turn-sounds-on")}
      onClick={toggle}
    >
      <Icon name={on ? "sound" : "silent"} />
    </button>
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

function Languages() {
  const say = useWords();
  const { language } = useStore(settings);
  const choose = (wanted: string) => {
    const found = LANGUAGES.find(([one]) => one === wanted);
    if (found) settings.update({ language: found[0] });
  };
  return (
    <label class="languages" title={say("language")}>
      <Icon name="globe" />
      <select aria-label={say("language")} value={language} onChange={(event) => choose(event.currentTarget.value)}>
        {LANGUAGES.map(([one, name]) => (
          <option key={one} value={one} lang={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
