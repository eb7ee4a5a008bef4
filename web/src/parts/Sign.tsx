/** Seats have a colour and always a sign with it. */
const COLOURS = ["#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7", "#0072B2"];
const SHAPES = [
  "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  "M12 3 21.5 20h-19z",
  "M4 4h16v16H4z",
  "M12 2 22 12 12 22 2 12z",
  "m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z",
  "M7 3.3h10L22 12l-5 8.7H7L2 12z",
];

export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length]!;
}

export function Sign({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[seat % SHAPES.length]!}
        fill={seatColour(seat)}
        stroke="var(--ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </svg>
  );
}
