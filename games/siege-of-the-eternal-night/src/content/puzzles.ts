import type { Puzzle } from '@nightfall/kernel';
import type { Siege } from '../moves.ts';
import { enemiesLeft } from '../queries/deployment.ts';
import type { SiegeState } from '../state.ts';
import { SMALL_DICE, THE_GATE, THE_LAST_FOUR } from './puzzle-records.ts';

/** The last turn: no more than this many enemies may be left. */
const leave = (most: number) => (v: SiegeState) => (enemiesLeft(v) <= most ? true : v.stack.length === 0 ? false : undefined);

/** Nothing is left to chance in any of them: the dice of the ninth turn have fallen. */
export const puzzles: readonly Puzzle<Siege>[] = [
  {
    id: 'the-last-four',
    title: 'The last four',
    question: 'The last turn, a 5 and a 2, and one hero waiting. Clear the field: fell all four enemies.',
    record: THE_LAST_FOUR,
    solution: ['0 pass A', '0 pass B', '0 hero e4 e5 e6 d6'],
    judge: leave(0),
  },
  {
    id: 'small-dice',
    title: 'Small dice',
    question: 'The last turn, a 2 and a 1, and two heroes waiting. Six enemies are left: fell four of them.',
    record: SMALL_DICE,
    solution: ['0 pass A', '0 troop B c4', '0 hero h7 h8 i8'],
    judge: leave(2),
  },
  {
    id: 'the-gate',
    title: 'Eight at the gate',
    question: 'The last turn, a 6 and a 5, and one hero waiting. Twelve enemies are left: fell eight of them.',
    record: THE_GATE,
    solution: ['0 pass A', '0 troop B j5 j6 j7 i7 h7', '0 hero i2 i3 i4'],
    judge: leave(4),
  },
];
