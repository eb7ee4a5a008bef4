/** The end: places, scores, and the way to another game. */
import { useEffect, useRef, useState } from "preact/hooks";
import { makeTable } from "../api";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { go } from "../router";
import { settings } from "../settings";
import type { Now, Table } from "../types";
import { useWords } from "../words";

export function Over({ table, now }: { table: Table; now: Now }) {
  const say = useWords();
  const [wrong, tell] = useState("");
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: "end", behavior: "smooth" }), []);
  const places = now.places ?? [];
  const order = table.seats.map((seat) => seat.seat).sort((a, b) => places[a]! - places[b]!);
  const won = table.you !== null && places[table.you] === 1;
  const winners = order.filter((seat) => places[seat] === 1).map((seat) => table.seats[seat]!.name);
  const again = () =>
    makeTable({
      game: table.game,
      options: table.options,
      public: table.public,
      nickname: table.you === null ? settings.value.nickname || say("guest") : table.seats[table.you]!.name,
      seats: table.seats.map((seat) => (seat.you ? "me" : seat.kind === "bot" ? `bot:${seat.bot}` : "open")),
    }, settings.value.language).then((made) => go(`/t/${made.table}`), (error: Error) => tell(error.message || say("lost")));
  return (
    <section class="over" ref={section} aria-label={say("over")}>
      <div class="over-head">
        <h2>{won ? say("you-won") : say("won", { names: winners.join(say("and")) })}</h2>
        <p class="next">
          {table.you !== null && <button type="button" class="primary" onClick={() => void again()}><Icon name="undo" /> {say("again")}</button>}
          <a class="button" href="/">{say("to-front")}</a>
        </p>
      </div>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={places[seat] === 1 ? "winner" : ""}>
            <span class="place">{places[seat]}</span>
            <Sign seat={seat} />
            <bdi>{table.seats[seat]!.name}</bdi>
            <span class="points">{now.scores[seat]} <small>{now.scores_label}</small></span>
          </li>
        ))}
      </ol>
      {wrong && <p class="refused" role="alert"><span>{wrong}</span></p>}
    </section>
  );
}
