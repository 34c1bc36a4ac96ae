/** Dates of the nights (SN-16.5). A date is written YYYY-MM-DD and is always UTC, so that everybody's night changes at once. */

const DAY = 86_400_000;

export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
export const dayBefore = (date: string): string => dateOf(Date.parse(date) - DAY);
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;

/** Why this night cannot be played; undefined if it can. */
export function refuseDate(text: string, now: number): string | undefined {
  if (!isDate(text)) return 'Write the date as year-month-day, such as 2026-01-31.';
  return text > dateOf(now) ? 'This night is still to come.' : undefined;
}

/** The time to the next night: "5 h 07 min". */
export function untilMidnight(now: number): string {
  const minutes = Math.ceil((DAY - (now % DAY)) / 60_000);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** A date as people write it: "18 November". */
export const dateInWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
