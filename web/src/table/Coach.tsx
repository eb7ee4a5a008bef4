/** Help that fades: in the first game what could be done and why, later only what to look at, then nothing unasked.
 * Only its reader gets it: against bots, and among people when all have agreed to hints. */
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { coaching, settings } from "../settings";
import { useStore } from "../store";
import type { Hinted, Table } from "../types";
import { listed, useWords } from "../words";
import type { Playing, Session } from "./session";

/** Asks for advice about every question with a choice.  Who shares a device would show it to the others. */
export function useCoach(session: Session, shown: Playing): void {
  const { table, now, coaching: thinking } = shown;
  const how = coaching(useStore(settings), table.game, table.id);
  const ready = now.options.length > 1 && !shown.behind && !shown.sending && !shown.film && !shown.again;
  const wanted = ready && how !== "none" && table.hints && table.mine.length === 1;
  useEffect(() => {
    if (wanted && !thinking) session.consult();
  }, [session, wanted, thinking, now.ply, now.undos]);
}

export function Coach({ session, table, coached }: { session: Session; table: Table; coached: Hinted }) {
  const say = useWords();
  const how = coaching(useStore(settings), table.game, table.id);
  const { label, kind, kinds, because } = coached;
  const look = because[0] ? say("coach-look", { reason: because[0] }) : kind && say("coach-kind", { kind });
  if (how === "none" || (how === "part" && !look)) return null;
  return (
    <div class="remark coach" role="status">
      <p>
        <Icon name="hint" /> <b>{say("coach")}</b>{" "}
        {how === "part" ? (
          <span>{look}</span>
        ) : (
          <>
            {kinds.length > 1 && <span class="can">{say("coach-can", { kinds: listed(kinds, "disjunction") })}</span>}
            <span>{say("coach-move", { move: label })}</span>
            {because.map((reason, i) => (
              <span key={reason} class={i ? "further" : ""}>
                {reason}
              </span>
            ))}
          </>
        )}
      </p>
      <span class="coach-tools">
        <button type="button" class="answer" onClick={() => session.hint()}>
          {say(how === "part" ? "coach-more" : "coach-show")}
        </button>
        <button
          type="button"
          class="quiet"
          title={say("coach-off-text")}
          onClick={() => settings.update({ coach: false })}
        >
          {say("coach-off")}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={say("close")}
          title={say("close")}
          onClick={() => session.dismiss()}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}
