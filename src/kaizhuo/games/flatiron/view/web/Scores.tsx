/** The end: where every point came from, line by line. */
import { Sign } from "@kaizhuo/shell";
import { inWords, nameOf, type Props, signed } from "./say";
import type { PlayerView } from "./view";

/** In the order in which they are earned. */
const CAUSES = ["warehouse", "space", "effect", "extra", "floor", "action", "paper", "card", "share", "popularity"];

interface Line {
  name: string;
  points: (number | null)[];
  detail?: boolean;
}

export function Scores(props: Props) {
  const { view, say } = props;
  if (!view.over) return null;
  const lines: Line[] = CAUSES.map((cause) => ({
    name: say(`cause-${cause}`),
    points: view.players.map((player) => player.points[cause] ?? 0),
  })).filter((line) => line.points.some(Boolean));
  const before = view.players.map((player) => CAUSES.reduce((sum, cause) => sum + (player.points[cause] ?? 0), 0));
  return (
    <section class="scores" aria-label={say("scores")} tabIndex={0}>
      <h2>{say("scores")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {view.players.map((player) => (
              <th key={player.player} scope="col">
                <Sign seat={player.player} size={20} /> <bdi>{nameOf(props, player.player)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.name} {...line} />
          ))}
          <Row name={say("before-end")} points={before} sum />
          {view.players.map((player) =>
            player.burnham ? (
              <BurnhamScore key={player.player} {...props} player={player} />
            ) : (
              <Ending key={player.player} {...props} player={player} />
            ),
          )}
          <Row name={say("total")} points={view.players.map((player) => player.vp)} sum />
        </tbody>
      </table>
      {view.roof_by !== null && <p>{say("roof-by", { name: nameOf(props, view.roof_by) })}</p>}
    </section>
  );
}

function Row({ name, points, sum = false }: Line & { sum?: boolean }) {
  return (
    <tr class={sum ? "sum" : ""}>
      <th scope="row">{name}</th>
      {points.map((number, i) => (
        <td key={i}>{number === null ? "" : sum ? number : signed(number)}</td>
      ))}
    </tr>
  );
}

const only = (player: PlayerView, number: number) => [0, 1].map((seat) => (seat === player.player ? number : null));

/** Streets and decrees of one company. */
function Ending({ player, say }: Props & { player: PlayerView }) {
  const decrees = player.columns
    .flatMap((column) => [
      ...column.above.map((tucked) => ({ tucked, printed: tucked.decree?.top })),
      ...column.below.map((tucked) => ({ tucked, printed: tucked.decree?.bottom })),
    ])
    .filter(({ printed }) => printed);
  return (
    <>
      {player.columns.map((column) => (
        <Row
          key={column.street}
          name={say(column.tokens ? "street-line-tokens" : "street-line", {
            street: say(column.street),
            reputation: signed(column.reputation + column.tokens),
            tokens: column.tokens,
          })}
          points={only(player, column.vp)}
        />
      ))}
      {decrees.map(({ tucked, printed }) => (
        <Row
          key={tucked.decree!.id}
          name={say("decree-line", { text: inWords(say, "scoring", printed!) })}
          points={only(player, tucked.vp ?? 0)}
        />
      ))}
    </>
  );
}

function BurnhamScore({ player, say }: Props & { player: PlayerView }) {
  return (
    <>
      <Row name={say("cause-costs")} points={only(player, player.points.costs ?? 0)} />
      {player.points.hard !== undefined && <Row name={say("cause-hard")} points={only(player, player.points.hard)} />}
    </>
  );
}
