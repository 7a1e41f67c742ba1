// The house's icons: one weight of line, drawn on a 24 grid, like cuts of one knife.

const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M6 6l12 12M18 6L6 18',
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5',
  flip: 'M3 12h18M8 8V4h8v4M8 16v4h8v-4',
  up: 'M12 19V6M6 11.5L12 5.5l6 6',
  down: 'M12 5v13M6 12.5l6 6 6-6',
  back: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5',
  log: 'M6 4h10l3 3v13H6zM9.5 10h6M9.5 13.5h6M9.5 17h4',
  sheet: 'M4 20h16M6.5 20v-6M12 20V5M17.5 20V9.5',
  since: 'M12 4a8 8 0 1 0 8 8M12 8v4.5l3 2M15.5 3.5h5v5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12 7.5-12 7.5z',
  rewind: 'M19 5l-9 7 9 7zM6 5v14',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10.5 20v-5.5h3V20',
  gear: 'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9',
  book: 'M12 6.5C10 5 7 4.5 4 5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v14',
  shelf: 'M4 4v16M20 4v16M4 11h16M4 19h16M7.5 11V6h3v5M13 11l2-5.5 2.6 1L16 11M7 19v-4.5h4V19',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  bot: 'M6 9h12v9H6zM12 9V5M12 4.5h.01M9.5 13h.01M14.5 13h.01M9.5 18v2.5M14.5 18v2.5',
  seed: 'M12 21v-9M12 14c0-4-2.5-6-7-6 0 4 2.5 6 7 6zM12 12c0-5 2.5-7.5 7-8 .5 5-2 8-7 8z',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  hand: 'M7 12.5V6.5a1.4 1.4 0 0 1 2.8 0V11 5a1.4 1.4 0 0 1 2.8 0v6-5a1.4 1.4 0 0 1 2.8 0v6-3.5a1.4 1.4 0 0 1 2.8 0V15c0 3.5-2 6-5.5 6-3 0-4.5-1.2-6-4l-2.2-4c-.8-1.6 1-2.7 2.1-1.4z',
  light:
    'M12 3.5a6 6 0 0 1 3.5 10.9c-.6.5-1 1.2-1 2.1h-5c0-.9-.4-1.6-1-2.1A6 6 0 0 1 12 3.5zM9.8 19.5h4.4',
  spot: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  scan: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M8 8h3v3H8zM13.5 8.5H16M13.5 11v2H16M8 14h2.5v2M13.5 16H16',
  day: 'M5 6h14v14H5zM5 10h14M8.5 3.5v4M15.5 3.5v4M9 15.5l2 2 4-4.5',
  fork: 'M6 20V4M6 14c0-4 12-3 12-9M14.5 8.5L18 5l3.5 3.5',
  alert: 'M12 3.5L2.5 20h19zM12 10v5M12 17.6h.01',
  flame:
    'M12 3c.5 3.5 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3.2 2-4 .2 1.4.8 2 1.6 2.3C10.2 8.5 10.5 5.5 12 3z',
  box: 'M4 8h16v12H4zM3 4h18v4H3zM9.5 12h5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  flag: 'M6 21V4M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  puzzle:
    'M9 6.5a2 2 0 1 1 4 0H17.5V11a2 2 0 1 1 0 4v4.5H13a2 2 0 1 0-4 0H4.5V15a2 2 0 1 0 0-4V6.5z',
  best: 'M3 19l6-9 3.5 4.5L16 9l5 10zM16 9V3.5l3.5 1.5L16 6.5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01',
  question:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2M12 16.8h.01',
  warn: 'M12 4l9 16H3zM12 10v4.5M12 17.3h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside or instead of words; the words are on the button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
