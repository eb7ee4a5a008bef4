/** The faces of those who play for the computer: drawn here, each from a few shapes, told apart by outline. */
import type { JSX } from "preact";

const INK = "#2a2620";
const round = (x: number, y: number, r: number, fill: string) => <circle cx={x} cy={y} r={r} fill={fill} />;
const oval = (x: number, y: number, rx: number, ry: number, fill: string) => (
  <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} />
);
const shape = (d: string, fill: string) => <path d={d} fill={fill} />;
const line = (d: string, width = 1.3) => (
  <path d={d} fill="none" stroke={INK} stroke-width={width} stroke-linecap="round" />
);
/** A pair, one on each side of the nose. */
const pair = (one: (x: number) => JSX.Element, apart: number) => (
  <>
    {one(16 - apart)}
    {one(16 + apart)}
  </>
);
const eyes = (y = 16, apart = 4.5, r = 1.7) => pair((x) => round(x, y, r, INK), apart);
const nose = (y = 20) => oval(16, y, 2, 1.4, INK);
const mouth = (y = 22) => line(`M13 ${y}c1 1.6 2.4 1.6 3 0 .6 1.6 2 1.6 3 0`);

const FACES: Record<string, () => JSX.Element> = {
  bao: () => (
    <>
      {pair((x) => round(x, 8, 4.6, INK), 8)}
      {round(16, 17, 11.5, "#fffdf6")}
      {pair((x) => oval(x, 16, 3.2, 4, INK), 5)}
      {pair((x) => round(x, 15.6, 1.2, "#fffdf6"), 4.6)}
      {nose(20.5)}
      {mouth(22.5)}
    </>
  ),
  pip: () => (
    <>
      {pair((x) => oval(x, 8, 2.9, 7.2, "#e9d3bd"), 4.5)}
      {pair((x) => oval(x, 8, 1.3, 5, "#e79b93"), 4.5)}
      {round(16, 19.5, 9.8, "#e9d3bd")}
      {eyes(18)}
      {oval(16, 21.4, 1.6, 1.1, "#c7584e")}
      {shape("M14.2 23.4h3.6v3.4h-3.6z", "#fffdf6")}
      {line("M16 22.4v4.2", 0.8)}
    </>
  ),
  momo: () => (
    <>
      {shape("M5 4l9 5-7 8z", "#fbf3df")}
      {shape("M27 4l-9 5 7 8z", "#e7a349")}
      {oval(16, 18, 11.6, 10, "#fbf3df")}
      {shape("M16 8.2c6-.4 10.8 3 11.4 8.4-4 1-9.4-2-11.4-8.4z", "#e7a349")}
      {eyes(17, 5)}
      {shape("M14.4 20.4h3.2L16 22.2z", "#c7584e")}
      {line("M16 22.2v1.6M4.5 19l5 .6M4.8 23l4.8-1M27.5 19l-5 .6M27.2 23l-4.8-1", 1)}
    </>
  ),
  dot: () => (
    <>
      {line("M16 6c-1-2-3-2-3-4M16 6c1-2 3-2 3-4", 1.8)}
      {round(16, 17, 11.5, "#ffd75a")}
      {eyes(15.5, 5)}
      {shape("M16 18l5 2.8-5 3.6-5-3.6z", "#e0702f")}
      {line("M11 20.8h10", 0.9)}
      {pair((x) => round(x, 20, 1.7, "#f5a58a"), 8)}
    </>
  ),
  fen: () => (
    <>
      {shape("M4 3l10 6-8 8z", "#d8602a")}
      {shape("M28 3l-10 6 8 8z", "#d8602a")}
      {shape("M16 7c7 0 12 4 12 8.5C28 22 20 29 16 29S4 22 4 15.5C4 11 9 7 16 7z", "#d8602a")}
      {shape("M4.6 17c4-1 8 1 11.4 5 3.4-4 7.4-6 11.4-5C26 23.5 19.5 29 16 29S6 23.5 4.6 17z", "#fffdf6")}
      {eyes(15, 5)}
      {oval(16, 26.5, 2.4, 1.7, INK)}
    </>
  ),
  otti: () => (
    <>
      {pair((x) => round(x, 11, 2.6, "#6d4630"), 10)}
      {oval(16, 17, 11.5, 10.5, "#8d5f43")}
      {oval(16, 21, 7, 5.6, "#ecd6b8")}
      {eyes(15, 4.8)}
      {oval(16, 18.6, 2.8, 1.9, INK)}
      {line(
        "M16 20.4v2M12.5 23.5c1.4 1.4 2.8 1 3.5-1 .7 2 2.1 2.4 3.5 1M10 20.5l-5-.6M10 22.5l-4.6 1M22 20.5l5-.6M22 22.5l4.6 1",
        1,
      )}
    </>
  ),
  dux: () => (
    <>
      {shape("M14 5c2-4 5-3 5-3-1 1-1 2-1 4z", "#2f7d59")}
      {round(16, 15.5, 11, "#3f9a70")}
      {shape("M8 25.6h16v3H8z", "#fffdf6")}
      {pair((x) => round(x, 13, 2.8, "#fffdf6"), 5)}
      {eyes(13.4, 4.6, 1.5)}
      {shape("M7 20c3-3 15-3 18 0-1 4-5 5.5-9 5.5S8 24 7 20z", "#f2b33d")}
      {line("M8 20.8c4 1.4 12 1.4 16 0", 1)}
    </>
  ),
  tuk: () => (
    <>
      {pair((x) => round(x, 8, 4.4, "#6b4226"), 8.5)}
      {pair((x) => round(x, 8, 2, "#c99b6d"), 8.5)}
      {round(16, 17, 11.5, "#7d5030")}
      {oval(16, 21, 6, 5, "#d9b48a")}
      {eyes(15, 4.8)}
      {nose(19)}
      {line("M16 20.5v2.5M13.5 24c1 .8 4 .8 5 0", 1.2)}
    </>
  ),
  nox: () => (
    <>
      {shape("M5 3c4 1 7 3 11 3s7-2 11-3c1 5 2 9 2 13 0 8-6 13-13 13S3 24 3 16c0-4 1-8 2-13z", "#66578c")}
      {pair((x) => round(x, 15, 5.6, "#f7ecd0"), 5.8)}
      {pair((x) => round(x, 15, 2.6, INK), 5.2)}
      {shape("M16 17l2.6 3L16 24.5 13.4 20z", "#f2b33d")}
      {line("M10 25.5c1 1 2 1 3 0 1 1 2 1 3 0 1 1 2 1 3 0 1 1 2 1 3 0", 1)}
    </>
  ),
  tor: () => (
    <>
      {round(16, 13, 12.5, "#7a5a34")}
      {line("M16 1v6M6 6l4 4M26 6l-4 4M3.6 15h5M28.4 15h-5", 1.4)}
      {oval(16, 20, 8.4, 9.6, "#93b86a")}
      {pair((x) => round(x, 18, 3, "#f4f6e2"), 3.7)}
      {eyes(18.2, 3.5, 1.4)}
      {line("M12 24.5c2 1.6 6 1.6 8 0M11 13.6c1.6-1 2.6-1 4 0M17 13.6c1.4-1 2.4-1 4 0", 1.2)}
    </>
  ),
  hu: () => (
    <>
      {pair((x) => round(x, 8, 4, "#e5912a"), 9)}
      {round(16, 17, 11.8, "#f0a53c")}
      {pair((x) => oval(x, 22, 4, 3.4, "#fffdf6"), 3)}
      {eyes(15.5, 5)}
      {shape("M13.6 18.5h4.8L16 21z", "#c7584e")}
      {line("M16 5.6v4.4M12.5 6.6l1 3M19.5 6.6l-1 3M4.6 16l4 .6M5 20l3.6-.4M27.4 16l-4 .6M27 20l-3.6-.4", 1.7)}
      {line("M16 21.4v1.6M12 24.6c1.6 1.2 3 .8 4-1 1 1.8 2.4 2.2 4 1", 1)}
    </>
  ),
  yun: () => (
    <>
      {shape("M9 31c0-5 2-7 2-10h10c0 3 2 5 2 10z", INK)}
      {round(16, 14, 9.5, "#fffdf6")}
      {shape("M8.6 9.5C10 5.5 13 3.6 16 3.6s6 1.9 7.4 5.9c-4-1.6-10.8-1.6-14.8 0z", "#c8322b")}
      {eyes(13.5, 4.6)}
      {shape("M14 16h4l-2 12z", "#8a8f7a")}
    </>
  ),
  long: () => (
    <>
      {line("M9 9C6 7 6 3 4 1M23 9c3-2 3-6 5-8", 2.2)}
      {shape("M16 3l4 4-4 3-4-3z", "#f2b33d")}
      {shape("M5 12c2-5 6-6 11-6s9 1 11 6l-3 5 2 5c-3 6-6 9-10 9s-7-3-10-9l2-5z", "#2f8f76")}
      {pair((x) => oval(x, 14.5, 3, 2.4, "#f7ecd0"), 5.2)}
      {eyes(14.5, 4.8, 1.5)}
      {oval(16, 23.5, 6, 4.4, "#7cc4a4")}
      {pair((x) => round(x, 22.4, 1, INK), 2.6)}
      {line("M11 21C8 22 5 26 2 25M21 21c3 1 6 5 9 4M13 26.4c2 1 4 1 6 0", 1.2)}
    </>
  ),
  feng: () => (
    <>
      {line("M16 8C15 5 12 4 11 1M16 8c0-3 0-5 0-7M16 8c1-3 4-4 5-7", 2)}
      {pair((x) => round(x, 2.4, 1.8, "#f2b33d"), 5)}
      {round(16, 18, 11, "#cf4a34")}
      {shape("M5.5 21C8 30 24 30 26.5 21c-5 4-16 4-21 0z", "#f2b33d")}
      {pair((x) => round(x, 16, 2.9, "#fffdf6"), 4.8)}
      {eyes(16, 4.6, 1.5)}
      {shape("M13.2 19h5.6L16 24z", "#ffd76a")}
    </>
  ),
  lin: () => (
    <>
      {shape("M14.4 9L16 0l1.6 9z", "#f2b33d")}
      {pair((x) => oval(x, 10, 2.4, 4.2, "#b9a3d6"), 10)}
      {shape("M6 11C8 6 12 6 16 6s8 0 10 5c0 8-4 20-10 20S6 19 6 11z", "#d9cbee")}
      {pair((x) => round(x, 9, 3.4, "#8c6fb8"), 6)}
      {eyes(16, 5)}
      {oval(16, 25, 5, 4, "#efe7f8")}
      {pair((x) => round(x, 24.4, 0.9, INK), 2)}
      {line("M13.6 27.4c1.4 1 3.4 1 4.8 0", 1.1)}
    </>
  ),
  kun: () => (
    <>
      {line("M16 8V4M16 4c-1-3-4-3-5-1M16 4c1-3 4-3 5-1", 1.6)}
      {shape("M2 18C3 11 9 8 16 8s13 3 14 10c-1 8-7 12-14 12S3 26 2 18z", "#3f6fa8")}
      {shape("M4 22c6 4 18 4 24 0-2 6-7 8-12 8S6 28 4 22z", "#cfe0f0")}
      {pair((x) => round(x, 16.5, 2.5, "#fffdf6"), 8)}
      {eyes(16.5, 7.8, 1.4)}
      {line("M8 24.6v3M12 26v3M16 26.4v3M20 26v3M24 24.6v3", 1)}
    </>
  ),
};

/** Nothing for somebody unknown. */
export function Face({ who, size = 24 }: { who: string; size?: number }) {
  const draw = FACES[who];
  if (!draw) return null;
  return (
    <svg class="avatar" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {draw()}
    </svg>
  );
}
