import { apply, type Json, legal, refusal } from '@nightfall/kernel';
import { game, type Card, type State } from '@nightfall/midnight-madness';
import { expect, test } from 'vitest';
import { blows } from '../bar/blow.tsx';
import { asked, moveAt, playWith, takeUp, type Held, type Target } from './choosing.ts';

const HAND = ['archer/red', 'niceShot', 'brick', 'mortar', 'tar', 'draw2'] as const;

test('[MM-10.9] taking up a Brick brings the Mortar along, if there is one', () => {
  expect(takeUp(null, 'brick', HAND)).toEqual({ card: 'brick', with: 'mortar' });
  expect(takeUp(null, 'brick', ['brick'])).toEqual({ card: 'brick', with: null });
});

test('[MM-10.5] Nice Shot and a hit card go together, whichever is taken up first', () => {
  expect(takeUp({ card: 'niceShot', with: null }, 'archer/red', HAND)).toEqual({ card: 'archer/red', with: 'niceShot' });
  expect(takeUp({ card: 'archer/red', with: null }, 'niceShot', HAND)).toEqual({ card: 'archer/red', with: 'niceShot' });
});

test('taking up the same card again puts it down', () => {
  expect(takeUp({ card: 'tar', with: null }, 'tar', HAND)).toBeNull();
});

const table = (position: object) => game.position.read(position as Json) as State;
const tokens = { t3: 'Orc 2/2 @A1', t4: 'Goblin 1/1 @S4' };
const at = (hand: readonly Card[], held: Held | null, target: Target) =>
  moveAt(held, target, table({ hands: [hand], tokens, fallenWalls: [6] }), 0);

test.each([
  ['archer/red', { type: 'playAttack', card: 'archer/red', token: 3, niceShot: false }],
  ['barbarian', { type: 'playBarbarian', token: 3 }],
  ['tar', { type: 'playTar', token: 3 }],
  ['driveBack', { type: 'playDriveBack', token: 3 }],
] as const)('%s on a token is its own move', (card, move) => {
  expect(at([card, 'niceShot'], { card, with: null }, { on: 'token', token: 3 })).toEqual({ seat: 0, ...move });
});

test('[MM-10.5] with Nice Shot the hit is another move', () => {
  const held = { card: 'archer/red', with: 'niceShot' } as const;
  expect(at(['archer/red', 'niceShot'], held, { on: 'token', token: 3 })).toMatchObject({ type: 'playAttack', niceShot: true });
});

test('a Brick alone is offered, and the rules say what is missing', () => {
  const move = at(['brick'], { card: 'brick', with: null }, { on: 'wall', arc: 6 });
  expect(move).toEqual({ type: 'playBuild', seat: 0, brick: 'brick', mortar: null, arc: 6 });
  expect(refusal(game.book, table({ hands: [['brick']], tokens }), move!)?.code).toBe('NEEDS_BRICK_AND_MORTAR');
});

test('cards that are played on nothing have no target, and say why not', () => {
  expect(at(['draw2'], { card: 'draw2', with: null }, { on: 'token', token: 3 })).toBeUndefined();
  expect(playWith(table({ hands: [['draw2']], tokens }), 0, 'draw2')?.options[0]?.move).toEqual({ type: 'playDraw2', seat: 0 });
  expect(playWith(table({ hands: [['scavenge']], tokens }), 0, 'scavenge')?.no?.code).toBe('DISCARD_EMPTY');
});

test('a choice that the rules ask for comes before what is held', () => {
  const v = table({ hands: [['tar']], tokens: { t1: 'Orc 2/2 @S4', t2: 'Goblin 1/1 @S4' } });
  apply(game.book, v, { type: 'endPhase', seat: 0 });
  expect(asked(legal(game.book, v, 0))).toBe('chooseDamage');
  expect(moveAt({ card: 'tar', with: null }, { on: 'token', token: 2 }, v, 0)).toEqual({
    type: 'chooseDamage',
    seat: 0,
    token: 2,
  });
});

test('[MM-12.12] whoever may take the blow of a wall has a button; two that are alike share one', () => {
  const v = table({ hands: [['tar']], tokens: { t1: 'Orc 2/2 @S4', t2: 'Goblin 1/1 @S4', t3: 'Goblin 1/1 @S4' } });
  apply(game.book, v, { type: 'endPhase', seat: 0 });
  expect(blows(v, legal(game.book, v, 0)).map(({ label }) => label)).toEqual(['Orc, 2 left', 'Goblin, 1 left']);
});
