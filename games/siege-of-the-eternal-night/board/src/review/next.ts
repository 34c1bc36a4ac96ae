import type { Setup } from '@nightfall/kernel';
import {
  enemiesLeft,
  isDailySiege,
  RANKS,
  SHEET_IDS,
  SHEETS,
  type SheetId,
  type SiegeState,
} from '@nightfall/siege-of-the-eternal-night';
import type { NextGame } from '@nightfall/ui';

const BY_PAR = SHEET_IDS.toSorted((a, b) => (SHEETS[a].par ?? 0) - (SHEETS[b].par ?? 0));

/** One step that pulls: the next sheet for those who made par, else the next rank on this one. A daily siege has its own. */
export function nextNight(v: SiegeState, setup: Setup): NextGame | undefined {
  if (isDailySiege(v.sheet.id, v.seed)) return undefined;
  const left = enemiesLeft(v);
  const at = BY_PAR.indexOf(v.sheet.id as SheetId);
  const harder = v.sheet.par !== null && left <= v.sheet.par && at >= 0 ? BY_PAR[at + 1] : undefined;
  return harder ? onto(harder, setup) : again(left);
}
function onto(id: SheetId, { players, options }: Setup): NextGame {
  const { name, difficulty, par } = SHEETS[id];
  return {
    why: `You made par. Next: ${name}, ${difficulty}, par ${par}.`,
    name: `Defend ${name}`,
    setup: { players, options: { ...options, sheet: id, seed: options['seed'] === '-' ? '-' : '' } },
  };
}
function again(left: number): NextGame | undefined {
  const above = RANKS.findLast(([worst]) => worst < left);
  return above && { why: `${left - above[0]} fewer, and you are a ${above[1]}.`, name: 'Try other dice' };
}
