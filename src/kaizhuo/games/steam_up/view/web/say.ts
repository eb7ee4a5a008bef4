import type { BoardProps, BoardSeat, Say } from "@kaizhuo/shell";
import type { PlayerView, SteamView } from "./view";

export type Props = BoardProps<SteamView>;

export function seatOf(props: Props, seat: number): BoardSeat {
  return props.seats[seat] ?? { seat, name: String(seat), you: false, bot: false, online: true };
}

/** "2 har gow, 1 siu mai" */
export function dishesSaid(counts: number[], view: SteamView, say: Say): string {
  const said = counts.flatMap((count, dish) =>
    count ? [say("so-many", { count, dish: say(`dish-${view.dishes[dish]}`) })] : [],
  );
  return said.length ? said.join(say("comma")) : say("none");
}

/** "Dog · Guard. Once a round …" */
export const zodiacSaid = (zodiac: string, say: Say) =>
  say("card", { name: roleSaid(zodiac, say), text: say(`zodiac-${zodiac}.text`) });

export const roleSaid = (zodiac: string, say: Say) =>
  say("zodiac-role", { zodiac: say(`zodiac-${zodiac}`), role: say(`zodiac-${zodiac}.role`) });

export const pointsSaid = (props: Props, player: PlayerView) =>
  props.say("points-of", { name: seatOf(props, player.seat).name, points: player.final ?? player.hp });

/** The dishes of a count, one by one. */
export function each(counts: number[]): number[] {
  return counts.flatMap((count, dish) => Array.from({ length: count }, () => dish));
}
