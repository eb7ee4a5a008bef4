/** Street cards, decrees and newspapers as they are printed. */

import type { Say } from "@kaizhuo/shell";
import { Brief, Formula } from "./Formula";
import { Coin, Laurel, Points } from "./Glyph";
import { cardInWords, decreeInWords, inWords, reputationInWords } from "./say";
import type { CardView, DecreeView, PaperView, PrintedView } from "./view";

type Family = "deed" | "scoring";

interface HalfProps {
  say: Say;
  printed: PrintedView;
  reputation: number;
  family: Family;
  at?: string | undefined;
  worth?: number | null;
}

/** One half of a card: signs, reputation, words. */
export function Half({ say, printed, reputation, family, at, worth }: HalfProps) {
  const text = inWords(say, family, printed);
  const label = text + reputationInWords(say, reputation);
  return (
    <span
      class={`half ${family}`}
      title={label}
      {...(at ? { "data-at": at, role: "img" as const, "aria-label": label } : {})}
    >
      <Brief printed={printed} decree={family === "scoring"} />
      <span class="signs">
        <Formula printed={printed} />
        {reputation !== 0 && <Laurel n={reputation} />}
        {typeof worth === "number" && (
          <span class="worth">
            =<Points n={worth} />
          </span>
        )}
      </span>
      <span class="words" aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

interface StreetCardProps {
  say: Say;
  card: CardView;
  price?: number | undefined;
  copying: boolean;
}

/** A whole street card, as it lies on a stack. */
export function StreetCard({ say, card, price, copying }: StreetCardProps) {
  const whole = copying
    ? {}
    : { "data-at": `card:${card.id}`, role: "img" as const, "aria-label": cardInWords(say, card) };
  const at = (printed: PrintedView) => (copying ? `deed:${printed.deed}` : undefined);
  return (
    <div class={`street-card street-${card.street}`} data-piece={`card:${card.id}`} {...whole}>
      <Half say={say} printed={card.top} reputation={card.top_rep} family="deed" at={at(card.top)} />
      <span class="band">
        <span class="street-name">{say(card.street)}</span>
        <Coin n={price ?? card.cost} />
      </span>
      <Half say={say} printed={card.bottom} reputation={card.bottom_rep} family="deed" at={at(card.bottom)} />
    </div>
  );
}

export function Decree({ say, decree }: { say: Say; decree: DecreeView }) {
  return (
    <div
      class="decree"
      data-at={`decree:${decree.id}`}
      data-piece={`decree:${decree.id}`}
      role="img"
      aria-label={decreeInWords(say, decree)}
    >
      <Half say={say} printed={decree.top} reputation={decree.top_rep} family="scoring" />
      <span class="rule" />
      <Half say={say} printed={decree.bottom} reputation={decree.bottom_rep} family="scoring" />
    </div>
  );
}

interface NewssheetProps {
  say: Say;
  paper: PaperView;
  at: string;
  piece: string;
  label: string;
}

export function Newssheet({ say, paper, at, piece, label }: NewssheetProps) {
  const text = inWords(say, "deed", paper.action);
  return (
    <div class="newssheet" data-at={at} data-piece={piece} role="img" aria-label={say(label, { text })} title={text}>
      <span class="masthead" aria-hidden="true">
        {say("masthead")}
      </span>
      <Brief printed={paper.action} />
      <Formula printed={paper.action} />
      <span class="words" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
