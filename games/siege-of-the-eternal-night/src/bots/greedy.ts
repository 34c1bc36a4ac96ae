import { blockedMask, fieldFor, heroesWaiting } from '../queries/deployment.ts';
import { tablesOf } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import { cheapest, dieMove, HERO_KINDS, heroMove, kindsOf, openDice, valueOf } from './choice.ts';
import { anyMark, deciding } from './decide.ts';
import { longestLast } from './last-troop.ts';
import { newOutlook, surveyEnemies, UNIT } from '../knowledge/outlook.ts';
import type { Random } from '@nightfall/kernel';

/** One look serves one decision at a time. */
const outlook = newOutlook();

function greedyVolley(s: SiegeState, random: Random): SiegeMove {
  surveyEnemies(fieldFor(s), s.marked, outlook);
  const choice = cheapest(tablesOf(s.sheet.grid), ['volley'], blockedMask(s), outlook, 0, random);
  return choice ? { type: 'volley', seat: 0, cells: choice.table.names[choice.p]! } : { type: 'hold', seat: 0 };
}

function greedyAct(s: SiegeState, random: Random): SiegeMove {
  const die = openDice(s)[0];
  const tables = tablesOf(s.sheet.grid);
  const blocked = blockedMask(s);
  surveyEnemies(fieldFor(s), s.marked, outlook);
  if (die) {
    const choice = cheapest(tables, kindsOf(valueOf(s, die)), blocked, outlook, UNIT, random);
    return choice ? dieMove(die, choice) : { type: 'passDie', seat: 0, die };
  }
  if (heroesWaiting(s) === 0) return { type: 'end', seat: 0 };
  for (const kind of HERO_KINDS.toReversed()) {
    const choice = cheapest(tables, [kind], blocked, outlook, 0, random);
    if (choice) return heroMove(choice);
  }
  return { type: 'end', seat: 0 };
}

/** SN-17.5 The most enemies at once, the larger die first, every hero as soon as the dice are spent. */
export const decideGreedily = deciding({ volley: greedyVolley, act: greedyAct, bonus: anyMark, last: longestLast });
