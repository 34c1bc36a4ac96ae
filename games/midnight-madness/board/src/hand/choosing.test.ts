import { expect, test } from 'vitest';
import { asked, moveAt, moveAtOnce, moveOn, takeUp } from './choosing.ts';

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

test.each([
  ['archer/red', { type: 'playAttack', card: 'archer/red', token: 3, niceShot: false }],
  ['barbarian', { type: 'playBarbarian', token: 3 }],
  ['tar', { type: 'playTar', token: 3 }],
  ['driveBack', { type: 'playDriveBack', token: 3 }],
] as const)('%s on a token is its own move', (card, move) => {
  expect(moveOn({ card, with: null }, { on: 'token', token: 3 }, 1)).toEqual({ seat: 1, ...move });
});

test('a Brick alone is offered to the rules, so that they can say what is missing', () => {
  expect(moveOn({ card: 'brick', with: null }, { on: 'wall', arc: 6 }, 0)).toEqual({
    type: 'playBuild',
    seat: 0,
    brick: 'brick',
    mortar: null,
    arc: 6,
  });
});

test('cards that are played on nothing have no target', () => {
  expect(moveOn({ card: 'draw2', with: null }, { on: 'token', token: 1 }, 0)).toBeUndefined();
  expect(moveAtOnce('draw2', 0)).toEqual({ type: 'playDraw2', seat: 0 });
});

test('a choice that the rules ask for comes before what is held', () => {
  const legal = [{ type: 'chooseDamage' }];
  expect(asked(legal)).toBe('chooseDamage');
  expect(moveAt({ card: 'tar', with: null }, { on: 'token', token: 2 }, 0, legal)).toEqual({
    type: 'chooseDamage',
    seat: 0,
    token: 2,
  });
});
