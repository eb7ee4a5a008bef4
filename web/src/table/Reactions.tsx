/** Phrases of the house: the row of buttons that say them, and the bubbles beside those who did. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Emote } from "../parts/Emote";
import { Sign } from "../parts/Sign";
import { isPhrase, PHRASES } from "../phrases";
import { settings } from "../settings";
import { play } from "../sound";
import { useStore } from "../store";
import type { ChatLine, Table } from "../types";
import { useWords } from "../words";
import { audible } from "./ChatPanel";
import type { Session } from "./session";

const SHOWN = 4000; // ms

export function Phrases({ session }: { session: Session }) {
  const say = useWords();
  return (
    <div class="phrases" role="group" aria-label={say("phrases")}>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="quiet"
          aria-label={say(`phrase-${phrase}`)}
          title={say(`phrase-${phrase}`)}
          onClick={() => session.wish({ type: "react", phrase })}
        >
          <Emote phrase={phrase} />
        </button>
      ))}
    </div>
  );
}

/** What was said with one tap, for a few seconds each: of everybody the last. */
export function Bubbles({ table, said }: { table: Table; said: ChatLine[] }) {
  const { muted } = useStore(settings);
  const [shown, show] = useState<ChatLine[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is muted later was heard before
  useEffect(() => {
    const fresh = audible(table, said, muted).filter(({ phrase }) => isPhrase(phrase));
    if (!fresh.length) return;
    play("pop");
    show((before) => [...new Map([...before, ...fresh].map((line) => [line.seat, line])).values()]);
    setTimeout(() => show((before) => before.filter((line) => !fresh.includes(line))), SHOWN);
  }, [said]);
  return (
    <div class="bubbles" role="status">
      {shown.map((line) => (
        <Bubble key={`${line.seat} ${line.at} ${line.phrase}`} line={line} mine={table.mine.includes(line.seat)} />
      ))}
    </div>
  );
}

/** Beside the plate or the chair of who said it; at the top where there is none. */
function Bubble({ line, mine }: { line: ChatLine; mine: boolean }) {
  const say = useWords();
  const bubble = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const plates = [...document.querySelectorAll(`:is(.board, .chairs) [data-seat-sign="${line.seat}"]`)];
    const plate = plates.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    const { style, offsetWidth, offsetHeight } = bubble.current!;
    const left = plate ? plate.left + 16 : (innerWidth - offsetWidth) / 2;
    const above = plate && (mine || plate.top > innerHeight / 2); // not over what is mine, along the lower edge
    const top = above ? plate.top - offsetHeight - 6 : plate ? plate.bottom + 6 : 72;
    style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
    style.top = `${Math.max(8, top)}px`;
  }, [line.seat, mine]);
  if (!isPhrase(line.phrase)) return null;
  return (
    <p class="bubble" ref={bubble}>
      <Emote phrase={line.phrase} /> <Sign seat={line.seat} size={16} />
      <span class="visually-hidden">{line.name}: </span>
      {say(`phrase-${line.phrase}`)}
    </p>
  );
}
