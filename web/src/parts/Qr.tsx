/** An address that a camera can read.  A chunk of its own, for those who invite. */
import { encode } from "uqr";

/** Dark on light by day and by night, or some cameras do not see it; with the quiet edge that the standard asks for. */
export default function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
