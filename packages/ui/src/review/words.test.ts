import { isFaults, type Game, type Review, type Types } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import { amount, balanceTexts, curveText, inWords, margin, oddsText, prospectTexts } from './words.ts';

const ENEMIES = { name: 'enemies left', most: 20 };

test('chances are told in percent with their margin, amounts in their own unit', () => {
  expect(oddsText(undefined, { win: 0.46, low: 0.41, high: 0.51 })).toBe('wins about 46 %, ±5');
  expect(oddsText(ENEMIES, { win: 0.885, low: 0.86, high: 0.91 })).toBe('about 2.3 enemies left, ±0.5');
  expect([inWords(undefined)(0.5), inWords(ENEMIES)(0.5)]).toEqual(['50 %', '10.0']);
  expect([amount(undefined, 0.01), amount(undefined, 0.084), amount(ENEMIES, 0.065)]).toEqual([
    'about 1 point',
    'about 8 points',
    'about 1.3 enemies left',
  ]);
  expect(margin(undefined, 0.001)).toBe('±1');
});

const point = (chapter: string, win: number) => ({ at: 0, chapter, win, low: win, high: win });
const review: Review<Types> = {
  points: [point('Turn 1', 0.4), point('Turn 2', 0.7)],
  end: 0,
  costly: [],
  cost: 0.25,
  luck: -0.15,
  sameDice: { won: 5, of: 12 },
};

test('the curve is a sentence, and luck and decisions are told apart', () => {
  expect(curveText(undefined, review.points, 0)).toBe(
    'Your chance to win: 40 % at the start, 70 % at best (Turn 2), 40 % at worst (Turn 1), 0 % at the end.',
  );
  const [own, dice, again] = balanceTexts(undefined, review);
  expect(own).toMatch(/gave away about 25 points.*end at about 15 %/);
  expect(dice).toBe('The dice and what others did took from you about 15 points.');
  expect(again).toBe('With the same dice, good players won 5 of 12 games.');
  expect(balanceTexts(undefined, { ...review, cost: 0, luck: 0.1 })[0]).toMatch(/^None of your decisions/);
});

test('a hint names what another way would cost first, and then its deeds, no more than a few', () => {
  const game = heist as unknown as Game;
  const view = game.setup({ players: 2, options: { rounds: 1, lasts: 0 } });
  if (isFaults(view)) throw new Error(view[0]!.text);
  const plan = Array.from({ length: 5 }, () => ({ type: 'grab', seat: 0 }));
  const own = [{ type: 'ready', seat: 0 }];
  const told = (moves: number, gain = { value: -0.08, error: 0.04 }, as = own) =>
    prospectTexts(game, view, as, { odds: { win: 0.46, low: 0.41, high: 0.51 }, rivals: [{ plan: plan.slice(0, moves), gain }] });
  expect(told(1)).toEqual(['With it, a good player wins about 46 %, ±5.', 'Another way costs about 8 points (±4): grab.']);
  expect(told(5)[1]).toBe('Another way costs about 8 points (±4): grab; grab; grab; grab; and so on.');
  expect(told(1, { value: 0.06, error: 0.02 })[1]).toBe(
    'Tried out over many games, another way is better by about 6 points (±2): grab.',
  );
  expect(told(1, { value: 0.003, error: 0.001 })[1]).toBe('The next best comes to about the same.');
  expect(told(1, { value: 0.034, error: 0.031 })[1]).toBe('The next best comes to about the same.'); // 3 points, ±3
  expect(told(2, { value: 0.3, error: 0.02 }, plan.slice(0, 1))).toHaveLength(1); // it begins like the hint
});
