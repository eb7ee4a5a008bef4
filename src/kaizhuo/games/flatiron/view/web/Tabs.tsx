/** What has no room beside the rest is a tap away; the other company is its own tab, with what it has. */
import { Sign } from "@kaizhuo/shell";
import type { ComponentChildren } from "preact";
import { Coin, DecreeSign, Newspaper, Points, Slab, StreetBadge } from "./Glyph";
import type { Opened, Tab } from "./opened";
import { nameOf, type Props } from "./say";
import type { PlayerView } from "./view";

interface TabsProps extends Props {
  opened: Opened;
  other: PlayerView;
}

export function Tabs(props: TabsProps) {
  const { opened, say, view } = props;
  const tab = (name: Tab, text: string, sign: ComponentChildren) => (
    <button
      type="button"
      class={`to-${name}`}
      data-opens={name}
      aria-pressed={opened.tab === name}
      title={text}
      onClick={() => opened.open(name)}
    >
      {sign}
      <span>{text}</span>
    </button>
  );
  return (
    <div class="flat-tabs" role="group" aria-label={say("tabs")}>
      {view.sides.length > 0 && tab("draft", say("draft-tab"), <Newspaper />)}
      {tab("streets", say("streets"), <StreetBadge street="BW" />)}
      {tab("hall", say("hall-tab"), <DecreeSign />)}
      {tab("building", say("building-tab"), <Slab />)}
      <OtherTab {...props} />
    </div>
  );
}

function OtherTab(props: TabsProps) {
  const { opened, other, say } = props;
  const name = nameOf(props, other.player);
  const asked = props.awaited.includes(other.player);
  return (
    <button
      type="button"
      class={asked ? "to-other asked" : "to-other"}
      data-opens="other"
      aria-pressed={opened.tab === "other"}
      title={name}
      onClick={() => opened.open("other")}
    >
      <span class="visually-hidden">
        {[say("points-of", { name, points: other.vp }), other.burnham ? "" : say("money", { money: other.money })]
          .filter(Boolean)
          .join(say("comma"))}
      </span>
      <span class="has" aria-hidden="true">
        <Sign seat={other.player} size={20} />
        <Points n={other.vp} />
        {!other.burnham && <Coin n={other.money} />}
      </span>
      <span aria-hidden="true">{other.burnham ? say("burnham-tab") : name}</span>
    </button>
  );
}
