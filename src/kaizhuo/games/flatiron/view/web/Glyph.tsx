/** The signs that actions are printed with; one hand, one line weight. */
import type { ComponentChildren, JSX } from "preact";
import { Pillar } from "./Pillar";

const INK = "#2a2620";
const IVORY = "#fffaf0";

function Svg({ w = 24, name, children }: { w?: number; name: string; children: ComponentChildren }) {
  return (
    <svg class={`glyph sign-${name}`} viewBox={`0 0 ${w} 24`} style={{ "--w": w / 24 }} aria-hidden="true">
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill={IVORY}>
        {children}
      </g>
    </svg>
  );
}

function Figure({ x, children, fill }: { x: number; children: ComponentChildren; fill: string }) {
  return (
    <text x={x} y="12.5" text-anchor="middle" dominant-baseline="central" fill={fill} stroke="none" class="figure">
      {children}
    </text>
  );
}

/** Money; with a sign for a change of a price. */
export function Coin({ n }: { n: number | string }) {
  const text = `$${n}`;
  const w = text.length > 2 ? 35 : 28;
  return (
    <Svg w={w} name="coin">
      <rect x="1" y="2.5" width={w - 2} height="19" rx="9.5" fill="#ecc65c" />
      <rect
        x="3.2"
        y="4.7"
        width={w - 6.4}
        height="14.6"
        rx="7.3"
        fill="none"
        stroke="#8a6510"
        stroke-opacity=".45"
        stroke-width=".8"
      />
      <Figure x={w / 2} fill={INK}>
        {text}
      </Figure>
    </Svg>
  );
}

/** Money without a number. */
export const Money = () => (
  <Svg w={22} name="money">
    <circle cx="11" cy="12" r="9.5" fill="#ecc65c" />
    <path d="M14.2 9c-.6-1.3-5.8-1.7-5.8.8 0 2.7 5.8 1.7 5.8 4.4 0 2.6-5.400 2.200-6 .8M11.200 6v12" fill="none" />
  </Svg>
);

/** Victory points: a shield. */
export function Points({ n }: { n: number | string }) {
  const w = String(n).length > 2 ? 35 : 23;
  return (
    <Svg w={w} name="points">
      <path
        d={`M1.5 3.5Q${w / 4} 4 ${w / 2} 1.2Q${w * 0.75} 4 ${w - 1.5} 3.5V12C${w - 1.5} 18 ${w * 0.7} 21 ${w / 2} 23C${w * 0.3} 21 1.5 18 1.5 12Z`}
        fill="#7b2333"
      />
      <Figure x={w / 2} fill="#fff">
        {n}
      </Figure>
    </Svg>
  );
}

export const Arrow = () => (
  <Svg w={13} name="arrow">
    <path d="M1.5 12h9M7 8l4 4-4 4" fill="none" />
  </Svg>
);
export const Exchange = () => (
  <Svg w={15} name="arrow">
    <path d="M2 9h10M9 6l3.5 3L9 12M13 15.5H3M6 12.5l-3.5 3 3.5 3" fill="none" />
  </Svg>
);
export const Per = () => (
  <Svg w={9} name="arrow">
    <path d="M7.5 3 1.5 21" fill="none" />
  </Svg>
);
export const Equal = () => (
  <Svg w={11} name="arrow">
    <path d="M1.5 9.5h8M1.5 14.5h8" fill="none" />
  </Svg>
);
export const Plus = () => (
  <Svg w={11} name="arrow">
    <path d="M1.5 12h8M5.5 8v8" fill="none" />
  </Svg>
);

/** A floor tile, pointed as the building is. */
export const Slab = () => (
  <Svg w={28} name="slab">
    <path d="M1.5 7.5h25L14 16z" fill="#e4d3b0" />
    <path d="M1.5 7.5v4L14 20V16zM26.5 7.5v4L14 20V16z" fill="#c5a877" />
  </Svg>
);
export const Newspaper = () => (
  <Svg w={22} name="newspaper">
    <path d="M2 2.5h18v19H2z" />
    <path d="M4.5 6h13" stroke-width="2.4" />
    <path d="M4.5 10h5.5M4.5 13h5.5M4.5 16h5.5M4.5 19h5.5" stroke-width="1.1" fill="none" />
    <path d="M12.5 10h5v8.5h-5z" fill="#b9b1a0" stroke-width="1" />
  </Svg>
);
/** The newsboy: his cap. */
export const Newsboy = () => (
  <Svg w={26} name="newsboy">
    <path d="M2 14.5C2 8 7 4.5 13 4.5s11 3.5 11 10c-4 2-7 2.5-11 2.5S6 16.5 2 14.5z" fill="#8b6b48" />
    <path d="M8 16.5c3 3 10 3.5 15-1.5" fill="#6f5437" />
    <path d="M13 4.5c-2 3-2.5 7-2 12M13 4.5c3 2.5 5 6 5.5 11.5" fill="none" stroke-width="1" />
    <circle cx="13" cy="4.3" r="1.6" fill="#6f5437" />
  </Svg>
);
export const CardSign = () => (
  <Svg w={18} name="card-sign">
    <path d="M2 1.5h14v21H2z" />
    <path d="M2 10h14v4H2z" fill="#9c8d73" />
    <path d="M5.5 5.5h7M5.5 18.5h7" stroke-width="1.2" />
  </Svg>
);
/** A decree: a sheet with a seal. */
export const DecreeSign = () => (
  <Svg w={21} name="decree-sign">
    <path d="M3 2h15v16.5l-2.5 2-2.5-2-2.5 2-2.5-2-2.5 2L3 18.5z" fill="#f3e6c8" />
    <path d="M6 6h9M6 9h9" stroke-width="1.2" />
    <circle cx="13.5" cy="14" r="3.2" fill="#b3261e" />
  </Svg>
);
export const CityHall = () => (
  <Svg w={28} name="city-hall">
    <path d="M14 1v3" />
    <path d="M9.5 9.5C9.5 6 11.5 4 14 4s4.5 2 4.5 5.5z" fill="#7fa398" />
    <path d="M3 12.5 14 9l11 3.5z" />
    <path d="M4.5 12.5h19v7h-19z" />
    <path d="M8 13v6M12 13v6M16 13v6M20 13v6" stroke-width="1.8" />
    <path d="M2 19.5h24v3H2z" />
  </Svg>
);
export const Copy = ({ own }: { own: boolean }) => (
  <Svg w={26} name="copy">
    <path d="M8 2h10v14H8z" fill="#d8ccb4" />
    <path d="M12 7h12v15H12z" />
    {own ? (
      <path d="M14.5 14.5 18 11l3.5 3.5v4.5h-7z" fill="#7fa398" stroke-width="1.2" />
    ) : (
      <path d="M14.5 10.5h7v8h-7zM14.5 14.5h7" fill="#7fa398" stroke-width="1.2" />
    )}
    <path d="M2 9v6M2 12h3.5" fill="none" stroke="none" />
  </Svg>
);
export const Warehouse = () => (
  <Svg w={24} name="depot">
    <path d="M2 22V10L12 3l10 7v12z" fill="#c9b48c" />
    <path d="M7 22v-7a5 5 0 0 1 10 0v7z" fill="#5a4a36" />
  </Svg>
);
export const Architects = () => (
  <Svg w={32} name="architects">
    <path d="M4 22c0-6 2-9 6-9s6 3 6 9zM10 5a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 1 1 10 5z" fill="#c9b48c" />
    <path d="M16 22c0-6 2-9 6-9s6 3 6 9zM22 5a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 1 1 22 5z" fill="#7fa398" />
  </Svg>
);
/** Burnham's popularity. */
export const Popular = () => (
  <Svg w={24} name="popular">
    <path d="M7 9V3.5h10V9zM3.5 9.5h17" fill="#3b352c" stroke-width="2" />
    <path d="M7.5 11v3.5a4.5 4.5 0 0 0 9 0V11" fill="#f0d9b8" />
    <path d="M9 16.5c1 1.5 5 1.5 6 0M4.5 22.5c.5-2.5 3-4 7.5-4s7 1.5 7.5 4" fill="none" />
  </Svg>
);

/** Reputation: a laurel that is green or has withered. */
export function Laurel({ n }: { n?: number }) {
  const good = (n ?? 1) >= 0;
  const text = n === undefined ? "" : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
  const w = text ? 40 : 18;
  const leaf = n === 0 ? "#c9bfa8" : good ? "#6c9a4f" : "#b07a52";
  return (
    <Svg w={w} name={good ? "laurel good" : "laurel bad"}>
      {text && (
        <rect
          x=".8"
          y="2"
          width={w - 1.6}
          height="20"
          rx="4"
          fill={n === 0 ? "#f3ead6" : good ? "#eaf1dd" : "#f7e3d6"}
          stroke-width="1"
        />
      )}
      <g transform="translate(1.5 0)" stroke-width="1.1">
        <path d={good ? "M8 21C7 15 8 9 8 3.5" : "M8 21C8 13 9 8 13 6"} fill="none" />
        {good ? (
          <path
            d="M8 17c-4 .5-6-1.5-6.5-4.5 4-.5 6 1.5 6.5 4.5zM8 17c4 .5 6-1.5 6.5-4.5-4-.5-6 1.5-6.5 4.5zM8 10.5C4.5 11 2.5 9 2 6.5c3.5-.5 5.5 1 6 4zM8 10.5c3.5.5 5.5-1.5 6-4-3.5-.5-5.5 1-6 4z"
            fill={leaf}
          />
        ) : (
          <path
            d="M8 14c-4-1-6 1-6.5 5 4 0 6-2 6.5-5zM8.5 11c-3-2-5.5-1-7 2 3.5 1 5.5.5 7-2zM10 8c0 4 1 6 4.5 6.5 0-4-1.5-6-4.5-6.5z"
            fill={leaf}
          />
        )}
      </g>
      {text && (
        <Figure x={27.5} fill={n === 0 ? "#5b5343" : good ? "#2d5016" : "#7a2f12"}>
          {text}
        </Figure>
      )}
    </Svg>
  );
}

/** The sign of a street: its number on an enamel plate. */
export function StreetBadge({ street }: { street: string }) {
  if (street === "CITY_HALL") return <CityHall />;
  const text = { BW: "B", S23: "23", A5: "5", S22: "22" }[street] ?? street;
  return (
    <span class={`badge street-${street}`} aria-hidden="true">
      {text}
    </span>
  );
}

export const times = (count: number, sign: JSX.Element) =>
  Array.from({ length: count }, (_, i) => (
    <span key={i} class="again">
      {sign}
    </span>
  ));

export { Pillar };
