/** One table as this reader sees it: what the line told, shown one moment after the other. */
import { Line, type LineState, type Wire, type Wish } from "../line";
import { rememberPromise } from "../past/promise";
import { settings } from "../settings";
import { Store } from "../store";
import type { ChatLine, ClockState, Gone, Hinted, Log, Moment, Now, Outgoing, Refused, Table, Told } from "../types";
import { type Beat, beatsOf, marksOf, reading, sinceMine, turnsOf } from "./film";
import type { Cue, Stage } from "./motion";

export interface Shown {
  line: LineState;
  table: Table | null;
  now: Now | null;
  log: Told[];
  chat: ChatLine[];
  /** What was said just now. */
  said: ChatLine[];
  clock: (ClockState & { at: number }) | null;
  gone: Gone | null;
  refused: Refused | null;
  hinted: Hinted | null;
  /** What the coach has to say about this question, unasked. */
  coached: Hinted | null;
  /** The coach is thinking. */
  coaching: boolean;
  /** A move was sent, and what came of it is not yet shown. */
  sending: boolean;
  /** A hint was asked for. */
  asking: boolean;
  /** Moments are waiting to be shown: what is on the board is not yet how it stands. */
  behind: boolean;
  /** What somebody else did, while it is shown; `running` until all of it has been seen. */
  film: { beat: Beat; running: boolean } | null;
  /** A step of what happened since my last turn, looked at once more. */
  again: Again | null;
}

export interface Again {
  steps: Beat[];
  at: number;
  moment: Moment;
}

/** A game that has begun, at a moment of it. */
export type Playing = Shown & { table: Table; now: Now };

const EMPTY: Shown = {
  line: "connecting",
  table: null,
  now: null,
  log: [],
  chat: [],
  said: [],
  clock: null,
  gone: null,
  refused: null,
  hinted: null,
  coached: null,
  coaching: false,
  sending: false,
  asking: false,
  behind: false,
  film: null,
  again: null,
};

const LOOK = 1500; // ms for a player to see what came of their move
const CHAT = 200; // lines that are kept
const TOO_MANY = 12; // moments that nobody wants to watch one by one
const MANY = 3; // moments that wait: it goes faster
const HURRY = 0.6;

const nextFrame = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 60); // a hidden page gets no frames
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

const momentOf = (now: Now | null) => (now ? `${now.ply} ${now.undos}` : "");

export class Session {
  readonly shown = new Store<Shown>(EMPTY);
  stage: Stage | null = null;
  private readonly line: Wire;
  private readonly queue: (Now | Log | Table)[] = [];
  private pumping = false;
  private lower: () => void = () => undefined;
  private done = { ply: 0, undos: 0 }; // the moment after my last move
  private readonly forget: () => void;
  private skipping = false;
  private readonly recalled = new Map<number, Moment>();
  private arrived: () => void = () => undefined;
  private looks = 0;
  private coach = { id: "", moment: "", wanted: false }; // its last question; `wanted` by the reader since
  private pointing = 0;

  constructor(table: string | ((hear: (message: Outgoing) => void) => Wire)) {
    this.line =
      typeof table === "string"
        ? new Line(table, settings.value.language, this.hear, (line) => this.shown.update({ line }))
        : table(this.hear);
    this.forget = settings.follow((now) => this.line.speak(now.language));
  }

  close(): void {
    this.forget();
    this.line.close();
  }

  wish(wish: Wish): void {
    this.line.wish(wish);
    this.shown.update({ sending: this.line.busy, asking: wish.type === "hint", refused: null, hinted: null });
  }

  /** What the bots would do: the coach may have it already, or be about to.  Among people all must agree first. */
  hint(): void {
    const { table, coached, coaching, now } = this.shown.value;
    if (!table?.hints) this.wish({ type: "hints" });
    else if (coached) this.shown.update({ hinted: coached, coached: null, refused: null });
    else if (!coaching || this.coach.moment !== momentOf(now)) this.wish({ type: "hint" });
    else {
      this.coach.wanted = true;
      this.shown.update({ asking: true, refused: null });
    }
  }

  /** Let the coach think about this question, once, and about one at a time. */
  consult(): void {
    const moment = momentOf(this.shown.value.now);
    if (this.shown.value.coaching || this.coach.moment === moment) return;
    this.coach = { id: this.line.wish({ type: "hint" }), moment, wanted: false };
    this.shown.update({ coaching: true });
  }

  say(sentence: string): void {
    const { now, table } = this.shown.value;
    this.shown.update({ coached: null });
    if (now) this.wish({ type: "act", ply: now.ply, undos: now.undos, say: sentence, seat: table?.you ?? null });
  }

  undo(): void {
    const now = this.shown.value.now;
    if (now) this.wish({ type: "undo", ply: now.ply, undos: now.undos });
  }

  dismiss(): void {
    this.shown.update({ refused: null, hinted: null, coached: null });
  }

  /** A click skips what is moving, and all that waits behind it. */
  skip(): void {
    this.skipping = this.pumping;
    this.stage?.skip();
    this.lower();
    this.line.skip?.();
  }

  /** Something is shown that a click skips before anything can be chosen. */
  get showing(): boolean {
    const { film, behind } = this.shown.value;
    return behind || (film?.running ?? false);
  }

  /** What the others did since my last turn. */
  get steps(): Beat[] {
    const { log, table } = this.shown.value;
    return table ? sinceMine(log, table.you, table.seats.length) : [];
  }

  /** Marks what happened since my last turn, for somebody who was not shown it. */
  remind(): void {
    this.stage?.mark(marksOf(this.steps.flatMap((beat) => beat.told)));
  }

  /** Light on the board what a line is about, for some time; nothing for null. */
  point(told: Told | null, ms = 0): void {
    if (!told && this.pointing) return;
    clearTimeout(this.pointing);
    this.pointing = 0;
    if (ms)
      this.pointing = window.setTimeout(() => {
        this.pointing = 0;
        this.point(null);
      }, ms);
    this.stage?.light(told ? marksOf([told]) : [], told?.by);
  }

  /** Look at one of the steps; null goes back to how it stands. */
  async look(at: number | null): Promise<void> {
    const looks = ++this.looks;
    const steps = at === null ? [] : this.steps;
    const beat = steps[at ?? -1];
    this.stage?.skip();
    this.stage?.light([]);
    if (at === null || !beat) return this.shown.update({ again: null });
    const last = beat.told.at(-1)!.ply;
    const shown = steps[at - 1]?.told.at(-1)?.ply ?? 0; // by the step before it
    const [before, after] = [await this.recall(Math.max(beat.told[0]!.ply - 1, shown)), await this.recall(last)];
    if (looks !== this.looks || !before || !after) return;
    this.shown.update({ again: { steps, at, moment: before } });
    await nextFrame();
    if (looks !== this.looks) return; // closed meanwhile
    const shot = this.stage?.shoot(beat.told);
    this.shown.update({ again: { steps, at, moment: after } });
    await nextFrame();
    if (looks !== this.looks || !shot) return;
    void this.stage?.play(shot, beat.told);
    this.stage?.light(marksOf(beat.told), beat.by);
  }

  private async recall(ply: number): Promise<Moment | undefined> {
    if (!this.recalled.has(ply)) {
      const arrived = new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
      this.line.wish({ type: "recall", ply });
      await arrived;
    }
    return this.recalled.get(ply);
  }

  private readonly hear = (message: Outgoing): void => {
    switch (message.type) {
      case "table":
        if (message.commitment) rememberPromise(message);
        if (message.mine.length < 2) this.shown.update({ table: message });
        else this.inTurn(message);
        break;
      case "now":
        this.shown.update({ clock: message.clock && { ...message.clock, at: performance.now() } });
        this.inTurn(message);
        break;
      case "log":
        this.inTurn(message);
        break;
      case "chat":
        this.shown.update({
          chat: message.whole ? message.lines : [...this.shown.value.chat, ...message.lines].slice(-CHAT),
          said: message.whole ? [] : message.lines,
        });
        break;
      case "done":
        this.done = { ply: message.ply, undos: this.shown.value.now?.undos ?? 0 };
        this.shown.update({ sending: this.sending(this.shown.value.now) });
        break;
      case "refused":
        if (this.shown.value.coaching && message.id === this.coach.id) this.advise(null);
        else this.shown.update({ refused: message, asking: false, sending: this.line.busy });
        break;
      case "hinted":
        if (this.shown.value.coaching && message.id === this.coach.id) this.advise(message);
        else this.shown.update({ hinted: message, asking: false, sending: this.line.busy });
        break;
      case "recalled":
        for (const moment of message.moments) this.recalled.set(moment.ply, moment);
        this.arrived();
        break;
      case "gone":
        this.shown.update({ gone: message });
        break;
      case "asked": // nothing is done yet; the question comes with `now`
      case "pong":
        break;
    }
  };

  /** The coach's answer; of no use when the question is another one by now. */
  private advise(hinted: Hinted | null): void {
    const { moment, wanted } = this.coach;
    const told = moment === momentOf(this.shown.value.now) ? hinted : null;
    this.shown.update({ coaching: false, ...(wanted ? { asking: false, hinted: told } : { coached: told }) });
  }

  /** Shown when what came before it has been shown. */
  private inTurn(message: Now | Log | Table): void {
    this.queue.push(message);
    void this.pump();
  }

  private sending(now: Now | null): boolean {
    return this.line.busy || (now !== null && now.undos === this.done.undos && now.ply < this.done.ply);
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.queue.length) {
      const message = this.queue.shift()!;
      const behind = this.queue.some((other) => other.type === "now");
      if (message.type === "log") this.begin(message.lines);
      else if (message.type === "table") await this.turn(message);
      else await this.show(message, behind);
    }
    this.pumping = this.skipping = false;
  }

  /** The whole story: after coming in, after an undo, in another language, for another seat. */
  private begin(log: Told[]): void {
    this.looks++;
    this.recalled.clear();
    this.coach.moment = "";
    this.shown.update({ log, coached: null, film: null, again: null });
  }

  /** Several share this device: the player may look at what came of their move, then the curtain falls. */
  private async turn(table: Table): Promise<void> {
    const was = this.shown.value.table;
    const falls = was !== null && was.you !== null && table.you === null;
    if (falls) await this.linger();
    this.shown.update(
      was?.you === table.you
        ? { table }
        : { table, now: null, log: [], chat: [], refused: null, hinted: null, coached: null, film: null, again: null },
    );
  }

  private linger(): Promise<void> {
    return new Promise((resolve) => {
      this.lower = resolve;
      setTimeout(resolve, LOOK);
    });
  }

  private async show(now: Now, behind: boolean): Promise<void> {
    const was = this.shown.value;
    const moved = was.now !== null && (was.now.ply !== now.ply || was.now.undos !== now.undos);
    if (moved && was.again) {
      await this.look(null);
      await nextFrame();
    }
    const before = moved ? this.stage?.shoot(now.told) : undefined;
    const log = now.told.length ? [...was.log, ...now.told] : was.log;
    this.shown.update({
      now,
      log,
      behind,
      sending: this.sending(now),
      ...(moved ? { refused: null, hinted: null, coached: null, asking: false } : {}),
    });
    if (!moved || !before || !this.stage) return;
    await nextFrame();
    const shown = this.stage.play(before, now.told, this.skipping ? [] : this.cues(log, now.told));
    if (this.skipping || this.queue.length > TOO_MANY) this.stage.skip();
    await shown;
    this.shot(now);
    if (behind || this.queue.length) await nextFrame();
  }

  /** The beats of what others did, each with its caption; what I did myself I know. */
  private cues(log: readonly Told[], told: readonly Told[]): Cue[] {
    const you = this.shown.value.table?.you;
    const hurry = this.queue.length > MANY ? HURRY : 1;
    return turnsOf(told).flatMap((turn): Cue[] => {
      if (turn.by !== null && turn.by === you) return [{ told: turn.told, hold: 0, begin: () => this.caption(null) }];
      const whole = turnsOf(log.slice(log.findLastIndex((each) => each.turn < turn.turn) + 1))[0]!;
      return beatsOf(whole.told).flatMap((beat) => {
        const fresh = beat.told.filter((each) => turn.told.includes(each));
        return fresh.length ? { told: fresh, hold: reading(beat) * hurry, begin: () => this.caption(beat) } : [];
      });
    });
  }

  private caption(beat: Beat | null): void {
    this.shown.update({ film: beat && { beat, running: true } });
    this.stage?.light(beat ? marksOf(beat.told) : [], beat?.by);
  }

  /** All of it has been seen: the last caption stays while a bot thinks of what comes next. */
  private shot(now: Now): void {
    const { film } = this.shown.value;
    if (this.queue.some((message) => message.type === "now")) return;
    const stays = film && now.thinking.length > 0 && !now.options.length && !this.skipping;
    this.shown.update({ film: stays ? { ...film, running: false } : null });
    if (!stays) this.stage?.light([]);
  }
}
