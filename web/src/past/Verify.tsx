/** Dealing the game again, here in the browser, and saying in words what that proves. */
import type { ComponentChildren } from "preact";
import { useAnswer } from "../answer";
import { proof } from "../api";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Cup } from "../parts/Message";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Proof, Table } from "../types";
import { useWords } from "../words";
import { Afterwards } from "./Afterwards";
import { bindsTerms, type Verdict, verify } from "./dealing";
import { promiseOf } from "./promise";
import { Unanswered } from "./Unanswered";

export function Verify({ table }: { table: Table }) {
  const say = useWords();
  const { language } = useStore(settings);
  const { answer: found, wrong } = useAnswer(async () => {
    const given = await proof(table.id, language);
    return { given, verdict: verify(given) };
  }, [table.id, table.over, language]);
  if (wrong !== null) return <Unanswered table={table} title={say("verify")} wrong={wrong} />;
  return (
    <>
      <Header title={`${table.game_name} · ${say("verify")}`} />
      <main class="page verify">
        {found ? (
          <Judgement table={table} {...found} />
        ) : (
          <p class="empty" role="status">
            <Cup steaming />
            <br />
            {say("verifying")}
          </p>
        )}
        {found && <Afterwards table={table} here="verify" />}
      </main>
    </>
  );
}

function Judgement({ table, given, verdict }: { table: Table; given: Proof; verdict: Verdict }) {
  const say = useWords();
  const promised = promiseOf(table.id);
  const broken = promised !== null && promised.commitment !== given.commitment;
  const honest = verdict.fault === null && !broken;
  const open = verdict.fault === "no-secret";
  const kept = verdict.fault === null || verdict.fault === "outcome";
  return (
    <>
      <div role="status">
        <h2 class={honest ? "verdict good" : open ? "verdict" : "verdict bad"}>
          <Icon name={honest ? "shield" : open ? "help" : "close"} size={28} />{" "}
          {say(honest ? (promised ? "proven" : "fits") : open ? "not-checked" : "not-honest")}
        </h2>
      </div>
      <ul class="proof">
        {promised && (
          <Point good={!broken}>
            {say(broken ? "promise-broken" : "promise-kept", { at: new Date(promised.at) })}
            {broken && <code class="hash">{promised.commitment}</code>}
          </Point>
        )}
        {!promised && <Point good={null}>{say("promise-none")}</Point>}
        {kept && (
          <Point good>
            {say("proof-secret")}
            <code class="hash">{given.commitment}</code>
          </Point>
        )}
        {kept && (
          <Point good={bindsTerms(given.commitment) || null}>
            {say(bindsTerms(given.commitment) ? "proof-terms" : "proof-no-terms")}
          </Point>
        )}
        {kept && given.branches.length > 0 && (
          <Point good>{say("proof-branches", { count: given.branches.length })}</Point>
        )}
        {verdict.fault === "secret" && (
          <Point good={false}>
            {say("proof-wrong-secret")}
            <code class="hash">{verdict.commitment}</code>
            <code class="hash">{verdict.found}</code>
          </Point>
        )}
        {verdict.fault === null && <Point good>{say("proof-chance", { count: verdict.chance })}</Point>}
        {verdict.fault === "outcome" && (
          <Point good={false}>
            {say("proof-wrong-outcome", { ply: verdict.ply, said: verdict.said, dealt: verdict.dealt })}{" "}
            <a href={`/t/${table.id}?replay=${verdict.ply + 1}&as=open`}>{say("show-moment")}</a>
          </Point>
        )}
        {open && <Point good={null}>{say("proof-no-secret")}</Point>}
        <Point good={null}>
          {say("proof-rules")}{" "}
          <code>
            kaizhuo verify kaizhuo-{table.game}-{table.id.slice(0, 6)}.json
          </code>
        </Point>
      </ul>
      <details>
        <summary>{say("proof-how")}</summary>
        <p>{say("proof-how-text")}</p>
        {given.secret && (
          <p>
            {say("fair-secret")} <code class="hash">{given.secret}</code>
          </p>
        )}
      </details>
    </>
  );
}

function Point({ good, children }: { good: boolean | null; children: ComponentChildren }) {
  return (
    <li class={good === null ? "" : good ? "good" : "bad"}>
      <Icon name={good === null ? "arrow" : good ? "check" : "close"} />
      <div>{children}</div>
    </li>
  );
}
