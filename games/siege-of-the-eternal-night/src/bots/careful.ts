import type { Random } from '@nightfall/kernel';
import { blockedMask, fieldFor, heroesWaiting, unmarkedEnemies } from '../queries/deployment.ts';
import { has, placesOf, type Mask } from '../sheet/mask.ts';
import { tablesOf } from '../sheet/tables.ts';
import type { SiegeState } from '../state.ts';
import type { SiegeMove } from '../moves.ts';
import { cheapest, dieMove, HERO_KINDS, heroMove, kindsOf, openDice, valueOf } from './choice.ts';
import { deciding } from './decide.ts';
import { longestLast } from './last-troop.ts';
import { changeByFreeMark, heroThreshold, newOutlook, survey, WALLBREAKER_WORTH } from '../knowledge/outlook.ts';

/** One look serves one decision at a time. */
const outlook = newOutlook();
const look = (s: SiegeState) => survey(fieldFor(s), s.marked, s.besideNow, s.turn, outlook);

function carefulVolley(s: SiegeState, random: Random): SiegeMove {
  look(s);
  const choice = cheapest(tablesOf(s.sheet.grid), ['volley'], blockedMask(s), outlook, 0, random);
  if (!choice || choice.cost > 0) return { type: 'hold', seat: 0 };
  return { type: 'volley', seat: 0, cells: choice.table.names[choice.p]! };
}

function carefulAct(s: SiegeState, random: Random): SiegeMove {
  const die = openDice(s)[0];
  if (!die && heroesWaiting(s) === 0) return { type: 'end', seat: 0 };
  look(s);
  const tables = tablesOf(s.sheet.grid);
  if (!die) {
    const choice = cheapest(tables, HERO_KINDS, blockedMask(s), outlook, 0, random);
    return choice && -choice.cost >= heroThreshold(s.turn) ? heroMove(choice) : { type: 'end', seat: 0 };
  }
  const choice = cheapest(tables, kindsOf(valueOf(s, die)), blockedMask(s), outlook, WALLBREAKER_WORTH, random);
  return choice && choice.cost <= 0 ? dieMove(die, choice) : { type: 'passDie', seat: 0, die };
}

/** The free mark with the lowest value after it; `kept` are squares that a plan will cover anyway. */
export function bestFreeMark(s: SiegeState, kept?: Mask): SiegeMove {
  look(s);
  const field = fieldFor(s);
  let best = -1;
  let least = Infinity;
  for (const place of placesOf(unmarkedEnemies(s))) {
    if (kept && has(kept, place)) continue;
    const cost = changeByFreeMark(field, place, outlook);
    if (cost < least) [best, least] = [place, cost];
  }
  return best < 0 ? { type: 'decline', seat: 0 } : { type: 'mark', seat: 0, cell: field.names[best]! };
}

/** SN-17.6 The lowest value after each placement; heroes kept until they are worth it. */
export const decideCarefully = deciding({
  volley: carefulVolley,
  act: carefulAct,
  bonus: (s) => bestFreeMark(s),
  last: longestLast,
});
