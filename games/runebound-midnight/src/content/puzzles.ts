import type { Puzzle } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import type { View } from '../state.ts';
import { ALONE_AT_ASHGATE, SIDE_BY_SIDE } from './puzzle-records.ts';

/** The Heroes must win before this round is over. */
const heroesWinIn = (round: number) => (v: View) =>
  v.result ? v.result.winner === 'heroes' : v.round > round ? false : undefined;

export const puzzles: readonly Puzzle<Rune>[] = [
  {
    id: 'alone-at-ashgate',
    title: 'Alone at Ashgate',
    question:
      'You stand alone before the Keeper of the Glass, and your friend is far away. The mirror behind it wins the game: break it in this fight.',
    record: ALONE_AT_ASHGATE,
    solution: ['2 stand', '2 attack ()', '2 useItem 0.1', '2 useItem 1', '2 useItem 1~0', '2 pass'],
    judge: heroesWinIn(19),
  },
  {
    id: 'side-by-side',
    title: 'Side by side',
    question:
      'Elaria and you face the Keeper of the Glass together, and one mirror wins the short game. She fights for herself; win before the round is over.',
    record: SIDE_BY_SIDE,
    solution: [
      '2 stand',
      '1 stand',
      '2 defend ()',
      '2 takeHit ()',
      '1 attack ()',
      '2 attack ()',
      '1 defend ()',
      '1 takeHit 0',
      '2 defend ()',
      '2 takeHit 0',
      '1 defend ()',
      '1 takeHit 0~0',
      '0 threatTest 5',
      '2 stand',
      '2 defend ()',
      '2 attack ()',
    ],
    judge: heroesWinIn(7),
  },
];
