const MINUTE = 60_000;

/** What is left of a run, for people: nobody counts single seconds. */
export function timeLeft(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  if (milliseconds < 10_000) return ', a few seconds left';
  if (milliseconds < MINUTE) return `, ${Math.ceil(milliseconds / 10_000) * 10} seconds left`;
  const minutes = Math.round(milliseconds / MINUTE);
  return minutes === 1 ? ', about a minute left' : `, about ${minutes} minutes left`;
}
