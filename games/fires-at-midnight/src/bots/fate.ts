import type { Random } from '@nightfall/kernel';

/** FM-20.12 The rolls of a game to come: where the fire spreads, follow-ups, where villagers come. The same for all candidates. */
export type Fate = { readonly spread: Int8Array; readonly more: Int8Array; readonly come: Int8Array };

/** FM-20.11 The first roll of 36 fates is each square once. */
export function fatesFrom(random: Random, count: number): Fate[] {
  const first = Array.from({ length: 36 }, (_, i) => i);
  for (let i = 35; i > 0; i--) {
    const j = random.int(i + 1);
    [first[i], first[j]] = [first[j]!, first[i]!];
  }
  const rolls = (n: number) => Int8Array.from({ length: n }, () => random.int(36));
  return Array.from({ length: count }, (_, i) => {
    const spread = rolls(32);
    spread[0] = first[i % 36]!;
    return { spread, more: rolls(16), come: rolls(16) };
  });
}
