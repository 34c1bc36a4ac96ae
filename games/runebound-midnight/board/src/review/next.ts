import { count } from '@nightfall/kit/words';
import type { Setup } from '@nightfall/kernel';
import { pointsNeeded, pointsTaken, type View } from '@nightfall/runebound-midnight';
import type { NextGame } from '@nightfall/ui';

/** One step that pulls: the same night again, the whole game after the short one, the first rules after that. */
export function nextNight(v: View, { players, options }: Setup): NextGame {
  const short = pointsNeeded(v) - pointsTaken(v);
  if (v.result?.winner === 'king')
    return { why: `The Heroes were ${count(short, 'mirror point')} short.`, name: 'Play it again' };
  if (options['short'] === true)
    return {
      why: 'Next: the whole game. The threat starts at 0, and there is more to grow into.',
      name: 'Play the whole game',
      setup: { players, options: { ...options, short: false } },
    };
  if (options['printed'] !== true)
    return {
      why: 'Next: as printed, without our tuning. Few Heroes have seen its morning.',
      name: 'Play as printed',
      setup: { players, options: { ...options, printed: true } },
    };
  return { why: 'There is no harder night than this one.', name: 'Play it again' };
}
