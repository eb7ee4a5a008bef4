/** What lies beside the board: log, chat and rules in the rail of a wide page, on leaves of a narrow one. */
import { useCallback } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Origin } from "../past/Origin";
import type { Told } from "../types";
import { useWords } from "../words";
import { ChatPanel } from "./ChatPanel";
import { Help } from "./Help";
import { type Light, LogPanel } from "./LogPanel";
import { RulesPanel } from "./RulesPanel";
import { Seats } from "./Seats";
import type { Playing, Session } from "./session";

const SHOWN = 3000; // ms that a place stays lit after its line was tapped
const TABS = ["log", "chat", "rules"] as const;
export type Tab = (typeof TABS)[number];
export type Leaf = Tab | "help" | "seats" | null;

interface Props {
  session: Session;
  shown: Playing;
  /** The rule that is pointed at, or "". */
  rule: string;
  openRule: (rule: string) => void;
}

function Panel({ tab, session, shown, rule, openRule, press }: Props & { tab: Tab; press?: Light }) {
  const light = useCallback((told: Told | null) => session.point(told), [session]);
  if (tab === "chat") return <ChatPanel session={session} table={shown.table} lines={shown.chat} />;
  if (tab === "rules") return <RulesPanel game={shown.table.game} rule={rule} />;
  return (
    <LogPanel
      lines={shown.log}
      seats={shown.table.seats}
      openRule={openRule}
      light={light}
      {...(press ? { press } : {})}
    />
  );
}

export function Rail(props: Props & { tab: Tab; open: (tab: Tab) => void; unread: number }) {
  const say = useWords();
  const { tab, open, unread } = props;
  const named = (which: Tab) =>
    which === "chat" && unread > 0 ? { "aria-label": say("chat-unread", { count: unread }) } : {};
  return (
    <aside class="rail" aria-label={say("beside")}>
      <div class="tabs" role="tablist">
        {TABS.map((which) => (
          <button
            key={which}
            type="button"
            role="tab"
            id={`tab-${which}`}
            aria-selected={tab === which}
            aria-controls="rail-page"
            {...named(which)}
            onClick={() => open(which)}
          >
            <Icon name={which} /> {say(which)}
            {which === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="rail-page" id="rail-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" && <Origin table={props.shown.table} />}
        <Panel key={tab} {...props} />
      </div>
    </aside>
  );
}

export function LeafSheet(props: Props & { leaf: Leaf; turn: (leaf: Leaf) => void }) {
  const say = useWords();
  const { leaf, turn, session, shown } = props;
  const { table } = shown;
  /** Close the leaf over the board, and light there for a while what the line was about. */
  const press = useCallback(
    (told: Told | null) => {
      turn(null);
      session.point(told, SHOWN);
    },
    [session, turn],
  );
  if (!leaf) return null;
  return (
    <Sheet key={leaf} title={say(leaf === "seats" ? "around" : leaf)} close={() => turn(null)} wide={leaf === "rules"}>
      {leaf === "log" && (
        <>
          <Origin table={table} />
          <a class="button" href={`/t/${table.id}?replay`}>
            <Icon name="replay" /> {say("replay")}
          </a>
        </>
      )}
      {leaf === "seats" && (
        <>
          <Seats session={session} table={table} clock={shown.clock} agreement={shown.now.agreement} />
          <button type="button" class="narrow" onClick={() => turn("help")}>
            <Icon name="help" /> {say("help")}
          </button>
        </>
      )}
      {leaf === "help" && <Help table={table} />}
      {leaf !== "seats" && leaf !== "help" && <Panel {...props} tab={leaf} press={press} />}
    </Sheet>
  );
}
