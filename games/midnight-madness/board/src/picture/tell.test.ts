import { game, type MadnessEvent, type State } from '@nightfall/midnight-madness';
import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { tell } from './tell.tsx';

const name = (seat: number) => ['Ana', 'Wick'][seat]!;
const view = () => game.setup({ players: 2, options: {} }) as State;

test('a card that is played is staged with its owner, its target and what it does', () => {
  const told = tell(
    { type: 'cardPlayed', seat: 1, cards: ['archer/red'], token: null, at: null, arc: 2 } as MadnessEvent,
    view(),
    name,
  );
  expect(told).toMatchObject({ kind: 'card', by: 1, at: 'at wall 2', marks: ['wall2'] });
  expect(told?.text).not.toBe('');
});

test('a token that is turned up is told by its name and place', () => {
  const told = tell({ type: 'flipped', token: 4, kind: 'goblin', space: 'A3' }, view(), name);
  expect(told).toMatchObject({ kind: 'reveal', title: 'Goblin', at: 'Archer ring, arc 3', marks: ['t4'] });
});

test('the turns of others and of the monsters are summed up', () => {
  const events: MadnessEvent[] = [
    { type: 'cardPlayed', seat: 1, cards: ['archer/red'], token: 1, at: { kind: 'goblin', space: 'A1' }, arc: null },
    { type: 'slain', token: 1, kind: 'goblin', seat: 1, points: 1, space: 'A1' },
    { type: 'phase', phase: 'move', seat: 1, turn: 2 },
    { type: 'wallLost', arc: 3, by: 'creatures' },
    { type: 'tokenArrived', token: 9, space: 'F1', isStart: false },
  ] as MadnessEvent[];
  const text = summary({ events, before: view(), after: view(), name });
  expect(text).toBe('Wick played Red Archer, Goblin slain, wall 3 fell, one new token came out of the forest.');
});
