/** Small drawings in one line weight. */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.4 1 2.4h6c0-1 .3-1.8 1-2.4A6.5 6.5 0 0 0 12 3z",
  log: "M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3",
  rules: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5h4v5h-4zM7 14.5h4v5H7z",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5",
  check: "M4.5 12.5 10 18 20 6.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  moves: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.5 15.5 20.5 20.5",
  players:
    "M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.5a3.2 3.2 0 0 1 0 6M18 14.5c2 .8 3.2 2.6 3.5 5.5",
  clock: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.5V12l3.5 2",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
  bot: "M5 9h14v10H5zM12 9V5M10.5 4.5h3M9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3",
  chat: "M4 5h16v11H10l-4.5 4v-4H4zM8 9.5h8M8 12.5h5",
  replay: "M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5M12 8v4.5l3 1.8",
  film: "M3 5h18v14H3zM3 9.5h18M3 14.5h18M7.5 5v4.5M12 5v4.5M16.5 5v4.5M7.5 14.5V19M12 14.5V19M16.5 14.5V19",
  star: "m12 3 2.7 6 6.3.7-4.7 4.3 1.4 6.5L12 17.2l-5.7 3.3 1.4-6.5L3 9.7 9.3 9z",
  coin: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM14.5 9.5c-.5-1-4.5-1.4-4.5.6 0 1.9 4.4 1.4 4.4 3.5 0 2-4.3 1.8-4.8.6M12 7v10",
  build: "M5 20V9l7-5 7 5v11zM9 20v-6h6v6",
  swap: "M5 9h13l-4-4M19 15H6l4 4",
  die: "M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1",
  away: "M5 12h14",
  draw: "M12 5v14M5 12h14",
  card: "M7 3.5h10v17H7zM12 8.5l2.2 3.5-2.2 3.5-2.2-3.5z",
  dot: "M12 11.5v1",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  forth: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  branch: "M6 4v16M6 14c0-5 12-3 12-10M14.5 7.5 18 4l3.5 3.5",
  save: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  review: "M4 19h16M5 15l4-5 4 3 6-8",
  shield: "M12 3l8 3v6c0 5-3.4 8-8 9-4.6-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  laurel:
    "M9.5 21C4 19 2 14 3.5 8.5M14.5 21c5.5-2 7.5-7 6-12.5M3.5 8.5c1.6.4 2 1.6 1.6 3.2M2.7 12.5c1.7 0 2.4 1 2.4 2.6M4 16.5c1.6-.4 2.7.3 3.1 1.9M6.8 19.5c1.4-.8 2.6-.4 3.4.9M20.5 8.5c-1.6.4-2 1.6-1.6 3.2M21.3 12.5c-1.7 0-2.4 1-2.4 2.6M20 16.5c-1.6-.4-2.7.3-3.1 1.9M17.2 19.5c-1.4-.8-2.6-.4-3.4.9",
  globe: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3.5 12h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
  share: "M8 11H6v10h12V11h-2M12 15V3M8 6.5 12 3l4 3.5",
  sound: "M4 9.5h4L13 5v14l-5-4.5H4zM16 9c1.6 1.7 1.6 4.3 0 6M18.5 6.5c3.3 3.2 3.3 7.8 0 11",
  silent: "M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  arrow: "M5 12h14M13 6l6 6-6 6",
  print: "M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z",
  sheet: "M5 3h14v18H5zM8.5 7.5h7M8.5 11h3M13.5 11h2M8.5 14.5h3M13.5 14.5h2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
