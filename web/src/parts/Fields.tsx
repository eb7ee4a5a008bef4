/** Fields of the forms that set a table. */
import { settings } from "../settings";
import { useStore } from "../store";
import type { BotInfo } from "../types";
import { useWords } from "../words";

interface NameProps {
  label: string;
  value: string;
  set: (name: string) => void;
  /** Who somebody without a name is. */
  nobody?: string;
}

export function NameField({ label, value, set, nobody }: NameProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={24}
        autoComplete={nobody === undefined ? "off" : "nickname"}
        placeholder={nobody ?? ""}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

/** The reader's own name, which is remembered. */
export function Nickname() {
  const say = useWords();
  const { nickname } = useStore(settings);
  const set = (name: string) => settings.update({ nickname: name });
  return <NameField label={say("nickname")} value={nickname} set={set} nobody={say("guest")} />;
}

interface SeatProps {
  seat: number;
  value: string;
  set: (value: string) => void;
  bots: readonly BotInfo[];
  /** Whether several may sit at this device. */
  shared?: boolean;
}

/** Who takes a seat; see seating.ts. */
export function SeatField({ seat, value, set, bots, shared }: SeatProps) {
  const say = useWords();
  return (
    <select
      aria-label={say("seat", { number: seat + 1 })}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    >
      <option value="me">{say("seat-me")}</option>
      <option value="open">{say("seat-open")}</option>
      {shared && <option value="here">{say("seat-here")}</option>}
      {bots.map((bot) => (
        <option key={bot.id} value={`bot:${bot.id}`}>
          {say("seat-bot", { bot: bot.label })}
        </option>
      ))}
    </select>
  );
}
