/** A value that components follow. */
import { useEffect, useState } from "preact/hooks";

export class Store<T> {
  private readonly followers = new Set<(value: T) => void>();
  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set(value: T): void {
    if (Object.is(value, this.current)) return;
    this.current = value;
    for (const follower of [...this.followers]) follower(value);
  }

  /** Nobody is told of what is as it was. */
  update(part: Partial<T>): void {
    const names = Object.keys(part) as (keyof T)[];
    if (names.some((name) => !Object.is(part[name], this.current[name]))) this.set({ ...this.current, ...part });
  }

  follow(follower: (value: T) => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [, tick] = useState(0);
  useEffect(() => {
    tick((n) => n + 1);
    return store.follow(() => tick((n) => n + 1));
  }, [store]);
  return store.value;
}
