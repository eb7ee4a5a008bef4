/** Small drawings in one line weight. */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.600c.7.600 1 1.400 1 2.400h6c0-1 .3-1.800 1-2.400A6.500 6.500 0 0 0 12 3z",
  log: "M6 3h12v18H6zM9.500 8h5M9.500 12h5M9.500 16h3",
  rules: "M12 6c-2-1.600-5-2-8-2v14c3 0 6 .4 8 2 2-1.600 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500h4v5h-4zM7 14.500h4v5H7z",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.1M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19z",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.500-1.500",
  check: "M4.500 12.500 10 18 20 6.500",
  moves: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
  search: "M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13zM15.500 15.500 20.500 20.500",
  players: "M9 5a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5.500a3.200 3.200 0 0 1 0 6M18 14.500c2 .8 3.200 2.600 3.500 5.500",
  clock: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.500V12l3.500 2",
  eye: "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
  bot: "M5 9h14v10H5zM12 9V5M10.500 4.500h3M9 13v2M15 13v2M2.500 12.500v3M21.500 12.500v3",
  arrow: "M5 12h14M13 6l6 6-6 6",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
