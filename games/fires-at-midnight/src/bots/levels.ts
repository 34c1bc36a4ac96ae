import { randomBot } from '@nightfall/bots';
import { type BotLevel, type Random, type Seat, legal, perform } from '@nightfall/kernel';
import { LEVELS } from '../content/levels.ts';
import { rules } from '../rules/book.ts';
import { type View, clone } from '../state.ts';
import { phaseOf } from '../queries/village.ts';
import type { FireMove, Fires } from '../moves.ts';
import { promiseOf } from './foresight.ts';
import { outlookOf } from './outlook.ts';
import { fatesFrom } from './fate.ts';
import { type Budget, bestTurns } from './search.ts';

/** FM-20.20 Budgets are counts, not times: the same stream gives the same turn. */
const GOOD: Budget = { beam: 8, fates: 12, finals: 24, rolls: 48, rounds: 4 };
/** Overlooks fewer turns: it keeps three times as many, and by more fates. */
const EXPERT: Budget = { ...GOOD, beam: 24, fates: 36, finals: 96 };
const CASUAL: Budget = { beam: 1, fates: 4, finals: 8, rolls: 1, rounds: 3 };

const START_FATES = 288;
/** The starting place that promises most. */
function placing(v: View, seat: Seat, chance: Random): FireMove[] {
  const options = legal(rules, v, seat).filter((m) => m.type === 'place');
  const mine = options.filter(({ f }) => f === options[0]?.f);
  const outlook = outlookOf(v);
  const fates = fatesFrom(chance, START_FATES);
  const judged = mine.map((move) => {
    const s = clone(v);
    perform(rules, s, move);
    const play = promiseOf(s, outlook);
    return { move, value: fates.reduce((sum, fate) => sum + play(fate), 0) };
  });
  return judged.length === 0 ? [] : [judged.reduce((best, one) => (one.value > best.value ? one : best)).move];
}
/** Whole turns, of the firefighter whose turn it is or of those who could go first, the best first. */
function turns(v: View, seat: Seat, chance: Random, budget: Budget): FireMove[][] {
  const mine = v.crew.filter((f) => f.owner === seat && (v.active === null ? !f.acted : f.id === v.active));
  if (mine.length === 0) return [];
  const ids = mine.map(({ id }) => id);
  return bestTurns(v, ids, chance, budget).map(({ f, moves }) => [
    ...(v.active === null ? [{ type: 'start', seat, f } as const] : []),
    ...moves,
    { type: 'end', seat, f },
  ]);
}
/** What a good crew would think of here, the best first. */
export function goodTurns(v: View, seat: Seat, chance: Random): readonly FireMove[][] {
  const phase = phaseOf(v);
  return phase === 'round.choose' || phase === 'turn.act' ? turns(v, seat, chance, GOOD) : [];
}

const thinking =
  (budget: Budget) =>
  (v: View, seat: Seat, chance: Random): FireMove[] => {
    const phase = phaseOf(v);
    if (phase === 'setup.place') return placing(v, seat, chance);
    return phase === 'round.choose' || phase === 'turn.act' ? (turns(v, seat, chance, budget)[0] ?? []) : [];
  };

/** FM-20.1, FM-20.10 Whole turns, and who takes them, by the commands that people give. */
export const goodMoves = thinking(GOOD);
/** Plays on in tries. */
export const quickMoves = thinking(CASUAL);

export const bots: { readonly [level: string]: BotLevel<Fires> } = {
  random: { ...LEVELS.random, bot: randomBot(rules) },
  casual: { ...LEVELS.casual, bot: quickMoves },
  good: { ...LEVELS.good, bot: goodMoves },
  expert: { ...LEVELS.expert, bot: thinking(EXPERT) },
};
