/** Steamers have no names of their own: here they get them, so that each can be seen to travel. */
import { useRef } from "preact/hooks";
import type { SteamerView, SteamView } from "./view";

type Stacks = SteamerView[][];
export type Names = number[][]; // by place, the lowest first

const same = (a: SteamerView | undefined, b: SteamerView | undefined) => JSON.stringify(a) === JSON.stringify(b);
const sameStack = (a: SteamerView[], b: SteamerView[]) =>
  a.length === b.length && a.every((steamer, i) => same(steamer, b[i]));

/** Followed in this order: stacks that changed places, what left one stack for another, a lowest one that came on top. */
export function follow(before: Stacks, now: Stacks, names: Names, fresh: () => number): Names {
  const next = names.map((stack) => [...stack]);
  const changed = now.flatMap((stack, place) => (sameStack(stack, before[place]!) ? [] : [place]));
  const [a, b] = changed;
  if (changed.length === 2 && sameStack(now[a!]!, before[b!]!) && sameStack(now[b!]!, before[a!]!)) {
    [next[a!], next[b!]] = [next[b!]!, next[a!]!];
    return next;
  }
  const lifted = changed.flatMap((place) => next[place]!.splice(now[place]!.length));
  for (const place of changed) {
    const [stack, was] = [now[place]!, before[place]!];
    while (next[place]!.length < stack.length) next[place]!.push(lifted.shift() ?? fresh());
    const top = stack.length - 1;
    const raised =
      stack.length === was.length && top > 0 && !same(stack[top], was[top]) && same(stack[top - 1], was[top]);
    if (raised) next[place]!.push(next[place]!.shift()!);
  }
  return next;
}

export function useSteamers(view: SteamView): Names {
  const kept = useRef<{ view: SteamView; names: Names; count: number } | null>(null);
  if (kept.current?.view !== view) {
    const was = kept.current;
    let count = was?.count ?? 0;
    const fresh = () => count++;
    const names = was
      ? follow(was.view.stacks, view.stacks, was.names, fresh)
      : view.stacks.map((stack) => stack.map(fresh));
    kept.current = { view, names, count };
  }
  return kept.current!.names;
}
