/** Flatiron: an elevation of the building, the streets around it, and the companies' ledgers. */
import { useLook } from "@kaizhuo/shell";
import { useRef } from "preact/hooks";
import { Building } from "./Building";
import { Burnham } from "./Burnham";
import { Company } from "./Company";
import { Draft, Drawn } from "./Draft";
import { Hall, HallPlace, Streets } from "./Manhattan";
import { Outlook } from "./Outlook";
import { useOpened } from "./opened";
import type { Props } from "./say";
import { Tabs } from "./Tabs";
import { Track } from "./Track";
import "./board.css";
import "./layout.css";

export default function Board(props: Props) {
  const { view, you } = props;
  const root = useRef<HTMLDivElement>(null);
  const looks = useLook(root, "at");
  const opened = useOpened(props);
  const first = you === 1 ? 1 : 0;
  const players = [view.players[first]!, view.players[1 - first]!];
  return (
    <div class={view.sides.length ? "flatiron desk drafting" : "flatiron desk"} data-open={opened.tab} ref={root}>
      <Tabs {...props} opened={opened} other={players[1]!} />
      <Track {...props} />
      <Outlook {...props} looks={looks} />
      <Draft {...props} />
      <Drawn {...props} />
      <Streets {...props} />
      <HallPlace {...props} />
      <Hall {...props} />
      <Building {...props} />
      {players.map((player, i) =>
        player.burnham ? (
          <Burnham key={player.player} {...props} player={player} />
        ) : (
          <Company key={player.player} {...props} player={player} opened={opened} lead={!i} />
        ),
      )}
    </div>
  );
}
