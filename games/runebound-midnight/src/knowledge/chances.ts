/** RM-4.2 The chance, in percent and exactly, that two ten-sided dice show at least this number. */
export function chanceOf(atLeast: number): number {
  if (atLeast <= 2) return 100;
  if (atLeast > 20) return 0;
  const misses = atLeast - 2; // sums below: 2 … atLeast − 1
  return atLeast <= 11 ? 100 - (misses * (misses + 1)) / 2 : ((21 - atLeast) * (22 - atLeast)) / 2;
}
/** The chance that a roll with this bonus reaches what is needed. */
export const rollChance = (need: number, bonus: number): number => chanceOf(need - bonus);

/** RM-4.4 The chance, in sixths, that this many of these dice match: `P(k)` for k = 0 … dice. */
export function matchChances(dice: number, faces: number): number[] {
  let found = [1];
  for (let i = 0; i < dice; i++)
    found = Array.from({ length: i + 2 }, (_, k) => ((found[k] ?? 0) * (6 - faces) + (found[k - 1] ?? 0) * faces) / 6);
  return found;
}
