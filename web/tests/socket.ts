/** The network, as a test holds it: sockets that open, tell and break when the test says so. */
import { vi } from "vitest";
import type { Incoming, Outgoing } from "../src/types";

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  readonly sent: Incoming[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): this {
    this.readyState = TestSocket.OPEN;
    this.onopen();
    return this;
  }

  tells(...messages: Outgoing[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

/** The socket that was made last. */
export function socket(): TestSocket {
  return TestSocket.all.at(-1)!;
}

export function holdNetwork(): void {
  TestSocket.all = [];
  vi.stubGlobal("WebSocket", TestSocket);
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest of the waits that vary
}
