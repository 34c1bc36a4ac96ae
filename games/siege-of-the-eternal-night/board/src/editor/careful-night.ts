import { isFaults, perform, quickRandom, seedOf, waitingFor } from '@nightfall/kernel';
import { enemiesLeft, game } from '@nightfall/siege-of-the-eternal-night';

/** One night of the careful bot on a sheet, with the dice of the seed; the enemies left. */
export function carefulNight(grid: readonly string[], seed: string): number {
  const s = game.setup({ players: 1, options: { sheet: 'inline', ownSheet: [...grid], seed, lastCall: false } });
  if (isFaults(s)) throw new Error(`a sheet with faults was tried: ${s.map(({ code }) => code).join(' ')}`);
  const random = quickRandom(seedOf(seed));
  for (let asked = waitingFor(game.book, s); asked.for !== 'nobody'; asked = waitingFor(game.book, s)) {
    if (asked.for === 'dice')
      perform(game.book, s, { type: 'dice', faces: asked.fixed ?? [1 + random.int(6), 1 + random.int(6)] });
    else for (const move of game.bots['good']!.bot(s, 0, random)) perform(game.book, s, move);
  }
  return enemiesLeft(s);
}
