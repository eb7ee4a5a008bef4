/** What the others did, in the strip where the question stands otherwise: while it is shown, and once more later. */
import { useEffect, useRef } from "preact/hooks";
import { Corner } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import type { Table } from "../types";
import { useWords } from "../words";
import type { Beat } from "./film";
import { Thinking } from "./Prompt";
import type { Again, Session } from "./session";

/** Who, what, and in small what it cost and brought. */
export function Captioned({ beat, live = false }: { beat: Beat; live?: boolean }) {
  const briefs = beat.captions.filter(({ brief }) => brief).map(({ text }) => text);
  return (
    <div class="captioned" {...(live ? { "aria-live": "polite" as const } : {})}>
      {beat.by !== null && <Sign seat={beat.by} size={26} />}
      <p>
        {beat.captions
          .filter(({ brief }) => !brief)
          .map(({ text }, i) => (
            <span key={i}>{text} </span>
          ))}
        {[...new Set(briefs)].map((text) => (
          <b key={text} class="brief">
            {text}
            {times(briefs, text)}
          </b>
        ))}
      </p>
    </div>
  );
}

function times(briefs: string[], text: string): string {
  const count = briefs.filter((each) => each === text).length;
  return count > 1 ? ` ×${count}` : "";
}

export function FilmBar({ session, film }: { session: Session; film: { beat: Beat; running: boolean } }) {
  const say = useWords();
  return (
    <section class="prompt film" aria-label={say("film")}>
      <Corner />
      <Captioned beat={film.beat} />
      <span class="tools">
        {film.running ? (
          <button type="button" class="quiet" onClick={() => session.skip()}>
            <Icon name="last" /> {say("film-skip")}
          </button>
        ) : (
          <Thinking />
        )}
      </span>
    </section>
  );
}

export function AgainBar({ session, again }: { session: Session; again: Again }) {
  const say = useWords();
  const { steps, at } = again;
  const forth = useRef<HTMLButtonElement>(null);
  useEffect(() => forth.current?.focus(), []);
  const walk = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    void session.look(Math.max(0, Math.min(at + way, steps.length - 1)));
  };
  return (
    <section class="prompt film again" aria-label={say("since")} onKeyDown={walk}>
      <Corner />
      <Captioned beat={steps[at]!} live />
      <span class="tools">
        <button
          type="button"
          class="quiet"
          aria-label={say("step-back")}
          title={say("step-back")}
          disabled={at === 0}
          onClick={() => void session.look(at - 1)}
        >
          <Icon name="back" />
        </button>
        <span class="where">
          {at + 1} / {steps.length}
        </span>
        <button
          ref={forth}
          type="button"
          class="quiet"
          aria-label={say("step-forth")}
          title={say("step-forth")}
          onClick={() => void session.look(at + 1 < steps.length ? at + 1 : null)}
        >
          <Icon name="forth" />
        </button>
        <button type="button" class="primary" onClick={() => void session.look(null)}>
          {say("film-back")}
        </button>
      </span>
    </section>
  );
}

/** The way to what happened since my last turn: the signs of those who did something. */
export function SinceButton({ session, table }: { session: Session; table: Table }) {
  const say = useWords();
  const seats = [...new Set(session.steps.map((beat) => beat.by))].filter((seat) => seat !== null);
  if (!session.steps.length) return null;
  const name = say(table.you === null ? "since-looking-on" : "since");
  const open = (event: MouseEvent & { currentTarget: Element }) => {
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    void session.look(0);
  };
  return (
    <button type="button" class="quiet since" aria-label={name} title={name} onClick={open}>
      <Icon name="film" />
      <span class="since-seats">
        {seats.map((seat) => (
          <Sign key={seat} seat={seat} size={14} />
        ))}
      </span>
      <span class="since-name">{say("recap")}</span>
    </button>
  );
}
