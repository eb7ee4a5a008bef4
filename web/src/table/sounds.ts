/** What is heard at a table: each game says, beside its board, which event makes which sound. */
import { useEffect, useRef } from "preact/hooks";
import { filmScale } from "../settings";
import { play, type Sound } from "../sound";
import type { Now, Table, Told } from "../types";
import { folderOf } from "../words";
import type { Playing } from "./session";

const found = import.meta.glob<Record<string, Sound>>("../../../src/kaizhuo/games/*/view/web/sounds.json", {
  import: "default",
  eager: true,
});

const MOST = 3; // of one moment
const APART = 0.16; // seconds

/** The sounds of what was told, in order; the same one again right after itself is heard once. */
export function soundsOf(game: string, told: readonly Told[]): Sound[] {
  const sounds = found[`../../../src/kaizhuo/games/${folderOf(game)}/view/web/sounds.json`] ?? {};
  const heard = told.flatMap(({ name }) => sounds[name] ?? []);
  return heard.filter((sound, i) => sound !== heard[i - 1]).slice(0, MOST);
}

type Scene = Pick<Playing, "table" | "now" | "film" | "behind">;

const ended = ({ now, behind }: Scene) => now.finale !== null && !behind;

/** Listens to a table from the moment on at which the page was opened. */
class Listener {
  private readonly heard = new WeakSet<Told>();
  private busy = 0; // until when something is heard

  constructor(private last: Scene) {}

  /** What I do is heard at once, what others do when its beat is shown; without a film, all of it at once. */
  attend(scene: Scene): void {
    const { table, now, film } = scene;
    const last = this.last;
    this.last = scene;
    if (now.ply > last.now.ply) this.hear(table.game, this.atOnce(table, now));
    if (film && film.beat !== last.film?.beat) this.hear(table.game, film.beat.told);
    if (ended(scene) && !ended(last)) play(hasWon(table, now) ? "fanfare" : "close");
  }

  private atOnce({ you }: Table, { told }: Now): Told[] {
    return filmScale() ? told.filter(({ by }) => by === you) : told;
  }

  private hear(game: string, told: readonly Told[]): void {
    const fresh = told.filter((one) => !this.heard.has(one));
    for (const one of fresh) this.heard.add(one);
    if (document.hidden || performance.now() < this.busy) return;
    const sounds = soundsOf(game, fresh);
    sounds.forEach((sound, i) => {
      play(sound, i * APART);
    });
    this.busy = performance.now() + sounds.length * APART * 1000;
  }
}

function hasWon({ mine }: Table, { finale }: Now): boolean {
  return finale!.tallies.some(({ seat, place }) => place === 1 && seat !== null && mine.includes(seat));
}

export function useSounds(scene: Scene): void {
  const listener = useRef<Listener | null>(null);
  useEffect(() => {
    listener.current ??= new Listener(scene);
    listener.current.attend(scene);
  });
}
