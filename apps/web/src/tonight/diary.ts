import { dayBefore } from './calendar.ts';

/** The first table that was begun for a night, and what was reached there as soon as it is over. */
export type Tried = { readonly table: string; readonly reached?: string | undefined };
/** The nights of this browser: game, date, first try. */
export type Diary = { readonly [game: string]: { readonly [date: string]: Tried } };

export const triedIn = (diary: Diary, game: string, date: string): Tried | undefined => diary[game]?.[date];
const writtenIn = (diary: Diary, game: string, date: string, tried: Tried): Diary => ({
  ...diary,
  [game]: { ...diary[game], [date]: tried },
});
/** The first table of a night counts, whatever becomes of it. */
export const withBegun = (diary: Diary, game: string, date: string, table: string): Diary =>
  triedIn(diary, game, date) ? diary : writtenIn(diary, game, date, { table });
export function withReached(diary: Diary, game: string, date: string, table: string, reached: string): Diary {
  const tried = triedIn(diary, game, date);
  return tried?.table === table && tried.reached === undefined ? writtenIn(diary, game, date, { table, reached }) : diary;
}

/** How many nights in a row were played up to tonight, or up to last night while tonight is still open. */
function inARow(isPlayed: (date: string) => boolean, today: string): number {
  let nights = 0;
  for (let date = isPlayed(today) ? today : dayBefore(today); isPlayed(date); date = dayBefore(date)) nights++;
  return nights;
}
export const streak = (diary: Diary, game: string, today: string): number =>
  inARow((date) => triedIn(diary, game, date)?.reached !== undefined, today);
/** Nights in a row with any game. */
export const streakOfAll = (diary: Diary, today: string): number =>
  inARow((date) => Object.values(diary).some((nights) => nights[date]?.reached !== undefined), today);
export const nightsInARow = (nights: number): string => (nights === 1 ? '1 night in a row' : `${nights} nights in a row`);

const isTried = (value: unknown): value is Tried =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  typeof value.table === 'string' &&
  (!('reached' in value) || typeof value.reached === 'string');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is kept in the browser; what is damaged in it is left out. */
export function readDiary(text: string | null): Diary {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(data)) return {};
  const nights = (of: unknown) =>
    Object.fromEntries(Object.entries(isObject(of) ? of : {}).filter(([, tried]) => isTried(tried)));
  return Object.fromEntries(Object.entries(data).map(([game, of]) => [game, nights(of) as Diary[string]]));
}

const PLACE = 'nightfall.tonight';
export const openDiary = (): Diary => readDiary(localStorage.getItem(PLACE));
export function changeDiary(change: (diary: Diary) => Diary): void {
  localStorage.setItem(PLACE, JSON.stringify(change(openDiary())));
}
