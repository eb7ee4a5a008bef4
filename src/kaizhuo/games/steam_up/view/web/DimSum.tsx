/** The five dim sum, each with a shape, a colour and a character of its own; and the tokens that pay for them. */
import type { Say } from "@kaizhuo/shell";
import type { ComponentChildren } from "preact";

const SHAPES: Record<string, ComponentChildren> = {
  hg: (
    <>
      <path d="M4 31C4 17 13 8 24 8s20 9 20 23c-9 8-31 8-40 0Z" fill="#f7ddd4" />
      <path
        d="M8 22c4 1 6 4 6 8M15 13c4 3 5 8 5 13M24 10c1 5 1 10 0 15M33 13c-4 3-5 8-5 13M40 22c-4 1-6 4-6 8"
        fill="none"
        stroke="#c4705f"
        stroke-width="1.6"
      />
      <path d="M12 35c8 3 16 3 24 0" fill="none" stroke="#e9a998" stroke-width="2.5" />
    </>
  ),
  lm: (
    <>
      <path d="M24 4 42 13v22L24 44 6 35V13Z" fill="#8fb06a" />
      <path d="M24 4v40M6 13l18 9 18-9M24 22 6 35M24 22l18 13" fill="none" stroke="#557a38" stroke-width="1.4" />
      <path d="M5 24h38" stroke="#f0e2b6" stroke-width="3.4" />
    </>
  ),
  sm: (
    <>
      <path
        d="M24 4l4 3 5-1 2 5 5 1v6l4 4-3 5 1 5-5 3-1 5-6 1-3 4-5-2-5 2-4-4-5-1-1-5-5-3 1-5-3-5 4-4V12l5-1 2-5 5 1Z"
        fill="#f2cf5b"
      />
      <circle cx="24" cy="25" r="13" fill="#f0b79a" stroke="none" />
      <circle cx="24" cy="14" r="4.6" fill="#e8762c" stroke-width="1.4" />
    </>
  ),
  fz: (
    <>
      <path
        d="M24 44 23 30 8 15M23 30 24 7M23 30 40 15M23 31l12 5"
        fill="none"
        stroke="#4a2412"
        stroke-width="11.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M24 44 23 30 8 15M23 30 24 7M23 30 40 15M23 31l12 5"
        fill="none"
        stroke="#c26a38"
        stroke-width="8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M5 12l4 4M24 4v5M43 12l-4 4" stroke="#fbeed2" stroke-width="3.6" fill="none" stroke-linecap="round" />
      <path d="M14 18l-3 3M21 17h6M34 18l3 3" stroke="#8d441f" stroke-width="1.6" fill="none" stroke-linecap="round" />
    </>
  ),
  cb: (
    <>
      <path d="M4 29C4 15 13 6 24 6s20 9 20 23c0 9-9 13-20 13S4 38 4 29Z" fill="#fffaf0" />
      <path d="M24 6c-2 6-7 9-13 9 4 3 9 4 13 3 4 1 9 0 13-3-6 0-11-3-13-9Z" fill="#b5412d" stroke-width="1.4" />
    </>
  ),
};

const WRITTEN: Record<string, number> = { hg: 35, lm: 31, sm: 34, fz: 36, cb: 36 }; // where the character stands

export function DimSum({ dish, say }: { dish: string; say?: Say }) {
  return (
    <svg class="dim" viewBox="0 0 48 48" aria-hidden="true">
      <g stroke="#4a3422" stroke-width="2" stroke-linejoin="round">
        {SHAPES[dish]}
      </g>
      {say && (
        <text x="24" y={WRITTEN[dish]} text-anchor="middle">
          {say(`char-${dish}`)}
        </text>
      )}
    </svg>
  );
}

/** A food token: the dim sum printed on a round chip, the rim in its colour. */
export function Token({ dish, say }: { dish: string; say?: Say }) {
  return (
    <svg class={`token ${dish}`} viewBox="0 0 60 60" aria-hidden="true">
      <circle class="rim" cx="30" cy="30" r="28" />
      <circle class="face" cx="30" cy="30" r="22" />
      <g transform="translate(11 11) scale(.79)">
        <g stroke="#4a3422" stroke-width="2.2" stroke-linejoin="round">
          {SHAPES[dish]}
        </g>
        {say && (
          <text class="large" x="24" y={WRITTEN[dish]! + 2} text-anchor="middle">
            {say(`char-${dish}`)}
          </text>
        )}
      </g>
    </svg>
  );
}
