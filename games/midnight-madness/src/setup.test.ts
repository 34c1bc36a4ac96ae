import { expect, test } from 'vitest';
import { type Fault, isFaults } from '@nightfall/kernel';
import { game } from './game.ts';
import { fortifyReserve } from './queries/board.ts';
import { setup } from './setup.ts';
import { play } from './testing/table.ts';
import type { State } from './state.ts';

function begin(players: number, options = {}): State {
  const s = setup({ players, options });
  if (isFaults(s)) throw new Error(s[0]!.text);
  return s;
}
const ones = (n: number) => `dice ${Array(n).fill(1).join(' ')}`;

test('[MM-2.1] [MM-2.2] [MM-2.3] mode, difficulty, players and first seat are chosen', () => {
  expect(begin(1, { mode: 'coop' }).mode).toBe('solo');
  expect(begin(2).mode).toBe('standard');
  expect(begin(3, { mode: 'coop', difficulty: 'uber' })).toMatchObject({
    mode: 'coop',
    difficulty: 'uber',
    unseenStart: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'],
  });
  const codes = (players: number, options: Record<string, string>) =>
    (setup({ players, options }) as readonly Fault[]).map(({ code }) => code);
  expect(codes(2, { mode: 'solo' })).toEqual(['MODE']);
  expect(codes(0, {})).toEqual(['PLAYERS']);
  expect(codes(7, {})).toEqual(['PLAYERS']);
  expect(codes(2, { start: '2' })).toEqual(['SEAT']);
  expect(codes(2, { difficulty: 'easy', weather: 'rain' })).toEqual(['VALUE', 'UNKNOWN']);
});

test('[MM-6.2] [MM-6.4] [MM-6.5] [MM-6.6] [MM-6.7] [MM-6.9] [MM-3.4] the table before chance comes in', () => {
  const s = begin(2);
  expect(s.deck).toHaveLength(49);
  expect(s.towers).toEqual([true, true, true, true, true, true]);
  expect(s.walls).toEqual(Array(6).fill('standing'));
  expect([s.tarred, fortifyReserve(s), s.supply, s.unseenStart.length, s.unseenSupply.length]).toEqual([0, 2, 43, 6, 43]);
});

test('[MM-2.8] a gentle night is played without the Goblin King and Draw 4 Monsters', () => {
  const s = begin(2, { difficulty: 'gentle' });
  expect([s.supply, s.unseenSupply.length, s.tokensInGame, s.unseenStart]).toEqual([41, 41, 47, begin(2).unseenStart]);
  const gone = begin(2).unseenSupply.filter((kind) => !s.unseenSupply.includes(kind));
  expect(gone).toEqual(['goblinKing', 'draw4']);
});

test('[MM-6.3] [MM-6.8] [MM-6.10] hands are dealt, tokens rolled for, and chance picks the first seat', () => {
  const s = begin(4);
  play(s, ones(20), 'dice 6 6 1 2 3 3', 'dice 3');
  expect(s.current).toBe(2);
  expect(s.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
  expect(s.tokens.map(({ ring, arc, isStart }) => [ring, arc, isStart])).toEqual([6, 6, 1, 2, 3, 3].map((arc) => [1, arc, true]));
});

test('[MM-6.10] a seat that the host picked begins', () => {
  const s = begin(3, { start: '1' });
  play(s, ones(15), 'dice 1 1 1 1 1 1');
  expect([s.current, s.turn, s.phase]).toEqual([1, 1, 'replace']);
});

test('[MM-8.2] the first turn draws nothing, since the hand is full', () => {
  const s = begin(1);
  play(s, ones(6));
  const events = play(s, 'dice 1 1 1 1 1 1');
  expect(events.filter(({ type }) => type === 'cardDrawn')).toEqual([]);
  expect(s.phase).toBe('replace');
});

test('[MM-5.1] [MM-5.2] [MM-5.3] [MM-5.4] [MM-5.11] [MM-26.7] everybody sees the same, and no order lies in it', () => {
  const s = begin(2);
  play(s, ones(12), 'dice 1 2 3 4 5 6', 'dice 1');
  expect(game.view(s, 0)).toEqual(game.view(s, 1));
  expect(game.view(s, null)).toEqual(game.view(s, 0));
  const sorted = game.view(s, null).deck.toSorted((a, b) => s.deck.indexOf(a) - s.deck.indexOf(b));
  expect(game.view(s, null).deck).toEqual(sorted);
  expect(game.view(s, 0).hands[1]).toHaveLength(6);
});
