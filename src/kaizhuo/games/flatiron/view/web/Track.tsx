/** The score track: who stands where, and how far it is to the newsboy. */
import { Sign } from "@kaizhuo/shell";
import { Newsboy } from "./Glyph";
import { nameOf, type Props } from "./say";

const TEN = 10;
const LEAST = 60; // beyond the newsboy's last position
const MANY = 100; // up to here every ten has room for its number

export function Track(props: Props) {
  const { view, say } = props;
  const lead = Math.max(...view.players.map((player) => player.vp));
  const end = Math.max(LEAST, Math.ceil((lead + 1) / TEN) * TEN);
  const step = end > MANY ? 2 * TEN : TEN;
  const label = [
    ...view.players.map((player) => say("points-of", { name: nameOf(props, player.player), points: player.vp })),
    view.newsboy === null ? say("newsboy-gone") : say("newsboy-at", { points: view.newsboy }),
  ].join(say("comma"));
  return (
    <div class="track" role="img" aria-label={label} style={{ "--end": end }}>
      <div class="rail-line">
        {Array.from({ length: Math.floor(end / step) + 1 }, (_, n) => (
          <span key={n} class="ten" style={{ "--n": n * step }}>
            {n * step}
          </span>
        ))}
        {view.newsboy !== null && (
          <span class="boy" data-piece="newsboy" style={{ "--n": view.newsboy }}>
            <Newsboy />
          </span>
        )}
        {view.players.map((player) => {
          const together = view.players.filter((other) => other.vp === player.vp);
          return (
            <span
              key={player.player}
              class="token"
              data-piece={`score:${player.player}`}
              data-on={`seat:${player.player}`}
              style={{ "--n": Math.max(0, player.vp), "--i": together.indexOf(player), "--of": together.length }}
            >
              <Sign seat={player.player} size={22} />
            </span>
          );
        })}
      </div>
    </div>
  );
}
