import { dateOf, dayBefore } from './calendar.ts';

/** The nights a player has kept: the first finished night of each date counts, later ones are practice (SN-16.6). */
export type Night = { readonly score: number; readonly rank: string; readonly share: string };
export type Diary = { readonly [date: string]: Night };

export const written = (diary: Diary, date: string, night: Night): Diary => (diary[date] ? diary : { ...diary, [date]: night });

/** How many days in a row were played up to today, or up to yesterday while today is still open. */
export function streak(diary: Diary, today: string): number {
  let days = 0;
  for (let date = diary[today] ? today : dayBefore(today); diary[date]; date = dayBefore(date)) days++;
  return days;
}

const PLACE = 'nightfall.siege.daily';
const isNight = (value: unknown): value is Night =>
  typeof value === 'object' &&
  value !== null &&
  'score' in value &&
  typeof value.score === 'number' &&
  'rank' in value &&
  'share' in value;

/** What is kept in the browser; a damaged or missing diary is an empty one. */
export function readDiary(text: string | null): Diary {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, Night] => isNight(entry[1])));
  } catch {
    return {};
  }
}

/** How many days that were begun are remembered. */
const REMEMBERED = 8;
/** The days that were begun, each with its first table: `2026-11-17=k3x9`. */
export const remembered = (begun: readonly string[], date: string, table: string): readonly string[] =>
  begun.some((one) => one.startsWith(date)) ? begun : [...begun, `${date}=${table}`].slice(-REMEMBERED);

const BEGUN = 'nightfall.siege.begun';
const daysBegun = (): readonly string[] => (stored(BEGUN) ?? '').split(' ').filter(Boolean);
/** A night that is begun on its day counts for it, even if it is finished after midnight. */
export const noteBegun = (date: string, table: string): void => store(BEGUN, remembered(daysBegun(), date, table).join(' '));
/** Is this the table at which the night of this day was begun first? */
export const counts = (date: string, table: string): boolean => daysBegun().includes(`${date}=${table}`);

/** A past day, or one that was begun at another table and whose dice are known, is practice. */
export const practiceAfter = (begun: readonly string[], date: string, table: string, today: string): boolean =>
  !begun.includes(`${date}=${table}`) && (date !== today || begun.some((one) => one.startsWith(date)));
export const isPractice = (date: string, table: string): boolean => practiceAfter(daysBegun(), date, table, dateOf(Date.now()));

export const openDiary = (): Diary => readDiary(stored(PLACE));
export function keepNight(date: string, night: Night): Diary {
  const diary = written(openDiary(), date, night);
  store(PLACE, JSON.stringify(diary));
  return diary;
}

function store(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing still plays; the streak lasts as long as the page.
  }
}
function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
