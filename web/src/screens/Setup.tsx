/** Setting a table: who sits where, with which variants. */
import { useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { games, makeTable } from "../api";
import { Choice, Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message } from "../parts/Message";
import { Sign } from "../parts/Sign";
import { go } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { ClockRule, GameInfo } from "../types";
import { useWords } from "../words";
import { ClockField } from "./ClockField";
import { defaults, OptionField, type Value } from "./OptionField";

export function Setup({ game, alone }: { game: string; alone: boolean }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer, wrong } = useAnswer(() => games(language), [language]);
  const found = answer?.games.find((one) => one.id === game);
  return (
    <>
      <Header {...(found ? { title: found.name } : {})} />
      {!answer && wrong === null && (
        <main class="message">
          <Cup steaming />
          <p role="status">{say("loading")}</p>
        </main>
      )}
      {answer && !found && <Message title={say("no-game")} text={say("no-game-text")} />}
      {!answer && wrong !== null && <Message title={say("no-answer")} text={say("no-answer-text")} />}
      {found && <Form game={found} alone={alone} />}
    </>
  );
}

/** Me first; then bots of the middle level, or open seats. */
function proposal(game: GameInfo, alone: boolean): string[] {
  const usual = game.players.includes(4) ? 4 : game.players[Math.floor((game.players.length - 1) / 2)]!;
  return ["me", ...Array<string>(usual - 1).fill(alone ? usualBot(game) : "open")];
}

function usualBot(game: GameInfo): string {
  return `bot:${game.bots[Math.floor(game.bots.length / 2)]?.id ?? "uniform"}`;
}

function Form({ game, alone }: { game: GameInfo; alone: boolean }) {
  const say = useWords();
  const { nickname, language } = useStore(settings);
  const [seats, place] = useState(() => proposal(game, alone));
  const [options, choose] = useState<Record<string, Value>>(() => defaults(game.options));
  const [open, publish] = useState<"private" | "public">("private");
  const [clock, wind] = useState<ClockRule | null>(null);
  const [wrong, tell] = useState("");
  const [busy, wait] = useState(false);
  const cover = coverOf(game.id);
  const count = (n: string) =>
    place((now) => [
      ...now.slice(0, Number(n)),
      ...Array<string>(Math.max(0, Number(n) - now.length)).fill(now.at(-1) === "open" ? "open" : usualBot(game)),
    ]);
  const start = (event: Event) => {
    event.preventDefault();
    wait(true);
    makeTable(
      { game: game.id, seats, nickname: nickname.trim() || say("guest"), options, public: open === "public", clock },
      language,
    ).then(
      (made) => go(`/t/${made.table}`),
      (error: Error) => {
        tell(error.message || say("no-answer-text"));
        wait(false);
      },
    );
  };
  const put = (i: number, seat: string) =>
    place((now) => now.map((was, j) => (j === i ? seat : was === "me" && seat === "me" ? "open" : was)));
  const choosing = (i: number, kind: string) =>
    put(i, kind === "here" ? `here:${say("player", { number: i + 1 })}` : kind);
  const free = seats.filter((seat) => seat === "open").length;
  return (
    <main class="setup">
      <aside class="setup-box">
        {cover && <img class="cover" src={cover} alt="" width="480" height="360" />}
        <p>{game.tagline}</p>
      </aside>
      <form onSubmit={start}>
        <Choice
          name="count"
          label={say("how-many")}
          value={String(seats.length)}
          among={game.players.map((n) => [String(n), String(n)] as const)}
          set={count}
        />
        <fieldset class="chairs">
          <legend>{say("seats")}</legend>
          <ul>
            {seats.map((seat, i) => (
              <li key={i} class="chair">
                <Sign seat={i} size={28} />
                <select
                  aria-label={say("seat", { number: i + 1 })}
                  value={seat.startsWith("here:") ? "here" : seat}
                  onChange={(event) => choosing(i, event.currentTarget.value)}
                >
                  <option value="me">{say("seat-me")}</option>
                  <option value="open">{say("seat-open")}</option>
                  <option value="here">{say("seat-here")}</option>
                  {game.bots.map((bot) => (
                    <option key={bot.id} value={`bot:${bot.id}`}>
                      {say("seat-bot", { bot: bot.label })}
                    </option>
                  ))}
                </select>
                {seat.startsWith("here:") && (
                  <input
                    aria-label={say("name-of-seat", { number: i + 1 })}
                    value={seat.slice(5)}
                    maxLength={24}
                    required
                    autoComplete="off"
                    onInput={(event) => put(i, `here:${event.currentTarget.value}`)}
                  />
                )}
                {seat.startsWith("bot:") && (
                  <span class="bot">
                    <Icon name="bot" />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        {seats.includes("me") && (
          <label class="field">
            <span>{say("nickname")}</span>
            <input
              value={nickname}
              maxLength={24}
              autoComplete="nickname"
              placeholder={say("guest")}
              onInput={(event) => settings.update({ nickname: event.currentTarget.value })}
            />
          </label>
        )}
        {game.options.length > 0 && (
          <fieldset class="variants">
            <legend>{say("variants")}</legend>
            {game.options.map((option) => (
              <OptionField
                key={option.name}
                form={option}
                value={options[option.name]}
                set={(value) => choose({ ...options, [option.name]: value })}
              />
            ))}
          </fieldset>
        )}
        <ClockField rule={clock} set={wind} />
        {free > 0 && (
          <Choice
            name="public"
            label={say("who-may-join")}
            value={open}
            among={[
              ["private", say("private")],
              ["public", say("public")],
            ]}
            set={publish}
          />
        )}
        {wrong && (
          <p class="refused" role="alert">
            <span>{wrong}</span>
          </p>
        )}
        <p class="next">
          <button type="submit" class="primary big" disabled={busy}>
            {say(free ? "open-table" : "start")}
          </button>
        </p>
      </form>
    </main>
  );
}
