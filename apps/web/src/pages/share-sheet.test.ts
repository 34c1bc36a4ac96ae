import type { Game, Setup } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import type { BoardModule, Moment } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { shareTextOf } from './share-sheet.tsx';

const nightly = { reached: () => ({ points: 7, text: 'A silver shift in 5 rounds' }) };
const moment = { view: {}, result: { title: 'The city is safe' } } as unknown as Moment;
const setup: Setup = { players: 2, options: {} };
const boardOf = (kind: string) => ({ game: { ...heist, kind, nightly } as unknown as Game }) as BoardModule;

test('who is challenged reads how it ended, in which setup, and what there is to beat', () => {
  expect(shareTextOf(boardOf('together'), moment, setup)).toBe(
    'The Heist: The city is safe\n2 players, the usual game · A silver shift in 5 rounds',
  );
  expect(shareTextOf(boardOf('versus'), moment, setup)).toBe('The Heist: The city is safe\n2 players, the usual game');
});
