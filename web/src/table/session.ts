/** One table as this reader sees it: what the line told, shown one moment after the other. */
import { Line, type LineState, type Wish } from "../line";
import { rememberPromise } from "../past/promise";
import { settings } from "../settings";
import { Store } from "../store";
import type { ChatLine, ClockState, Gone, Hinted, Log, Now, Outgoing, Refused, Table, Told } from "../types";
import type { Stage } from "./motion";

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
  /** A move was sent, and what came of it is not yet shown. */
  sending: boolean;
  /** A hint was asked for. */
  asking: boolean;
  /** Moments are waiting to be shown: what is on the board is not yet how it stands. */
  behind: boolean;
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
  sending: false,
  asking: false,
  behind: false,
};

const LOOK = 1500; // ms for a player to see what came of their move
const CHAT = 200; // lines that are kept
const TOO_MANY = 12; // moments that nobody wants to watch one by one

const nextFrame = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 60); // a hidden page gets no frames
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

export class Session {
  readonly shown = new Store<Shown>(EMPTY);
  stage: Stage | null = null;
  private readonly line: Line;
  private readonly queue: (Now | Log | Table)[] = [];
  private pumping = false;
  private lower: () => void = () => undefined;
  private done = { ply: 0, undos: 0 }; // the moment after my last move
  private readonly forget: () => void;

  constructor(table: string) {
    this.line = new Line(table, settings.value.language, this.hear, (line) => this.shown.update({ line }));
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

  say(sentence: string): void {
    const { now, table } = this.shown.value;
    if (now) this.wish({ type: "act", ply: now.ply, undos: now.undos, say: sentence, seat: table?.you ?? null });
  }

  undo(): void {
    const now = this.shown.value.now;
    if (now) this.wish({ type: "undo", ply: now.ply, undos: now.undos });
  }

  dismiss(): void {
    this.shown.update({ refused: null, hinted: null });
  }

  /** A click skips what is moving. */
  skip(): void {
    this.stage?.skip();
    this.lower();
  }

  private readonly hear = (message: Outgoing): void => {
    switch (message.type) {
      case "table":
        rememberPromise(message);
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
        this.shown.update({ refused: message, asking: false, sending: this.line.busy });
        break;
      case "hinted":
        this.shown.update({ hinted: message, asking: false, sending: this.line.busy });
        break;
      case "gone":
        this.shown.update({ gone: message });
        break;
      case "asked": // nothing is done yet; the question comes with `now`
      case "pong":
        break;
    }
  };

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
      if (message.type === "log") this.shown.update({ log: message.lines });
      else if (message.type === "table") await this.turn(message);
      else await this.show(message, behind);
    }
    this.pumping = false;
  }

  /** Several share this device: the player may look at what came of their move, then the curtain falls. */
  private async turn(table: Table): Promise<void> {
    const was = this.shown.value.table;
    const falls = was !== null && was.you !== null && table.you === null;
    if (falls) await this.look();
    this.shown.update(
      was?.you === table.you ? { table } : { table, now: null, log: [], chat: [], refused: null, hinted: null },
    );
  }

  private look(): Promise<void> {
    return new Promise((resolve) => {
      this.lower = resolve;
      setTimeout(resolve, LOOK);
    });
  }

  private async show(now: Now, behind: boolean): Promise<void> {
    const was = this.shown.value;
    const moved = was.now !== null && (was.now.ply !== now.ply || was.now.undos !== now.undos);
    const before = moved ? this.stage?.shoot(now.told) : undefined;
    const log = now.told.length ? [...was.log, ...now.told] : was.log;
    this.shown.update({
      now,
      log,
      behind,
      sending: this.sending(now),
      ...(moved ? { refused: null, hinted: null } : {}),
    });
    if (!moved || !before || !this.stage) return;
    await nextFrame();
    const shown = this.stage.play(before, now.told);
    if (this.queue.length > TOO_MANY) this.stage.skip();
    await shown;
    if (behind || this.queue.length) await nextFrame();
  }
}
