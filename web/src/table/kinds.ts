/** A small picture for what happened, by the words games call it with. */
import type { IconName } from "../parts/Icon";

const KINDS: readonly [RegExp, IconName][] = [
  [/scored|rescued|won|gained|column-filled|row-filled/, "star"],
  [/bought|paid|money|earned|sold|pillar/, "coin"],
  [/built|floor|roof|tile-turned/, "build"],
  [/flipped|swapped|switched|traded|raised|rotated|copied/, "swap"],
  [/rolled|roll|challenged/, "die"],
  [/discarded|returned|emptied|lost|gave-up|into-bag|left/, "away"],
  [/drew|dealt|saw|drawn|from-bag|took|seized|stole|came-back|placed/, "draw"],
  [/moved|sent|gave|relocated|herded|dispatched|activated|met|teamed/, "arrow"],
  [/played|toasted|cheered|added|laid|served|revealed|opened|put|kept/, "card"],
];

export function kindOf(event: string): IconName {
  return KINDS.find(([words]) => words.test(event))?.[1] ?? "dot";
}
