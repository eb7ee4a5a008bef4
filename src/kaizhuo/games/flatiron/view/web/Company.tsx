/** A company's board: four columns like a ledger, with tabs above and below; warehouses; newspapers in hand. */
import { Plate, type Say } from "@kaizhuo/shell";
import { Brief, Formula } from "./Formula";
import { Coin, Laurel, Newspaper, Points, StreetBadge } from "./Glyph";
import type { Opened } from "./opened";
import { Half, Newssheet } from "./Paper";
import { Pillar } from "./Pillar";
import { COLOURS, inWords, nameOf, type Props, reputationInWords, signed } from "./say";
import type { ColumnView, PlayerView, PrintedView, TuckedView } from "./view";

const ENDS = ["upper", "lower"] as const;

/** Mine is always in sight: whole where there is room, else as a strip that opens. */
export function Company(props: Props & { player: PlayerView; opened: Opened; lead: boolean }) {
  const { player, view, you, say, lead } = props;
  const mine = player.player === you;
  return (
    <section
      class={lead ? "company own" : "company other"}
      aria-label={mine ? say("your-board") : say("board-of", { name: nameOf(props, player.player) })}
      {...(mine && !view.sides.length ? { "data-zone": "mine" } : {})}
      tabIndex={lead ? undefined : 0}
    >
      <header>
        <Plate player={props.seats[player.player]!} asked={props.awaited.includes(player.player)} />
        <Purse {...props} />
        <Hand {...props} mine={mine} />
        {lead && player.side && <Unfold {...props} />}
      </header>
      {view.activation?.player === player.player && <Course {...props} />}
      {player.side && (
        <div class="ledger">
          {player.columns.map((column, i) => (
            <Column key={column.street} {...props} column={column} number={i} mine={mine} />
          ))}
        </div>
      )}
      {player.warehouses.length > 0 && <Warehouses {...props} mine={mine} />}
      {player.side && <InWords say={say} columns={player.columns} />}
    </section>
  );
}

function Unfold({ opened, say }: Props & { opened: Opened }) {
  const open = opened.tab === "company";
  return (
    <button
      type="button"
      class="unfold quiet"
      aria-expanded={open}
      aria-label={say("whole-board")}
      title={say("whole-board")}
      onClick={() => opened.open(open ? "streets" : "company")}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={open ? "M5 9l7 7 7-7" : "M5 15l7-7 7 7"} />
      </svg>
    </button>
  );
}

/** Money, points, reputation. */
export function Purse({ player, say, you }: Props & { player: PlayerView }) {
  const at = player.player === you ? { "data-at": "money" } : {};
  return (
    <span class="purse">
      {!player.burnham && (
        <span
          class="money"
          {...at}
          role="img"
          aria-label={say("money", { money: player.money })}
          title={say("money", { money: player.money })}
        >
          <Coin n={player.money} />
        </span>
      )}
      <span
        class="vp"
        role="img"
        aria-label={say("points", { points: player.vp })}
        title={say("points", { points: player.vp })}
      >
        <Points n={player.vp} />
      </span>
      {player.reputation > 0 && (
        <span
          role="img"
          aria-label={say("tokens", { count: player.reputation })}
          title={say("tokens", { count: player.reputation })}
        >
          <Laurel n={player.reputation} />
        </span>
      )}
    </span>
  );
}

function Hand({ player, view, say, mine }: Props & { player: PlayerView; mine: boolean }) {
  const hidden = player.papers - player.hand.length;
  const copies = new Map<number, number>();
  const piece = (paper: number) => {
    const nth = copies.get(paper) ?? (view.active?.id === paper ? 1 : 0);
    copies.set(paper, nth + 1);
    return nth ? `paper:${paper}:${nth}` : `paper:${paper}`;
  };
  return (
    <div class="hand" data-seat={player.player}>
      {player.hand.map((paper, i) => (
        <Newssheet
          key={i}
          say={say}
          paper={paper}
          at={mine ? `paper:${paper.id}` : ""}
          piece={piece(paper.id)}
          label={mine ? "my-paper" : "known-paper"}
        />
      ))}
      {hidden > 0 && (
        <span
          class="folded"
          role="img"
          aria-label={say("hidden-papers", { count: hidden })}
          title={say("hidden-papers", { count: hidden })}
        >
          <Newspaper />
          <b>{hidden}</b>
        </span>
      )}
    </div>
  );
}

/** The column that is gone through: what is done, what is next, what was skipped. */
function Course({ view, say, you }: Props) {
  const { stages, street, player } = view.activation!;
  const mine = player === you;
  return (
    <div class={`course street-${street}`}>
      <b>
        <StreetBadge street={street} /> <span>{say("activating", { street: say(street) })}</span>
      </b>
      <ol>
        {stages.map((stage, i) => {
          const text = inWords(say, "deed", stage.action);
          const at =
            mine && stage.state === "next"
              ? {
                  "data-at": `deed:${stage.action.deed}`,
                  role: "img" as const,
                  "aria-label": say("stage-next", { text }),
                }
              : {};
          return (
            <li key={i} class={`stage is-${stage.state}`}>
              <span class="stage-face" {...at} title={text}>
                <span class="mark" aria-hidden="true" />
                <span class="visually-hidden">{say(`stage-${stage.state}`, { text })}</span>
                <Brief printed={stage.action} />
                <Formula printed={stage.action} />
                <span class="words" aria-hidden="true">
                  {text}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Column(props: Props & { column: ColumnView; number: number; mine: boolean }) {
  const { column, number, mine, view, say } = props;
  const asked = mine && view.question?.seat === props.you ? view.question : null;
  const fits = asked && asked.street === column.street && (asked.card ?? asked.decree) ? asked : null;
  const copying = asked?.step === "copying-own";
  const at = (printed: PrintedView) => (copying ? `deed:${printed.deed}` : undefined);
  const name = say(column.street);
  const reputation = column.reputation + column.tokens;
  const standing = say("standing", { street: name, reputation: signed(reputation), points: signed(column.vp) });
  const active =
    view.activation &&
    view.activation.street === column.street &&
    view.activation.player === props.view.players.findIndex((player) => player.columns.includes(column));
  return (
    <div class={`column street-${column.street} ${active ? "active" : ""}`} role="group" aria-label={name}>
      <div class="tabs-above">
        {fits && <Slot say={say} end={0} question={fits} />}
        {column.above.map((tucked, i) => (
          <Tab key={i} say={say} tucked={tucked} end={0} at={at} />
        ))}
      </div>
      <div class="body">
        <div
          class="column-head"
          {...(mine ? { "data-at": `street:${number} location:${number}` } : {})}
          role="img"
          aria-label={say("column", { street: name })}
        >
          <StreetBadge street={column.street} />
          <span class="column-name">{name}</span>
        </div>
        {column.cells.map((cell, i) => (
          <Cell key={i} say={say} printed={cell} at={at(cell)} />
        ))}
        <div
          class={`standing-foot ${column.vp > 0 ? "good" : column.vp < 0 ? "bad" : ""}`}
          role="img"
          aria-label={standing}
          title={standing}
        >
          <Laurel n={reputation} />
          <span>{signed(column.vp)}</span>
        </div>
      </div>
      <div class="tabs-below">
        {column.below.map((tucked, i) => (
          <Tab key={i} say={say} tucked={tucked} end={1} at={at} />
        ))}
        {fits && <Slot say={say} end={1} question={fits} />}
      </div>
    </div>
  );
}

/** What the signs of a board mean, where there is no room for words in the columns. */
function InWords({ say, columns }: { say: Say; columns: ColumnView[] }) {
  const half = (tucked: TuckedView, end: "top" | "bottom") => {
    const card = tucked.card ?? tucked.decree!;
    const text = inWords(say, tucked.card ? "deed" : "scoring", card[end]) + reputationInWords(say, card[`${end}_rep`]);
    return tucked.decree ? say("decree-worth", { text, points: tucked.vp ?? 0 }) : text;
  };
  return (
    <details class="in-words">
      <summary>{say("in-words")}</summary>
      {columns.map((column) => (
        <div key={column.street} class={`street-${column.street}`}>
          <b>
            <StreetBadge street={column.street} /> {say(column.street)}
          </b>
          <ol>
            {column.above.map((tucked, i) => (
              <li key={`a${i}`}>{half(tucked, "top")}</li>
            ))}
            {column.cells.map((cell, i) => (
              <li key={i}>{inWords(say, "deed", cell)}</li>
            ))}
            {column.below.map((tucked, i) => (
              <li key={`b${i}`}>{half(tucked, "bottom")}</li>
            ))}
          </ol>
        </div>
      ))}
    </details>
  );
}

function Cell({ say, printed, at }: { say: Say; printed: PrintedView; at: string | undefined }) {
  const text = inWords(say, "deed", printed);
  return (
    <div class="cell" role="img" aria-label={text} title={text} {...(at ? { "data-at": at } : {})}>
      <Brief printed={printed} />
      <Formula printed={printed} />
      <span class="words" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}

interface TabProps {
  say: Say;
  tucked: TuckedView;
  end: 0 | 1;
  at: (printed: PrintedView) => string | undefined;
}

/** A card under the board: only one half shows. */
function Tab({ say, tucked, end, at }: TabProps) {
  const card = tucked.card ?? tucked.decree!;
  const [printed, reputation] = end ? [card.bottom, card.bottom_rep] : [card.top, card.top_rep];
  const family = tucked.card ? "deed" : "scoring";
  const text = inWords(say, family, printed) + reputationInWords(say, reputation);
  const label = tucked.decree ? say("decree-worth", { text, points: tucked.vp ?? 0 }) : text;
  const mark = tucked.card ? at(printed) : undefined;
  return (
    <div
      class={`tab ${ENDS[end]} ${family}`}
      data-piece={`${tucked.card ? "card" : "decree"}:${card.id}`}
      role="img"
      aria-label={label}
      title={label}
      {...(mark ? { "data-at": mark } : {})}
    >
      <Half say={say} printed={printed} reputation={reputation} family={family} worth={tucked.vp} />
    </div>
  );
}

/** Where the card that is being bought may go. */
function Slot({ say, end, question }: { say: Say; end: 0 | 1; question: NonNullable<Props["view"]["question"]> }) {
  const card = (question.card ?? question.decree)!;
  const [printed, reputation] = end ? [card.bottom, card.bottom_rep] : [card.top, card.top_rep];
  const family = question.card ? "deed" : "scoring";
  const text = inWords(say, family, printed) + reputationInWords(say, reputation);
  return (
    <div
      class={`tab slot ${ENDS[end]} ${family}`}
      data-at={`half:${end}`}
      role="img"
      aria-label={say(`slot-${ENDS[end]}`, { text })}
      title={text}
    >
      <Half say={say} printed={printed} reputation={reputation} family={family} />
    </div>
  );
}

function Warehouses({ player, say, mine }: Props & { player: PlayerView; mine: boolean }) {
  return (
    <div class="warehouses" role="group" aria-label={say("warehouses")}>
      {player.warehouses.map((house) => {
        const label = say(house.filled ? "warehouse-full" : "warehouse-empty", {
          colour: say(`colour-${house.colour}`),
          buy: house.buy,
          sell: house.sell,
          points: house.vp,
        });
        return (
          <div
            key={house.colour}
            class={house.filled ? "warehouse filled" : "warehouse"}
            role="img"
            aria-label={label}
            title={label}
            {...(mine ? { "data-at": `colour:${COLOURS.indexOf(house.colour)}` } : {})}
          >
            <Pillar colour={house.colour} empty={!house.filled} />
            <span class="prices" aria-hidden="true">
              <span>−${house.buy}</span>
              <span>+${house.sell}</span>
            </span>
            <Points n={house.vp} />
          </div>
        );
      })}
    </div>
  );
}
