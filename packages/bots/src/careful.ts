import type { Mind, Odds, Types } from '@nightfall/kernel';

/** Plays on with care, as far as the mind looks. */
export const withCare = <T extends Types>(mind: Mind<T>): Mind<T> => ({ ...mind, quick: mind.careful ?? mind.quick });
/** Plays on with care to the end of the game, where the mind has a bot that is quick enough for that. */
export function toTheEnd<T extends Types>(mind: Mind<T>): Mind<T> {
  if (!mind.careful) return mind;
  const { isCut: _, ...rest } = mind;
  return { ...rest, quick: mind.careful };
}

/** How far off a value may be that was fitted to games: no number of tries makes it surer. */
const MODEL = 0.04;
/** Odds with a margin that counts this in, where tries stop at a cut and ask a value. */
export const honest = <T extends Types>({ isCut }: Mind<T>, { win, low, high }: Odds): Odds =>
  isCut ? { win, low: Math.max(0, win - wider(win - low)), high: Math.min(1, win + wider(high - win)) } : { win, low, high };
const wider = (half: number): number => Math.sqrt(half ** 2 + MODEL ** 2);
