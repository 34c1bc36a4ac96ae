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
    { type: 'slain', token: 1, kind: 'goblin', seat: 1, points: 1, space: 'A1', left: 9 },
    { type: 'phase', phase: 'move', seat: 1, turn: 2 },
    { type: 'wallLost', arc: 3, by: 'creatures' },
    { type: 'tokenArrived', token: 9, space: 'F1', isStart: false },
  ] as MadnessEvent[];
  const text = summary({ events, before: view(), after: view(), name });
  expect(text).toBe('Wick played Red Archer, Goblin slain, wall 3 fell, one new token came out of the forest.');
});

test('the last tower but one, the last one and the last blow are moments', () => {
  const fall = (left: number) => tell({ type: 'towerLost', arc: 4, by: 'creatures', left }, view(), name)!;
  expect([fall(3).kind, fall(1).kind, fall(0).kind]).toEqual(['chain', 'moment', 'moment']);
  expect([fall(1).title, fall(0).title]).toEqual(['One tower left', 'The last tower falls']);
  const blow = (left: number) =>
    tell({ type: 'slain', token: 1, kind: 'troll', seat: 1, points: 3, space: 'S3', left }, view(), name)!;
  expect(blow(2)).toMatchObject({ kind: 'chain', title: 'Troll slain' });
  expect(blow(0)).toMatchObject({ kind: 'moment', tone: 'good', at: 'Wick slays the Troll.' });
});

test('many cards are counted, so that the note stays short', () => {
  const cards = ['brick', 'mortar', 'archer/red', 'archer/green'] as const;
  const events = [
    { type: 'cardPlayed', seat: 1, cards, token: null, at: null, arc: null },
    { type: 'phase', phase: 'move', seat: 1, turn: 2 },
  ] as MadnessEvent[];
  expect(summary({ events, before: view(), after: view(), name })).toBe('Wick played four cards.');
});
