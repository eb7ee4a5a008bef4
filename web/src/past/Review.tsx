/** After the game: how one seat stood over time, and its costliest decisions, judged with what it knew then. */
import { useState } from "preact/hooks";
import { Header } from "../parts/Header";
import { Cup } from "../parts/Message";
import type { Review as Found, Table } from "../types";
import { useWords } from "../words";
import { Afterwards } from "./Afterwards";
import { Plot } from "./Plot";
import { percent } from "./Reasons";
import { Unanswered } from "./Unanswered";
import { useReview } from "./useReview";

export function Review({ table, seat }: { table: Table; seat: number | null }) {
  const say = useWords();
  const [of, choose] = useState(Math.min(seat ?? table.mine[0] ?? 0, table.seats.length - 1));
  const { found, looked, done, wrong } = useReview(table, of);
  if (wrong !== null) return <Unanswered table={table} title={say("review")} wrong={wrong} />;
  return (
    <>
      <Header title={`${table.game_name} · ${say("review")}`} />
      <main class="page review">
        <label class="eyes">
          <span>{say("review-of")}</span>
          <select value={String(of)} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {table.seats.map((one) => (
              <option key={one.seat} value={String(one.seat)}>
                {one.you ? say("named-you", { name: one.name }) : one.name}
              </option>
            ))}
          </select>
        </label>
        {!done && (
          <p class="empty" role="status">
            <Cup steaming />
            <br />
            {say("reviewing")}
            <br />
            <progress max={found?.total ?? 1} value={looked} aria-label={say("reviewing")} />
          </p>
        )}
        {found && found.judged.length > 0 && <Plot review={found} table={table} />}
        {found && (done || found.costliest.length > 0) && <Costliest review={found} table={table} done={done} />}
        {found && found.failed > 0 && (
          <p class="note" role="status">
            {say("review-failed", { count: found.failed })}
          </p>
        )}
        {done && <p class="note">{say("review-note")}</p>}
        <Afterwards table={table} here="review" />
      </main>
    </>
  );
}

/** Also those so far. */
function Costliest({ review, table, done }: { review: Found; table: Table; done: boolean }) {
  const say = useWords();
  if (!review.costliest.length)
    return (
      <p class="well">
        {say(!review.total ? "review-none" : review.judged.length ? "review-clean" : "review-nothing")}
      </p>
    );
  return (
    <section>
      <h2>{say(done ? "costliest" : "costliest-so-far")}</h2>
      <ol class="costliest">
        {review.costliest.map((ply) => {
          const one = review.judged.find((judged) => judged.ply === ply)!;
          return (
            <li key={ply}>
              <p>
                <a href={`/t/${table.id}?replay=${ply + 1}&as=${review.seat}`}>{say("at-ply", { ply: ply + 1 })}</a>{" "}
                <b>{say("cost", { cost: percent(one.cost) })}</b>
              </p>
              <p>{say("played", { move: one.label, value: percent(one.value) })}</p>
              <p>{say("better", { move: one.best, value: percent(one.value + one.cost) })}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
