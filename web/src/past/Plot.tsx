/** How a seat stood at each of its decisions: from lost (0 %) to won (100 %). */
import { seatColour } from "../parts/Sign";
import { go } from "../router";
import type { Review, Table } from "../types";
import { useWords } from "../words";

const [HEIGHT, LEFT, RIGHT, TOP, FOOT] = [240, 60, 16, 16, 32];
const width = () => (innerWidth < 700 ? 344 : 756); // as wide as it is shown, so that its text is as large as any

export function Plot({ review, table }: { review: Review; table: Table }) {
  const say = useWords();
  const WIDTH = width();
  const done = review.judged.length >= review.total;
  const points = review.judged.map((one) => ({ ply: one.ply, value: one.value }));
  const last = points.at(-1)!.ply + 1;
  if (done) points.push({ ply: last, value: review.result });
  const first = points[0]!.ply;
  const x = (ply: number) => LEFT + ((ply - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value) * (HEIGHT - TOP - FOOT);
  const path = points
    .map((point, i) => `${i ? "L" : "M"}${x(point.ply).toFixed(1)} ${y(point.value).toFixed(1)}`)
    .join("");
  const [low, high] = [Math.min(...points.map((p) => p.value)), Math.max(...points.map((p) => p.value))];
  const words = say("plot", { low: Math.round(low * 100), high: Math.round(high * 100) });
  return (
    <figure class="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} class="grid" />
            <text x={LEFT - 8} y={y(value) + 5} text-anchor="end">
              {value * 100} %
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 8}>
          {say("at-ply", { ply: first + 1 })}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} text-anchor="end">
          {say("at-ply", { ply: last })}
        </text>
        <path d={path} class="curve" stroke={seatColour(review.seat)} />
        {points.map((point) => (
          <circle
            key={point.ply}
            cx={x(point.ply)}
            cy={y(point.value)}
            r="3"
            fill={seatColour(review.seat)}
            stroke="var(--ink)"
          />
        ))}
        {done &&
          review.costliest.map((ply, i) => {
            const one = points.find((point) => point.ply === ply)!;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; the list below has the links
              <g key={ply} class="dear" onClick={() => go(`/t/${table.id}?replay=${ply + 1}&as=${review.seat}`)}>
                <circle cx={x(ply)} cy={y(one.value)} r="11" />
                <text x={x(ply)} y={y(one.value) + 5} text-anchor="middle">
                  {i + 1}
                </text>
              </g>
            );
          })}
      </svg>
      <figcaption>{say("plot-caption")}</figcaption>
    </figure>
  );
}
