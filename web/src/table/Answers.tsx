/** Every answer as a button, in one row of fixed height; what has no room there is on a leaf to open. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { byVerb, type Choice } from "../choose";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import type { Option } from "../types";
import { useWords } from "../words";
import type { Choosing } from "./choosing";
import { lookAt } from "./look";

const FEW = 6; // that many options are buttons at once; more are a list to open
const NARROW = 88; // px: an answer with a longer text takes two lines
const GAP = 8;
const WAY = 176; // px: about as wide as the way to the others, until it is there

/** The options that have a button of their own, in the order of the number keys. */
export function numbered(choice: Choice): Option[] {
  const rest = choice.left.filter((option) => option !== choice.ready);
  const shown = rest.length <= FEW ? rest : rest.filter((option) => !option.at.length);
  return choice.ready ? [choice.ready, ...shown] : shown;
}

const shortly = (option: Option) => option.short || option.label;

/** How narrow an answer may become: no word of it is broken. */
const least = (width: number, word = 0) => Math.min(width, Math.max(word, NARROW));

/** How many of the answers stand side by side in a room of that width; `more` is as wide as the way to the others, and
 * `words` as an answer with each of its words on a line of its own. */
export function fitting(widths: readonly number[], room: number, more: number, words: readonly number[] = []): number {
  const needs = widths.map((width, i) => least(width, words[i]) + GAP);
  const sum = (count: number) => needs.slice(0, count).reduce((total, need) => total + need, -GAP);
  if (sum(needs.length) <= room) return needs.length;
  let count = needs.length - 1;
  while (count > 1 && sum(count) + GAP + more > room) count--;
  return count;
}

interface Room {
  hidden: number[];
  /** Whether the words of those that are shown are whole. */
  whole: boolean;
}

/** What has room in the row.  Words are not cut as long as an answer can make room: first those that are placed on the
 * board, the last before the others.  `listed`: others are on the leaf. */
function measure(row: HTMLElement, listed: boolean): Room {
  const answers = [...row.querySelectorAll<HTMLElement>("[data-say]")];
  const clear = row.querySelector<HTMLElement>(".clear");
  const more = row.querySelector<HTMLElement>(".more");
  row.classList.add("measuring");
  const widths = answers.map((answer) => answer.offsetWidth);
  const wide = more?.offsetWidth ?? WAY;
  const room = row.clientWidth - (clear ? clear.offsetWidth + GAP : 0);
  row.classList.add("narrowing");
  const narrow = answers.map((answer) => answer.offsetWidth);
  row.classList.remove("measuring", "narrowing");
  if (more) more.hidden = true;
  const placed = answers.map((answer) => Number("placed" in answer.dataset));
  const going = [...answers.keys()].reverse().sort((one, other) => placed[other]! - placed[one]!);
  const way = wide + GAP;
  const all = answers.length;
  const words = (left: number) => narrow.map((width) => Math.min(width, room - left));
  let gone = 0;
  const holds = (count: number, left: number) => {
    gone = all - count;
    row.style.paddingInlineEnd = `${left}px`;
    for (const [i, answer] of answers.entries()) {
      answer.style.minWidth = `${least(widths[i]!, words(left)[i])}px`;
      answer.hidden = going.indexOf(i) < gone;
    }
    return answers.every(({ lastElementChild: text }) => text!.scrollHeight <= text!.clientHeight + 1);
  };
  // As wide as it may be, the way to the others has no say in whether it is needed: else it came and went for ever.
  let whole = !listed && fitting(widths, room, wide, words(0)) === all && holds(all, 0);
  if (!whole) {
    const most = listed ? all : Math.max(1, all - 1);
    whole = holds(Math.min(most, fitting(widths, room - way, -GAP, words(way))), way);
    while (!whole && gone + 1 < all) whole = holds(all - gone - 1, way);
  }
  row.style.paddingInlineEnd = "";
  if (more) more.hidden = false;
  return { hidden: going.slice(0, gone), whole };
}

/** `words`: of all that stands in the row. */
function useRoom(words: string, listed: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const [room, set] = useState<Room>({ hidden: [], whole: true });
  const some = room.hidden.length > 0 || !room.whole; // then the way to the others is there, and as wide as it is
  useLayoutEffect(() => {
    const look = () => set(measure(row.current!, listed));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(row.current!);
    return () => watcher.disconnect();
  }, [words, listed, some]);
  return { row, ...room };
}

export function Answers({ choosing, mine }: { choosing: Choosing; mine: boolean }) {
  const say = useWords();
  const [listing, list] = useState(false);
  const { choice, pick } = choosing;
  const buttons = mine ? numbered(choice) : [];
  const listed = mine && buttons.length < choice.left.length;
  const { row, hidden, whole } = useRoom([choosing.selected.length, ...buttons.map(shortly)].join("\n"), listed);
  const more = mine && (listed || hidden.length > 0 || !whole);
  const others = say("all-moves", { count: choice.left.length });
  const pickListed = (option: Option) => {
    list(false);
    pick(option);
  };
  return (
    <>
      <div class="answers lined" ref={row}>
        {buttons.map((option, i) => (
          <button
            key={option.say}
            type="button"
            class={option === choice.ready ? "primary" : "answer"}
            data-say={option.say}
            data-placed={option !== choice.ready && option.at.length ? "" : undefined}
            hidden={hidden.includes(i)}
            {...(option.short ? { title: option.label } : {})}
            onClick={() => pick(option)}
            onPointerEnter={() => lookAt(option.at)}
            onPointerLeave={() => lookAt([])}
            onFocus={() => lookAt(option.at)}
            onBlur={() => lookAt([])}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is drawn takes no focus */}
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            <span>{shortly(option)}</span>
          </button>
        ))}
        {more && (
          <button type="button" class="answer more" aria-label={others} title={others} onClick={() => list(true)}>
            <Icon name="moves" /> <span>{others}</span>
            <b>{choice.left.length}</b>
          </button>
        )}
        {choosing.selected.length > 0 && (
          <button
            type="button"
            class="quiet clear"
            aria-label={say("clear")}
            title={say("clear")}
            onClick={choosing.clear}
          >
            <Icon name="close" /> <span>{say("clear")}</span>
          </button>
        )}
      </div>
      {listing && mine && (
        <Sheet title={say("moves-title")} close={() => list(false)}>
          <Moves options={choice.left} pick={pickListed} />
        </Sheet>
      )}
    </>
  );
}

function Moves({ options, pick }: { options: Option[]; pick: (option: Option) => void }) {
  return (
    <div class="moves">
      {byVerb(options).map((group) => (
        <ul key={group[0]!.verb}>
          {group.map((option) => (
            <li key={option.say}>
              <button type="button" class="answer" data-say={option.say} onClick={() => pick(option)}>
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
