/** Dates and times of the daily siege (SN-16.5, SN-18.13). A date is written YYYY-MM-DD and is always UTC. */

const DAY = 86_400_000;

export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
export const seedOf = (date: string): string => `daily-${date}`;
export const dayOf = (seed: string): string => seed.slice('daily-'.length);
export const dayBefore = (date: string): string => dateOf(Date.parse(date) - DAY);
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;

/** Why this date cannot be practised; undefined if it can. */
export function refuseDate(text: string, now: number): string | undefined {
  if (!isDate(text)) return 'Write the date as year-month-day, such as 2026-01-31.';
  return text > dateOf(now) ? 'This date is still in the future.' : undefined;
}

/** Hours, minutes and seconds to the next UTC midnight: "5:07:09". */
export function untilMidnight(now: number): string {
  const left = Math.ceil((DAY - (now % DAY)) / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
}
