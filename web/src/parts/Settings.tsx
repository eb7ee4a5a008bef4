/** What a reader may set for themselves, in this browser. */
import { useEffect, useState } from "preact/hooks";
import {
  type Confirm,
  LANGUAGES,
  type Language,
  type Sounds,
  type Speed,
  settings,
  type TextSize,
  type Theme,
} from "../settings";
import { play } from "../sound";
import { useStore } from "../store";
import { allowNotices } from "../turn";
import { useWords } from "../words";
import { Choice, Switch } from "./Choice";
import { Wrong } from "./Message";
import { Sheet } from "./Sheet";

export function SettingsSheet({ close }: { close: () => void }) {
  const say = useWords();
  const now = useStore(settings);
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
      <Choice<TextSize>
        name="text"
        label={say("text-size")}
        value={now.text}
        among={(["normal", "large", "larger"] as const).map((t) => [t, say(`text-${t}`)])}
        set={(text) => settings.update({ text })}
      />
      <Choice<Confirm>
        name="confirm"
        label={say("confirm")}
        value={now.confirm}
        among={(["twice", "button"] as const).map((c) => [c, say(`confirm-${c}`)])}
        set={(confirm) => settings.update({ confirm })}
      />
      <Choice<Speed>
        name="speed"
        label={say("speed")}
        value={now.speed}
        among={(["normal", "fast", "off"] as const).map((s) => [s, say(`speed-${s}`)])}
        set={(speed) => settings.update({ speed })}
      />
      <Choice<Sounds>
        name="sounds"
        label={say("sounds")}
        value={now.sounds}
        among={(["on", "night", "off"] as const).map((s) => [s, say(`sounds-${s}`)])}
        set={(sounds) => {
          settings.update({ sounds });
          play("bell");
        }}
      />
      {/* Who wants it back is a beginner again. */}
      <Switch label={say("coach-setting")} on={now.coach} set={(coach) => settings.update({ coach, coached: {} })} />
      <FullScreen close={close} />
      <Notices />
    </Sheet>
  );
}

/** Not every device can show a page on all of its screen. */
function FullScreen({ close }: { close: () => void }) {
  const say = useWords();
  const [full, see] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => see(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const set = (on: boolean) => {
    close(); // a leaf would lie below the page
    void (on ? document.documentElement.requestFullscreen() : document.exitFullscreen());
  };
  return <Switch label={say("full-screen")} on={full} set={set} />;
}

function Notices() {
  const say = useWords();
  const { notices } = useStore(settings);
  const [refused, refuse] = useState(false);
  const set = (wanted: boolean) => {
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
    <>
      <Switch label={say("notices")} on={notices} set={set} />
      <Wrong text={refused ? say("notices-refused") : ""} />
    </>
  );
}
