/** A player: name, zodiac, points with their causes, tokens, cards, and the board. */
import { Plate } from "@kaizhuo/shell";
import { FaceUp } from "./Cards";
import { Token } from "./DimSum";
import { Menu, Seal } from "./Menu";
import type { Opened } from "./opened";
import { dishesSaid, type Props, pointsSaid, roleSaid, seatOf, zodiacSaid } from "./say";
import type { PlayerView, PurchaseView } from "./view";

const CAUSES = ["zodiac", "card", "fate"];

/** A plate with what matters most; where the rest has no room, it opens over the table. */
export function Other(props: Props & { player: PlayerView; opened: Opened }) {
  const { player, say, view, opened } = props;
  const asked = props.awaited.includes(player.seat);
  const key = `seat-${player.seat}`;
  const open = opened.what === key;
  const about = [pointsSaid(props, player), ...(player.zodiac ? [zodiacSaid(player.zodiac, say)] : [])].join("\n");
  return (
    <div class={["player", view.turn === player.seat && "turn", open && "open"].filter(Boolean).join(" ")}>
      <button
        type="button"
        class="look-into"
        aria-expanded={open}
        aria-label={say("board-of", { name: seatOf(props, player.seat).name })}
        data-explain={about}
        onClick={() => opened.toggle(key)}
      />
      <div
        class="who"
        data-at={`seat:${player.seat}`}
        role="group"
        aria-label={pointsSaid(props, player)}
        data-explain={about}
      >
        <Plate player={seatOf(props, player.seat)} asked={asked}>
          {player.zodiac && <Seal zodiac={player.zodiac} say={say} />}
          <Points {...props} />
          <span class="brief-eaten" aria-hidden="true">
            <EatenSign />
            {player.steamers}
          </span>
        </Plate>
      </div>
      {player.zodiac ? (
        <div class="player-board">
          <Menu {...props} mine={false} />
          <Belongings {...props} />
          <details class="ability">
            <summary>
              <Seal zodiac={player.zodiac} say={say} />
              <span>{roleSaid(player.zodiac, say)}</span>
            </summary>
            <p>{say(`zodiac-${player.zodiac}.text`)}</p>
            <p>{causesSaid(player, say)}</p>
          </details>
          <FaceUp {...props} />
        </div>
      ) : (
        <p class="unchosen">{say("unchosen")}</p>
      )}
    </div>
  );
}

/** Mine: whole where there is room, else a strip that opens. */
export function Mine(props: Props & { player: PlayerView; shown: PurchaseView | undefined; opened: Opened }) {
  const { player, say, view, opened } = props;
  const asked = props.awaited.includes(player.seat);
  return (
    <section class={view.turn === player.seat ? "mine turn" : "mine"} aria-label={say("mine")}>
      <div class="mine-head">
        <Plate player={seatOf(props, player.seat)} asked={asked}>
          <Points {...props} />
        </Plate>
        <span class="causes">{causesSaid(player, say)}</span>
        <button
          type="button"
          class="unfold quiet"
          aria-expanded={opened.what === "menu"}
          aria-label={say("whole-menu")}
          title={say("whole-menu")}
          onClick={() => opened.toggle("menu")}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={opened.what === "menu" ? "M5 9l7 7 7-7" : "M5 15l7-7 7 7"} />
          </svg>
        </button>
      </div>
      {player.zodiac && (
        <>
          <div class="mine-zodiac" data-explain={zodiacSaid(player.zodiac, say)}>
            <Seal zodiac={player.zodiac} say={say} />
            <p>
              <b>{roleSaid(player.zodiac, say)}</b> {say(`zodiac-${player.zodiac}.text`)}
            </p>
          </div>
          <Menu {...props} mine />
          <Belongings {...props} mine />
          <FaceUp {...props} />
        </>
      )}
    </section>
  );
}

function Points(props: Props & { player: PlayerView }) {
  const { player, view, say } = props;
  return (
    <>
      <b class="score" aria-hidden="true" data-explain={pointsSaid(props, player)}>
        {player.final ?? player.hp}
      </b>
      {view.marker === player.seat && (
        <span class="starter" role="img" aria-label={say("starter")}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M8 3h8v4l2 2v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9l2-2Z" />
            <path class="cap" d="M8 3h8v4H8Z" />
          </svg>
        </span>
      )}
    </>
  );
}

/** Where the points come from: spaces, zodiac, Fortune cards, Fate cards. */
function causesSaid(player: PlayerView, say: Props["say"]): string {
  const spaces = player.hp - player.bonus.reduce((sum, points) => sum + points, 0);
  const parts = player.bonus.flatMap((points, i) => (points ? [say(`cause-of-${CAUSES[i]}`, { points })] : []));
  const left =
    player.final === null || player.final === player.hp
      ? []
      : [say("cause-of-left", { points: player.final - player.hp })];
  return [say("cause-of-spaces", { points: spaces }), ...parts, ...left].join(say("dot"));
}

const PAYING = ["paying", "returning"];

/** Tokens, cards in hand, steamers bought, cards face up. */
function Belongings(props: Props & { player: PlayerView; mine?: boolean }) {
  const { player, view, say, mine } = props;
  const pays = (mine && PAYING.includes(view.step)) || view.about_seat === player.seat;
  return (
    <div class="belongings">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role it may have takes a label */}
      <span
        class="tokens"
        role={pays ? "group" : "img"}
        aria-label={say("tokens", { dishes: dishesSaid(player.tokens, view, say) })}
      >
        {player.tokens.map((count, dish) => (
          <span
            key={dish}
            class={count ? "pile" : "pile none"}
            {...(pays && count
              ? {
                  "data-at": `dish:${dish}`,
                  role: "img",
                  "aria-label": say("so-many", { count, dish: say(`dish-${view.dishes[dish]}`) }),
                }
              : {})}
          >
            {Array.from({ length: Math.max(1, count) }, (_, i) => (
              <span
                key={i}
                class="chip"
                style={{ "--i": Math.min(i, 2) }}
                {...(count ? { "data-piece": `token:${player.seat}:${dish}:${i}`, "data-on": `dish:${dish}` } : {})}
              >
                <Token dish={view.dishes[dish]!} />
              </span>
            ))}
            <b aria-hidden="true">{count}</b>
          </span>
        ))}
      </span>
      <Counts {...props} />
    </div>
  );
}

function EatenSign() {
  return (
    <svg viewBox="0 0 26 20" width="24" height="19" aria-hidden="true">
      <path d="M2 6v9c0 3 5 4 11 4s11-1 11-4V6" />
      <ellipse cx="13" cy="6" rx="11" ry="4.5" />
    </svg>
  );
}

function Counts({ player, say, mine }: Props & { player: PlayerView; mine?: boolean }) {
  return (
    <span class="counts">
      {!mine && (
        <span
          class="in-hand"
          data-seat={player.seat}
          role="img"
          aria-label={say("hand-size", { count: player.hand_size })}
        >
          <svg viewBox="0 0 20 26" width="16" height="21" aria-hidden="true">
            <rect x="1" y="1" width="18" height="24" rx="3" />
            <path d="M10 6v14M5 10l10 6M15 10 5 16" />
          </svg>
          <b aria-hidden="true">{player.hand_size}</b>
        </span>
      )}
      <span
        class="eaten"
        data-sink="bought"
        data-on={`seat:${player.seat}`}
        role="img"
        aria-label={say("eaten", { count: player.steamers })}
        {...(mine ? { "data-seat": player.seat } : {})}
      >
        <EatenSign />
        <b aria-hidden="true">{player.steamers}</b>
      </span>
    </span>
  );
}
