/** The line to one table: comes back by itself, goes on where it stopped, and repeats what was not acknowledged. */
import type { Incoming, Lang, Outgoing } from "./types";

export type LineState = "connecting" | "open" | "lost";
type Named = Extract<Incoming, { id: string }>;
export type Wish = Named extends infer M ? (M extends Named ? Omit<M, "id"> : never) : never;

const FIRST_WAIT = 200;
const LONGEST_WAIT = 1500; // so that a table is back within two seconds of the network's return
const HEARTBEAT = 2500;
const QUIET = 7500; // after so long without a word the server is asked whether it is there
const SILENCE = 12_000; // after so long the line is given up
const UNANSWERED = 4000; // the same while something waits for its answer, the first time
const PATIENT = 6; // times longer at most: whoever leaves a server that is only slow makes it slower

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What brings a table to a page. */
export interface Wire {
  wish(wish: Wish): string;
  readonly busy: boolean;
  speak(lang: Lang): void;
  /** The reader does not want to wait for what is shown. */
  skip?(): void;
  close(): void;
}

export class Line implements Wire {
  private socket: WebSocket | null = null;
  private readonly unacknowledged = new Map<string, Named>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;
  private patience = 1;
  private moment: { ply: number; undos: number; changes: number } | null = null;

  constructor(
    private readonly table: string,
    private lang: Lang,
    private readonly hear: (message: Outgoing) => void,
    private readonly became: (state: LineState) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send something that must arrive once. */
  wish(wish: Wish): string {
    const message = { ...wish, id: freshId() } as Named;
    this.unacknowledged.set(message.id, message);
    this.send(message);
    return message.id;
  }

  /** A move was sent and is not yet acknowledged. */
  get busy(): boolean {
    return [...this.unacknowledged.values()].some((message) => message.type === "act");
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.send({ type: "language", lang });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const since = this.moment
      ? `&since=${this.moment.ply}&undos=${this.moment.undos}&changes=${this.moment.changes}`
      : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?lang=${this.lang}${since}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onopen = () => {
      this.heard = Date.now();
      this.became("open");
      for (const message of this.unacknowledged.values()) this.send(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    clearInterval(this.heartbeat);
    this.heartbeat = window.setInterval(() => this.listen(), HEARTBEAT);
  }

  /** A server that answers nothing at all is left for another one, sooner when somebody waits for it. */
  private listen(): void {
    const waiting = this.unacknowledged.size > 0;
    const silent = Date.now() - this.heard;
    if (silent > (waiting ? UNANSWERED * this.patience : SILENCE)) {
      this.patience = Math.min(2 * this.patience, PATIENT);
      this.drop();
    } else if (waiting || silent >= QUIET) this.send({ type: "ping" });
  }

  private receive(message: Outgoing): void {
    this.heard = Date.now();
    this.wait = FIRST_WAIT;
    if (message.type === "now") this.moment = { ply: message.ply, undos: message.undos, changes: message.changes };
    if (
      message.type === "done" ||
      message.type === "asked" ||
      message.type === "refused" ||
      message.type === "hinted" ||
      message.type === "recalled"
    ) {
      this.unacknowledged.delete(message.id);
      this.patience = 1;
    }
    if (message.type === "gone") this.close();
    this.hear(message);
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lose(): void {
    if (this.closed) return;
    this.socket = null;
    this.became("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network says it is back, or the reader is: try at once. */
  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.lose();
  };
}
