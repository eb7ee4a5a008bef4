/** The story of a game and its moments, as one pair of eyes saw them; fetched in blocks, kept while they fit. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { moments, story } from "../api";
import type { Language } from "../settings";
import { BLOCK, type Moment, type Story } from "../types";
import { stopAt } from "./stops";

export interface Looked {
  story: Story | null;
  moment: Moment | null;
  /** Why there is no story. */
  wrong: string | null;
}

/** `version` changes whenever the game does. */
export function useMoments(
  table: string,
  eyes: string,
  language: Language,
  version: string,
  ply: number | null,
): Looked {
  const { answer: told, wrong } = useAnswer(() => story(table, eyes, language), [table, eyes, language, version]);
  const [, arrive] = useState(0);
  const known = useRef(new Map<number, Moment>());
  const asked = useRef(new Set<number>());
  const world = `${eyes} ${language} ${version.split(" ")[1]}`;
  const seen = useRef(world);
  if (seen.current !== world) {
    seen.current = world;
    known.current = new Map();
    asked.current = new Set();
  }
  const at = told && stopAt(told, ply);
  useEffect(() => {
    if (at === null) return;
    const start = Math.floor(at / BLOCK) * BLOCK;
    for (const from of [start, start + BLOCK]) {
      const missing =
        from === start ? !known.current.has(at) : !known.current.has(from) && told !== null && from <= told.ply;
      if (!missing || asked.current.has(from)) continue;
      const into = known.current;
      const asking = asked.current;
      asking.add(from);
      moments(table, eyes, from, language).then(
        (block) => {
          for (const moment of block.moments) into.set(moment.ply, moment);
          asking.delete(from);
          arrive((n) => n + 1);
        },
        () => asking.delete(from), // asked again at the next step
      );
    }
  }, [table, eyes, language, at, told]);
  return { story: told, moment: at === null ? null : (known.current.get(at) ?? null), wrong };
}
