import type { Puzzle } from '@nightfall/kernel';
import type { Madness } from '../moves.ts';
import type { State } from '../state.ts';
import { TROLL_INSIDE, TWO_TOWERS } from './puzzle-records.ts';

/** All these towers must stand when the turn after this one begins. */
const keepTowers = (towers: number, turn: number) => (v: State) =>
  v.towers.filter(Boolean).length < towers ? false : v.turn > turn || v.outcome === 'won' ? true : undefined;

export const puzzles: readonly Puzzle<Madness>[] = [
  {
    id: 'the-troll-inside',
    title: 'The Troll inside',
    question: 'A Troll with two hit points left stands inside the castle. Lose no tower before your next turn.',
    record: TROLL_INSIDE,
    solution: ['0 scavenge barbarian', '0 barbarian t18', '0 end'],
    judge: keepTowers(3, 14),
  },
  {
    id: 'two-towers',
    title: 'The last two towers',
    question: 'No wall stands, and only two towers do. Both must still stand at the start of your next turn.',
    record: TWO_TOWERS,
    solution: [
      '0 build brick mortar 6',
      '0 hit hero/green t5',
      '0 fortify 6',
      '0 hit knight/red t19',
      '0 hit knight/any t20',
      '0 end',
      '0 flip t17',
      '0 flip t22',
    ],
    judge: keepTowers(2, 6),
  },
];
