import type { Random } from '@nightfall/kernel';
import { heroesWaiting } from '../queries/deployment.ts';
import { placements, snakesUpTo } from '../queries/placements.ts';
import type { TableKind } from '../sheet/tables.ts';
import type { DieName, SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import { anyMark, deciding, pick } from './decide.ts';

function randomVolley(s: SiegeState, random: Random): SiegeMove {
  const fits = placements(s, 'volley');
  return fits.length > 0 ? { type: 'volley', seat: 0, cells: pick(fits, random) } : { type: 'hold', seat: 0 };
}

function randomAct(s: SiegeState, random: Random): SiegeMove {
  const open = (['A', 'B'] as const).filter((_, i) => s.dice![i]!.status === 'open');
  if (open.length > 0) return randomUse(s, pick(open, random), random);
  if (heroesWaiting(s) === 0) return { type: 'end', seat: 0 };
  const fits = placements(s, (1 + random.int(5)) as TableKind);
  return fits.length > 0 ? { type: 'hero', seat: 0, cells: pick(fits, random) } : { type: 'end', seat: 0 };
}

function randomUse(s: SiegeState, die: DieName, random: Random): SiegeMove {
  const { value } = s.dice![die === 'A' ? 0 : 1];
  const spells = (name: 'flamestrike' | 'hammer') =>
    placements(s, name).map((cells): SiegeMove => ({ type: 'spell', seat: 0, die, spell: name, cells }));
  const uses =
    value === 6
      ? [...spells('flamestrike'), ...spells('hammer')]
      : placements(s, value as TableKind).map((cells): SiegeMove => ({ type: 'troop', seat: 0, die, cells }));
  return uses.length > 0 ? pick(uses, random) : { type: 'passDie', seat: 0, die };
}

function randomLast(s: SiegeState, random: Random): SiegeMove {
  const fits = snakesUpTo(s, s.hour!);
  return fits.length > 0 ? { type: 'last', seat: 0, cells: pick(fits, random) } : { type: 'stand', seat: 0 };
}

/** SN-17.4 Everything by chance. */
export const decideRandomly = deciding({ volley: randomVolley, act: randomAct, bonus: anyMark, last: randomLast });
