/** A page that says what is the matter and what to do next. */
import type { ComponentChildren } from "preact";
import { useWords } from "../words";

export function Message({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  const say = useWords();
  return (
    <main class="message">
      <Cup />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p class="next">
        {children}
        <a class="button" href="/">
          {say("to-front")}
        </a>
      </p>
    </main>
  );
}

/** What went wrong, beside what it is about. */
export function Wrong({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="refused" role="alert">
      <span>{text}</span>
    </p>
  );
}

/** An empty tea cup. */
export function Cup({ steaming = false }: { steaming?: boolean }) {
  return (
    <svg class={steaming ? "cup steaming" : "cup"} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <ellipse cx="80" cy="106" rx="56" ry="8" fill="var(--line)" />
      <path
        d="M36 50h88c0 34-16 52-44 52S36 84 36 50z"
        fill="var(--surface)"
        stroke="var(--ink)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <ellipse cx="80" cy="50" rx="44" ry="11" fill="var(--paper)" stroke="var(--ink)" stroke-width="3" />
      <ellipse cx="80" cy="52" rx="34" ry="7" fill={steaming ? "var(--amber)" : "var(--line)"} opacity=".55" />
      <path d="M44 72c22 9 50 9 72 0" fill="none" stroke="var(--vermilion)" stroke-width="3" stroke-linecap="round" />
      {steaming && (
        <g fill="none" stroke="var(--muted)" stroke-width="3" stroke-linecap="round">
          <path class="steam" d="M64 34c-6-8 6-12 0-22" />
          <path class="steam" d="M80 32c-6-8 6-14 0-26" />
          <path class="steam" d="M96 34c-6-8 6-12 0-22" />
        </g>
      )}
    </svg>
  );
}
