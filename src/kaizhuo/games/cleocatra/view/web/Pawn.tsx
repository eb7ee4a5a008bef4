/** Those who stand on tiles: rescuers with the sign of their seat, inspectors with a headcloth. */
import { Sign, seatColour } from "@kaizhuo/shell";

const INK = "#2a1f14";

export function Rescuer({ seat }: { seat: number }) {
  return (
    <svg class="figure" viewBox="0 0 60 76" aria-hidden="true" overflow="visible">
      <ellipse cx="30" cy="70" rx="25" ry="6" fill="#2a1f14" opacity="0.3" />
      <path
        d="M30 3C39 3 45 9 45 17C45 22 42 26 39 28C48 34 53 50 54 66C54 71 6 71 6 66C7 50 12 34 21 28C18 26 15 22 15 17C15 9 21 3 30 3Z"
        fill={seatColour(seat)}
        stroke={INK}
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path
        d="M22 14C23 10 26 8 30 8"
        fill="none"
        stroke="#fff"
        stroke-opacity="0.7"
        stroke-width="3"
        stroke-linecap="round"
      />
      <circle cx="30" cy="50" r="15.5" fill="#fffdf8" stroke={INK} stroke-width="2.5" />
      <g transform="translate(18.5 38.5)">
        <Sign seat={seat} size={23} />
      </g>
    </svg>
  );
}

export function Inspector() {
  return (
    <svg class="figure" viewBox="0 0 60 76" aria-hidden="true" overflow="visible">
      <ellipse cx="30" cy="70" rx="25" ry="6" fill="#2a1f14" opacity="0.3" />
      <path
        d="M12 66C12 54 18 46 30 46S48 54 48 66C48 71 12 71 12 66Z"
        fill="#fffdf8"
        stroke={INK}
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path
        d="M30 3C15 3 11 13 10 22L4 56 18 59 21 44H39L42 59 56 56 50 22C49 13 45 3 30 3Z"
        fill="#f4c542"
        stroke={INK}
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path
        d="M9 31 19 34M7 41 18 44M6 51 17 53M51 31 41 34M53 41 42 44M54 51 43 53M15 13 24 8M45 13 36 8"
        fill="none"
        stroke="#274b8f"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path
        d="M30 48C21 48 18 38 18 28C18 20 23 17 30 17S42 20 42 28C42 38 39 48 30 48Z"
        fill="#c98f5f"
        stroke={INK}
        stroke-width="3.5"
      />
      <path d="M22 29H27M33 29H38M26 39H34" fill="none" stroke={INK} stroke-width="3.5" stroke-linecap="round" />
      <path d="M27 47H33V58L30 62 27 58Z" fill="#274b8f" stroke={INK} stroke-width="2.5" stroke-linejoin="round" />
    </svg>
  );
}
