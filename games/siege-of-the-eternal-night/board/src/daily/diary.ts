import { dayBefore } from './calendar.ts';

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

export const openDiary = (): Diary => readDiary(stored());
export function keepNight(date: string, night: Night): Diary {
  const diary = written(openDiary(), date, night);
  try {
    localStorage.setItem(PLACE, JSON.stringify(diary));
  } catch {
    // A browser that keeps nothing still plays; the streak lasts as long as the page.
  }
  return diary;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
