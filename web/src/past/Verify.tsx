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
import { type Promised, promiseOf } from "./promise";
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

interface Judged {
  table: Table;
  given: Proof;
  verdict: Verdict;
}

function Judgement({ table, given, verdict }: Judged) {
  const say = useWords();
  const promised = promiseOf(table.id);
  const broken = promised !== null && promised.commitment !== given.commitment;
  const honest = verdict.fault === null && !broken && given.taught;
  const open = verdict.fault === "no-secret" || (verdict.fault === null && !broken && !given.taught);
  return (
    <>
      <div role="status">
        <h2 class={honest ? "verdict good" : open ? "verdict" : "verdict bad"}>
          <Icon name={honest ? "shield" : open ? "help" : "close"} size={28} />{" "}
          {say(honest ? (promised ? "proven" : "fits") : open ? "not-checked" : "not-honest")}
        </h2>
      </div>
      <ul class="proof">
        <PromisePoint promised={promised} broken={broken} />
        <SecretPoints given={given} verdict={verdict} />
        <ChancePoint table={table} given={given} verdict={verdict} />
        {verdict.fault === "no-secret" && <Point good={null}>{say("proof-no-secret")}</Point>}
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

/** What this browser had noted while the game was played. */
function PromisePoint({ promised, broken }: { promised: Promised | null; broken: boolean }) {
  const say = useWords();
  if (!promised) return <Point good={null}>{say("promise-none")}</Point>;
  return (
    <Point good={!broken}>
      {say(broken ? "promise-broken" : "promise-kept", { at: new Date(promised.at) })}
      {broken && <code class="hash">{promised.commitment}</code>}
    </Point>
  );
}

/** Whether the secret is the promised one, and what was promised with it. */
function SecretPoints({ given, verdict }: Omit<Judged, "table">) {
  const say = useWords();
  if (verdict.fault === "no-secret") return null;
  if (verdict.fault === "secret") {
    return (
      <Point good={false}>
        {say("proof-wrong-secret")}
        <code class="hash">{verdict.commitment}</code>
        <code class="hash">{verdict.found}</code>
      </Point>
    );
  }
  const terms = bindsTerms(given.commitment);
  const came = given.branches.filter((branch) => !branch.lesson).length;
  return (
    <>
      <Point good>
        {say("proof-secret")}
        <code class="hash">{given.commitment}</code>
      </Point>
      <Point good={terms || null}>{say(terms ? "proof-terms" : "proof-no-terms")}</Point>
      {came > 0 && <Point good>{say("proof-branches", { count: came })}</Point>}
    </>
  );
}

/** Whether all that was left to chance was dealt from the secret. */
function ChancePoint({ table, given, verdict }: Judged) {
  const say = useWords();
  if (verdict.fault === null)
    return (
      <>
        {verdict.arranged > 0 && (
          <Point good={null}>
            {say(given.taught ? "proof-arranged" : "proof-not-taught", { ply: verdict.arranged })}
          </Point>
        )}
        <Point good>{say("proof-chance", { count: verdict.chance })}</Point>
      </>
    );
  if (verdict.fault !== "outcome") return null;
  const { ply, said, dealt } = verdict;
  return (
    <Point good={false}>
      {say("proof-wrong-outcome", { ply, said, dealt })}{" "}
      <a href={`/t/${table.id}?replay=${ply + 1}&as=open`}>{say("show-moment")}</a>
    </Point>
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
