/** A pillar: each colour has a shaft of its own kind, so that no colour is needed to tell them apart. */
import type { JSX } from "preact";

const INK = "#2a2620";

interface Shaft {
  fill: string;
  line: string;
  marks: JSX.Element;
}

/** Fluted, ringed, studded, spiral. */
const SHAFTS: Record<string, Shaft> = {
  orange: { fill: "#e08a2c", line: "#6b3500", marks: <path d="M5.7 6v13M8 6v13M10.3 6v13" /> },
  blue: { fill: "#5b93c9", line: "#10304f", marks: <path d="M4 8.6h8M4 12.5h8M4 16.4h8" stroke-width="1.8" /> },
  white: {
    fill: "#fffdf6",
    line: "#6b6252",
    marks: (
      <path
        d="M8 6.5l1.6 2L8 10.5l-1.6-2zM8 11l1.6 2L8 15l-1.6-2zM8 15.5l1.6 1.8L8 19l-1.6-1.7z"
        fill="#a39880"
        stroke-width=".7"
      />
    ),
  },
  black: {
    fill: "#3a3733",
    line: "#f1e8d6",
    marks: <path d="M4.3 11l7.4-4.5M4.3 15.5l7.4-4.5M4.3 19.5l7.4-4.5" stroke-width="1.5" />,
  },
};

/** The drawing alone, 16 by 25. */
export function Shape({ colour, empty = false }: { colour: string; empty?: boolean }) {
  const shaft = SHAFTS[colour]!;
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <path d="M4 5h8v15H4z" fill={shaft.fill} />
      <g stroke={shaft.line} stroke-width="1.1" fill="none" stroke-linecap="round">
        {shaft.marks}
      </g>
      <path d="M4 5h8v15H4z" fill="none" />
      <path d="M2 2h12v1.6L12 5.2H4L2 3.6zM1.5 23.5h13V21.6L12 19.8H4L1.5 21.6z" fill={empty ? "none" : "#efe3c8"} />
    </g>
  );
}

export function Pillar(props: { colour: string; empty?: boolean }) {
  return (
    <svg class={props.empty ? "pillar hollow" : "pillar"} viewBox="0 0 16 25" aria-hidden="true">
      <Shape {...props} />
    </svg>
  );
}

/** A pillar of any colour. */
export function AnyPillar() {
  return (
    <svg class="pillar" viewBox="0 0 16 25" aria-hidden="true">
      <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
        <g stroke="none">
          <path d="M3.4 5h2.4v15H3.4z" fill="#e08a2c" />
          <path d="M5.8 5h2.2v15H5.8z" fill="#5b93c9" />
          <path d="M8 5h2.2v15H8z" fill="#fffdf6" />
          <path d="M10.2 5h2.4v15h-2.4z" fill="#3a3733" />
        </g>
        <path d="M3.4 5h9.2v15H3.4z" fill="none" />
        <path d="M2 2h12v1.6L12 5.2H4L2 3.6zM1.5 23.5h13V21.6L12 19.8H4L1.5 21.6z" fill="#efe3c8" />
      </g>
    </svg>
  );
}
