/** A form that opens a table. */
import { useState } from "preact/hooks";
import { go } from "./router";
import type { Made } from "./types";
import { useWords } from "./words";

export interface Opening {
  start: (event: Event) => void;
  /** It was sent and is not yet answered. */
  busy: boolean;
  /** Why it was refused, in words. */
  wrong: string;
}

/** `open` asks for the table; when it is there the reader is taken to it. */
export function useOpening(open: () => Promise<Made>): Opening {
  const say = useWords();
  const [wrong, tell] = useState("");
  const [busy, wait] = useState(false);
  const start = (event: Event) => {
    event.preventDefault();
    wait(true);
    open().then(
      (made) => go(`/t/${made.table}`),
      (error: Error) => {
        tell(error.message || say("no-answer-text"));
        wait(false);
      },
    );
  };
  return { start, busy, wrong };
}
