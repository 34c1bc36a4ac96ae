import { apply, isFaults } from '@nightfall/kernel';
import { game, type State } from '@nightfall/midnight-madness';
import { newMemory } from '@nightfall/ui';
import { expect, test } from 'vitest';
import { guide } from '../guide/guide.ts';
import { comeTo, decisionOf } from './decision.ts';
import { HELD, hold } from './hold.ts';
import { want, WANTED } from './wanted.ts';

function begun(): State {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the setup of the guide is refused');
  for (const faces of guide.dice) apply(game.book, s, { type: 'dice', faces });
  return s;
}
test('[MM-8.4] a card picked to be replaced is put down when the next question comes', () => {
  const [s, memory] = [begun(), newMemory()];
  comeTo(memory, decisionOf(s, 0));
  hold(memory, { card: 'brick', with: null });
  want(memory, { partner: 1, card: 'mortar' });
  comeTo(memory, decisionOf(s, 0));
  expect([memory.get(HELD)?.card, memory.get(WANTED)?.card]).toEqual(['brick', 'mortar']);
  apply(game.book, s, { type: 'endPhase', seat: 0 });
  comeTo(memory, decisionOf(s, 0));
  expect([memory.get(HELD), memory.get(WANTED)]).toEqual([null, null]);
});

test('[MM-8.8] an offer is a question of its own, and so is every turn', () => {
  const s = begun();
  const seen = [decisionOf(s, 0)];
  apply(game.book, s, { type: 'endPhase', seat: 0 });
  seen.push(decisionOf(s, 0));
  apply(game.book, s, { type: 'offerTrade', seat: 0, partner: 1, give: 'knight/red', take: 'archer/green' });
  seen.push(decisionOf(s, 0), decisionOf(s, 1), decisionOf({ ...s, turn: 3 }, 0));
  expect(new Set(seen).size).toBe(5);
});
