import type { Setup } from '@nightfall/kernel';
import type { State } from '@nightfall/midnight-madness';
import type { NextGame } from '@nightfall/ui';

type Difficulty = State['difficulty'];
const HARDER: Record<Difficulty, { readonly to: Difficulty; readonly why: string } | undefined> = {
  gentle: { to: 'normal', why: 'Next: a normal night, with the Goblin King and every trap.' },
  normal: { to: 'challenging', why: 'Next: a challenging night, which begins with Orcs and Trolls only.' },
  challenging: { to: 'uber', why: 'Next: an uber night, with three new tokens every turn.' },
  uber: undefined,
};
type Ended = Pick<State, 'outcome' | 'difficulty' | 'towers' | 'supply' | 'tokens'>;

/** One step that pulls: the next difficulty, or the same night again. */
export function nextNight(v: Ended, { players, options }: Setup): NextGame {
  if (v.outcome === 'lost') return { why: missed(v), name: 'Hold the castle this time' };
  const harder = HARDER[v.difficulty];
  if (harder)
    return { why: harder.why, name: 'Play the harder night', setup: { players, options: { ...options, difficulty: harder.to } } };
  return v.towers.every(Boolean)
    ? { why: 'There is no harder night, and no better one.', name: 'Play again' }
    : { why: 'Next: an uber night with all six towers.', name: 'Play again' };
}
function missed({ supply, tokens }: Ended): string {
  const left = supply + tokens.length;
  return left === 1 ? 'One token more and the castle would have stood.' : `${left} tokens more and the castle would have stood.`;
}
