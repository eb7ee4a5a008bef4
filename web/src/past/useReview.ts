/** The review of a seat, as far as it has come: asked for again until every decision is judged. */
import { useEffect, useState } from "preact/hooks";
import { review } from "../api";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Review, Table } from "../types";

const AGAIN = 700; // milliseconds until it is asked how far the review is
const looked = (found: Review) => found.judged.length + found.failed;

export interface Reviewing {
  found: Review | null;
  /** How many decisions were looked at. */
  looked: number;
  done: boolean;
  wrong: string | null;
}

/** `seat` is null as long as nobody wants to know. */
export function useReview(table: Table, seat: number | null): Reviewing {
  const { language } = useStore(settings);
  const [found, set] = useState<Review | null>(null);
  const [wrong, tell] = useState<string | null>(null);
  useEffect(() => {
    if (seat === null) return;
    let timer = 0;
    let wanted = true;
    const ask = () =>
      review(table.id, seat, language).then(
        (now) => {
          if (!wanted) return;
          set(now);
          if (looked(now) < now.total) timer = window.setTimeout(ask, AGAIN);
        },
        (error: Error) => wanted && tell(error.message),
      );
    set(null);
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table.id, seat, language, table.over]);
  return { found, looked: found ? looked(found) : 0, done: found !== null && looked(found) >= found.total, wrong };
}
