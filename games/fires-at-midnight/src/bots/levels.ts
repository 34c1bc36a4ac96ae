import { type Bot, type BotLevel, type Random, type Seat, legal, perform, quickRandom } from '@nightfall/kernel';
import { rules } from '../rules/book.ts';
import { type View, clone } from '../state.ts';
import { phaseOf } from '../table.ts';
import type { FireMove, Fires } from '../types.ts';
import { foresee } from './foresight.ts';
import { outlookOf } from './outlook.ts';
import { type Budget, type Line, bestTurn, fatesFrom } from './search.ts';

const GOOD: Budget = { beam: 8, fates: 12, finals: 72 };
/** FM-20.20 Budgets are counts, not times: the same stream gives the same turn. FM-20.14 Who goes first is tried with a short search. */
const SHORT: Budget = { beam: 3, fates: 12, finals: 36 };
const CASUAL: Budget = { beam: 1, fates: 4, finals: 8 };

const random: Bot<Fires> = (v, seat, chance) => {
  const moves = legal(rules, v, seat);
  return moves.length === 0 ? [] : [moves[chance.int(moves.length)]!];
};

/** The starting place that promises most. */
function placing(v: View, seat: Seat, chance: Random): FireMove[] {
  const outlook = outlookOf(v);
  const fates = fatesFrom(chance, 24);
  const options = legal(rules, v, seat).filter((m) => m.type === 'place');
  const mine = options.filter(({ f }) => f === options[0]?.f);
  const judged = mine.map((move) => {
    const s = clone(v);
    perform(rules, s, move);
    return { move, value: foresee(s, outlook, fates) };
  });
  return judged.length === 0 ? [] : [judged.reduce((best, one) => (one.value > best.value ? one : best)).move];
}
/** The whole turn of a firefighter, from its start if it has not begun. */
function turnOf(v: View, id: string, chance: Random, budget: Budget): Line {
  if (v.active === id) return bestTurn(v, id, chance, budget);
  const s = clone(v);
  const owner = v.crew.find((f) => f.id === id)!.owner;
  perform(rules, s, { type: 'start', seat: owner, f: id });
  return bestTurn(s, id, chance, budget);
}

function starting(v: View, seat: Seat, chance: Random, first: Budget, budget: Budget): FireMove[] {
  const mine = v.crew.filter((f) => f.owner === seat && !f.acted);
  if (mine.length === 0) return [];
  const seed = chance.u32(); // the same fates for each of them, or luck would choose
  const values = mine.length === 1 ? [0] : mine.map(({ id }) => turnOf(v, id, quickRandom(seed), first).value);
  const chosen = mine[values.indexOf(Math.max(...values))]!;
  return [{ type: 'start', seat, f: chosen.id }, ...acting(turnOf(v, chosen.id, chance, budget), seat, chosen.id)];
}
const acting = (line: Line, seat: Seat, f: string): FireMove[] => [...line.moves, { type: 'end', seat, f }];

const thinking =
  (first: Budget, budget: Budget) =>
  (v: View, seat: Seat, chance: Random): FireMove[] => {
    const phase = phaseOf(v);
    if (phase === 'setup.place') return placing(v, seat, chance);
    if (phase === 'round.choose') return starting(v, seat, chance, first, budget);
    if (phase !== 'turn.act' || v.crew.find(({ id }) => id === v.active)?.owner !== seat) return [];
    return acting(turnOf(v, v.active!, chance, budget), seat, v.active!);
  };

/** FM-20.1, FM-20.10 Whole turns, and who takes them, by the commands that people give. */
export const goodMoves = thinking(SHORT, GOOD);

export const bots: { readonly [level: string]: BotLevel<Fires> } = {
  random: { name: 'Random', text: 'Does anything that the rules allow.', bot: random },
  casual: { name: 'Casual', text: 'Looks one action ahead and hardly at the fire.', bot: thinking(CASUAL, CASUAL) },
  good: { name: 'Good', text: 'Plans whole turns and plays every roll of the fire out.', bot: goodMoves },
};
