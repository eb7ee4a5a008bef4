/** Setting a table: who sits where, with which variants. */
import { useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { games, makeTable } from "../api";
import { useOpening } from "../opening";
import { Choice } from "../parts/Choice";
import { Facts } from "../parts/Facts";
import { Nickname, SeatField } from "../parts/Fields";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup, Message, Wrong } from "../parts/Message";
import { Sign } from "../parts/Sign";
import { botsFor, placed, proposal, resized, usualOptions } from "../seating";
import { settings } from "../settings";
import { useStore } from "../store";
import { coverOf } from "../table/boards";
import type { ClockRule, GameInfo } from "../types";
import { useWords } from "../words";
import { ClockField } from "./ClockField";
import { OptionFields, type Value } from "./OptionField";

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

function Form({ game, alone }: { game: GameInfo; alone: boolean }) {
  const say = useWords();
  const { nickname, language, played } = useStore(settings);
  const first = !played.includes(game.id);
  const [seats, place] = useState(() => proposal(game, alone, first));
  const [options, choose] = useState<Record<string, Value>>(() => usualOptions(game, first));
  const [open, publish] = useState<"private" | "public">("private");
  const [clock, wind] = useState<ClockRule | null>(null);
  const [box, take] = useState("");
  const { start, busy, wrong } = useOpening(() =>
    makeTable(
      {
        game: game.id,
        seats,
        nickname: nickname.trim() || say("guest"),
        options,
        public: open === "public",
        clock,
        box,
      },
      language,
    ),
  );
  const cover = coverOf(game.id);
  const free = seats.filter((seat) => seat === "open").length;
  return (
    <main class="setup">
      <aside class="setup-box">
        {cover && <img class="cover" src={cover} alt="" width="480" height="360" />}
        <Facts game={game} />
        <p>{game.tagline}</p>
        <a class="button" href={`/rules/${game.id}`}>
          <Icon name="rules" /> {say("how-to-play")}
        </a>
      </aside>
      <form onSubmit={start}>
        <Choice
          name="count"
          label={say("how-many")}
          value={String(seats.length)}
          among={game.players.map((n) => [String(n), String(n)] as const)}
          set={(n) => place((now) => resized(now, Number(n), game))}
        />
        <Chairs game={game} seats={seats} put={(i, seat) => place((now) => placed(now, i, seat))} />
        {seats.includes("me") && <Nickname />}
        {game.options.length > 0 && (
          <fieldset class="variants">
            <legend>{say("variants")}</legend>
            <OptionFields forms={game.options} chosen={options} choose={choose} />
          </fieldset>
        )}
        <BoxField game={game} box={box} take={take} />
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
        <div class="start">
          <Wrong text={wrong} />
          <button type="submit" class="primary big" disabled={busy}>
            {say(free ? "open-table" : "start")}
          </button>
        </div>
      </form>
    </main>
  );
}

/** An owner's box, where the host of the server allows one. */
function BoxField({ game, box, take }: { game: GameInfo; box: string; take: (box: string) => void }) {
  const say = useWords();
  if (!Object.keys(game.boxes).length) return null;
  const among = [["", say("our-box")] as const, ...Object.entries(game.boxes)];
  return <Choice name="box" label={say("which-box")} value={box} among={among} set={take} />;
}

interface ChairsProps {
  game: GameInfo;
  seats: string[];
  put: (at: number, seat: string) => void;
}

function Chairs({ game, seats, put }: ChairsProps) {
  const say = useWords();
  const choose = (i: number, kind: string) =>
    put(i, kind === "here" ? `here:${say("player", { number: i + 1 })}` : kind);
  return (
    <fieldset class="chairs">
      <legend>{say("seats")}</legend>
      <ul>
        {seats.map((seat, i) => {
          const here = seat.startsWith("here:");
          return (
            <li key={i} class="chair">
              <Sign seat={i} size={28} />
              <SeatField
                seat={i}
                value={here ? "here" : seat}
                set={(kind) => choose(i, kind)}
                bots={botsFor(game, seats.length)}
                shared
              />
              {here && (
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
          );
        })}
      </ul>
    </fieldset>
  );
}
