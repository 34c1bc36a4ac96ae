import type { ReactNode } from 'react';

/** Small line drawings on a field of 24 by 24. */
const DRAWN = {
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  redo: 'm16 5 4 4-4 4m4-4h-9a6 6 0 0 0 0 12h4',
  reset: 'M5 4v6h6M5.5 10A8 8 0 1 1 4 15',
  hint: 'M9 21h6M10 17.5h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1.5 1.6 1.5 2.6h4c0-1 .6-1.9 1.5-2.6A6 6 0 0 0 12 3ZM12 7v2',
  log: 'M7 3h11a2 2 0 0 1 2 2v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h11v1a3 3 0 0 0 3 3M7 3a2 2 0 0 0-2 2v12M9 8h7M9 12h7',
  rules: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Zm0 0v14',
  seats:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.6 3-6 6.5-6s6.1 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14.5c2 .9 3.2 2.8 3.5 5.5',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  close: 'm6 6 12 12M18 6 6 18',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  next: 'm9 5 7 7-7 7',
  below: 'm5 9 7 7 7-7',
  back: 'm15 5-7 7 7 7',
  first: 'm18 5-7 7 7 7M7 5v14',
  last: 'm6 5 7 7-7 7M17 5v14',
  fold: 'M4 4h16v16H4ZM14 4v16m-5-5 2-3-2-3',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  nearer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  file: 'M6 3h8l5 5v13H6ZM14 3v5h5M9 13h6M9 17h6',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1m2 3.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  keys: 'M3 7h18v11H3ZM6.5 10.5h0M10 10.5h0M14 10.5h0M17.5 10.5h0M8 14.5h8',
  talk: 'M4 5h16v11h-9l-4 4v-4H4ZM8 9h8M8 12h5',
  point: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 12h0',
  clock: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9v4l2.5 2M10 2.5h4',
  die: 'M5 5h14v14H5ZM9 9h0M15 9h0M12 12h0M9 15h0M15 15h0',
} as const;
export type IconName = keyof typeof DRAWN;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[name]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
