/** It is my turn: the title and the icon of the page say so; a bell, and a notice of the system if wanted. */
import { useEffect } from "preact/hooks";
import seal from "./seal.svg";
import sealTurn from "./seal-turn.svg";
import { settings } from "./settings";
import { play } from "./sound";
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
  play("bell");
  if (settings.value.notices && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(title, { body, tag: location.pathname, icon: sealTurn });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Ask the browser; false when it does not allow notices. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
