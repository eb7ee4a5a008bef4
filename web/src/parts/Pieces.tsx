/** Pieces of a box side by side, under a title. */
import type { ComponentChildren } from "preact";

interface Props {
  title: string;
  count: number;
  note?: string;
  children: ComponentChildren;
}

export function Pieces({ title, count, note, children }: Props) {
  return (
    <section class="pieces">
      <h3>
        {title} <small>{count}</small>
      </h3>
      {note && <p>{note}</p>}
      <div class="pieces-row">{children}</div>
    </section>
  );
}

/** A piece that is there several times. */
export function Copies({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <div class="copies">
      {children}
      {count > 1 && <b>×{count}</b>}
    </div>
  );
}
