/** It is my turn: the title and the icon of the page say so; a sound and a notice of the system only if wanted. */
import { useEffect } from "preact/hooks";
import seal from "./seal.svg";
import sealTurn from "./seal-turn.svg";
import { settings } from "./settings";
import type { Now, Table } from "./types";

const NAME = "開桌 Kaizhuo";

/** Whether the seat I look through is asked and no bot stands in for it; or any of the seats I play. */
export function isMyTurn(table: Table, now: Now, seats: readonly (number | null)[] = [table.you]): boolean {
  return seats.some((seat) => seat !== null && now.awaited.includes(seat) && !table.seats[seat]!.stand_in);
}

/** What the page of this address said last, be it the table, its curtain or its replay. */
let before = { address: "", count: 0 };

/** `subject` is the game; `count` how often it is my turn; `turn` the words for it. */
export function useTurn(count: number, subject: string, turn: string, body = ""): void {
  useEffect(() => {
    const mark = count > 1 ? `● (${count}) ${turn} · ` : count ? `● ${turn} · ` : "";
    document.title = `${mark}${subject} · 開桌`;
    icon(count ? sealTurn : seal);
    const address = location.pathname;
    if (address === before.address && count > before.count) call(turn, [subject, body].filter(Boolean).join(" · "));
    before = { address, count };
    return () => {
      document.title = NAME;
      icon(seal);
    };
  }, [count, subject, turn, body]);
}

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== address) link.href = address;
}

function call(title: string, body: string): void {
  if (settings.value.sound) ring();
  if (settings.value.notices && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(title, { body, tag: location.pathname, icon: sealTurn });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

let audio: AudioContext | null = null;

/** Two soft strokes of a bell. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  [660, 880].forEach((pitch, i) => {
    const start = audio!.currentTime + i * 0.16;
    const tone = new OscillatorNode(audio!, { type: "sine", frequency: pitch });
    const loud = new GainNode(audio!, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.16, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(loud).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  });
}

/** Ask the browser; false when it does not allow notices. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
