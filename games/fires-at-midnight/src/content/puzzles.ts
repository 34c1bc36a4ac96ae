import type { Puzzle } from '@nightfall/kernel';
import type { Fires } from '../moves.ts';
import type { View } from '../state.ts';
import { AT_THE_EDGE, THE_FIFTH, THE_LONG_WAY } from './puzzle-records.ts';

const isOver = (v: View, turn: number) => v.result !== null || (v.turn > turn && v.stack.at(-1)!.rule === 'round');
/** This many must be saved before the turn after `turn` is over. */
const save = (saved: number, turn: number) => (v: View) =>
  v.villagers.filter(({ state }) => state === 'saved').length >= saved ? true : isOver(v, turn) ? false : undefined;

/** A firefighter's own turn leaves nothing to chance. */
export const puzzles: readonly Puzzle<Fires>[] = [
  {
    id: 'the-fifth',
    title: 'The fifth villager',
    question: 'Four villagers are safe, and the fifth wins the game. Win it with this turn.',
    record: THE_FIFTH,
    solution: ['0 start F1', '0 pickUp F1 V7', '0 move F1 5740,6972 3000,9500', '0 leave F1 3000,9500 0,9500'],
    judge: save(5, 7),
  },
  {
    id: 'at-the-edge',
    title: 'At the edge',
    question: 'You have four action points, and a load is heavy. Bring a villager to safety this turn.',
    record: AT_THE_EDGE,
    solution: ['0 start F1', '0 pickUp F1 V3', '0 leave F1 4272,3040 4272,0'],
    judge: save(3, 5),
  },
  {
    id: 'the-long-way',
    title: 'The long way',
    question: 'Nobody is near, and you have four action points. Bring a villager to safety this turn all the same.',
    record: THE_LONG_WAY,
    solution: ['0 start F1', '0 run F1 2527,14857', '0 pickUp F1 V7', '0 leave F1 2527,14857 0,11777'],
    judge: save(5, 6),
  },
];
