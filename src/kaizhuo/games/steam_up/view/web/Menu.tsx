/** A zodiac board, printed as a menu: five rows of six, and what each space pays. */
import type { Say } from "@kaizhuo/shell";
import type { JSX } from "preact";
import { DimSum } from "./DimSum";
import { type Props, zodiacSaid } from "./say";
import type { PlayerView, PurchaseView, RowView } from "./view";

export function Seal({ zodiac, say }: { zodiac: string; say: Say }) {
  return (
    <span class="seal" aria-hidden="true" data-explain={zodiacSaid(zodiac, say)}>
      {say(`seal-${zodiac}`)}
    </span>
  );
}

/** So many Fortune cards, by their back. */
export const cardsOf = (count: number) => (
  <>
    {count}
    <i class="card-back" />
  </>
);

/** Which spaces of a row a purchase would cover, with what they pay. */
function coming(row: RowView, shown: PurchaseView | undefined): number[] {
  return shown
    ? shown.gains.filter((gain) => gain.dish === row.dish && gain.points !== null).map((gain) => gain.points!)
    : [];
}

export function Menu(props: Props & { player: PlayerView; mine: boolean; shown?: PurchaseView | undefined }) {
  const { player, mine, shown, say, view } = props;
  const rewarded = player.column_cards.length > 0 || player.column_points > 0;
  const giving = mine && view.step === "giving" && view.about.length === 1 && !view.plate.some(Boolean);
  return (
    <div class="menu" role="group" aria-label={say("menu", { zodiac: say(`zodiac-${player.zodiac}`) })}>
      {player.rows.map((row, number) => (
        <div
          key={number}
          class="menu-row"
          style={{ "--taken": row.taken }}
          role="img"
          aria-label={rowSaid(props, row, number)}
          {...(mine
            ? { "data-at": giving && row.dish !== null ? `row:${number} dish:${row.dish}` : `row:${number}` }
            : {})}
        >
          <span class="label" aria-hidden="true">
            {row.dish === null ? (
              <i class="blank">?</i>
            ) : (
              <>
                <DimSum dish={view.dishes[row.dish]!} />
                {mine && <span>{say(`char-${view.dishes[row.dish]}`)}</span>}
              </>
            )}
          </span>
          {row.spaces.map((points, i) => (
            <Space key={i} {...props} row={row} at={i} points={points} ghost={coming(row, shown)[i - row.taken]} />
          ))}
          <b class="next-space" aria-hidden="true">
            {row.taken < row.spaces.length ? `+${row.spaces[row.taken]}` : "✓"}
          </b>
          {row.beside > 0 && (
            <span class="beside" aria-hidden="true">
              +{row.beside}
            </span>
          )}
        </div>
      ))}
      <div class="columns">
        <span class="label" />
        {player.columns.map((filled, i) => {
          const fills = shown?.columns.includes(i);
          const reward = player.column_cards[i]
            ? cardsOf(player.column_cards[i]!)
            : player.column_points
              ? `+${player.column_points}`
              : "";
          return (
            <span
              key={i}
              class={`column ${filled ? "filled" : ""} ${fills ? "fills" : ""}`}
              role="img"
              aria-label={say("column", {
                column: i + 1,
                cards: player.column_cards[i] ?? 0,
                filled: filled ? "yes" : "no",
              })}
              {...(mine ? { "data-at": `column:${i}` } : {})}
            >
              <span aria-hidden="true">{filled || fills ? "✓" : mine && rewarded ? reward : "·"}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Space(
  props: Props & { player: PlayerView; row: RowView; at: number; points: number; ghost: number | undefined },
): JSX.Element {
  const { row, at, points, ghost, player, view } = props;
  if (at < row.taken && row.dish !== null) {
    return (
      <span class="space taken" aria-hidden="true">
        <span class="lies" data-piece={`dim:${player.seat}:${row.dish}:${at}`} data-on={`dish:${row.dish}`}>
          <DimSum dish={view.dishes[row.dish]!} />
        </span>
      </span>
    );
  }
  if (ghost !== undefined && row.dish !== null) {
    return (
      <span class="space ghostly" aria-hidden="true">
        <DimSum dish={view.dishes[row.dish]!} />
        <b>+{ghost}</b>
      </span>
    );
  }
  return (
    <span class={`space free p${points}`} aria-hidden="true">
      {points}
    </span>
  );
}

function rowSaid({ say, view }: Props, row: RowView, number: number): string {
  if (row.dish === null) return say("row-free", { row: number + 1, spaces: row.spaces.join(" ") });
  const dish = say(`dish-${view.dishes[row.dish]}`);
  const next = row.spaces[row.taken];
  const parts = [say("row", { dish, taken: row.taken, spaces: row.spaces.length })];
  if (next !== undefined) parts.push(say("row-next", { points: next }));
  if (row.beside) parts.push(say("row-beside", { count: row.beside }));
  return parts.join(say("comma"));
}
