import { expect, test } from 'vitest';
import { BOX, CHALLENGES, challengeOf, goodOf, itemOf, ladderCost, liesFaceDown, MARKET, MERCHANDISE } from './cards.ts';
import { type Colour, COLOURS, XP_OF } from './challenge.ts';
import type { Effect } from './effect.ts';
import { HEROES } from './heroes.ts';
import { KINGS } from './kings.ts';
import { MIRRORS } from './settings.ts';
import { facesWith, TERRAINS } from './terrain.ts';
import { VARIANTS } from './variants.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const counts = (words: readonly (string | null)[]) => {
  const found: Record<string, number> = {};
  for (const word of words) found[String(word)] = (found[String(word)] ?? 0) + 1;
  return found;
};

test('[RM-3.3] the box holds 72 Challenges, 52 Items and 80 goods', () => {
  expect(COLOURS.map((colour) => BOX[colour].length)).toEqual([31, 20, 13, 8]);
  expect([BOX.midnight.length, BOX.goods.length]).toEqual([52, 80]);
  expect(sum(MIRRORS)).toBe(12);
  expect(counts(BOX.goods.map((card) => goodOf(card).kind))).toEqual({ item: 56, ally: 24 });
});

const RANGES: Record<
  Colour,
  { life: number[]; value: number[]; values: number[]; damage: number[]; harm: number[]; reward: number[] }
> = {
  green: { life: [1, 3], value: [12, 16], values: [38, 43], damage: [0, 2], harm: [1, 4], reward: [1, 3] },
  yellow: { life: [2, 4], value: [13, 17], values: [42, 45], damage: [0, 3], harm: [3, 5], reward: [2, 5] },
  blue: { life: [4, 5], value: [15, 19], values: [49, 52], damage: [0, 4], harm: [4, 6], reward: [5, 8] },
  red: { life: [4, 6], value: [16, 19], values: [51, 53], damage: [0, 4], harm: [5, 7], reward: [6, 8] },
};
const isWithin = (n: number, [least, most]: number[]) => n >= least! && n <= most!;

test.each(COLOURS)('[RM-9.3] [RM-9.4] the %s cards keep within the ranges of their deck', (colour) => {
  const range = RANGES[colour];
  const astray = BOX[colour].filter((card) => {
    const { life, value, damage, reward } = challengeOf(card);
    const inside = [
      isWithin(life, range.life),
      value.every((n) => isWithin(n, range.value)),
      isWithin(sum(value), range.values),
      damage.every((n) => isWithin(n, range.damage)),
      isWithin(sum(damage), range.harm),
      isWithin(reward, range.reward),
    ];
    return inside.includes(false);
  });
  expect(astray).toEqual([]);
});

test('[RM-9.5] the facts that every set keeps', () => {
  expect(challengeOf('Y01').name).toBe('Bridge Sentry');
  const jaran = challengeOf('Y17');
  expect([jaran.name, jaran.damage[0], jaran.before !== null]).toEqual(['Jaran the Reaver', 0, true]);
  const kinire = challengeOf('B10');
  expect([kinire.name, kinire.value[0], kinire.damage[0]]).toEqual(['Kinire Spiritspeaker', 15, 3]);
  const castor = challengeOf('R01');
  expect([castor.name, castor.life, castor.damage[1], castor.before !== null]).toEqual(['Prince Castor Mardif', 4, 3, true]);
});

test('[RM-9.6] minion types: thirteen of each common one, five of each leader', () => {
  const common = { Soldier: 13, Spawn: 13, Fell: 13, Beast: 13 };
  expect(counts(Object.values(CHALLENGES).map(({ minion }) => minion))).toEqual({
    ...common,
    Warlord: 5,
    Sorcerer: 5,
    Legate: 5,
    Drake: 5,
  });
});

test('[RM-9.1] [RM-9.9] every Challenge has a name of its own; what it does beyond its numbers is printed on it', () => {
  const all = Object.values(CHALLENGES);
  expect(new Set(all.map(({ name }) => name)).size).toBe(72);
  for (const { before, keywords, text } of all) expect(text !== '').toBe(before !== null || keywords.length > 0);
});

test('[RM-0.7] the Midnight deck by type and by use', () => {
  const cards = BOX.midnight.map(itemOf);
  expect(counts(cards.map(({ type }) => type))).toEqual({ Weapon: 22, Armor: 9, Gear: 13, Charm: 4, Poison: 3, Potion: 1 });
  expect(counts(cards.map(({ use }) => use))).toEqual({ always: 28, activate: 14, discard: 10 });
});

test('[RM-27.4] [RM-27.7] the goods by type, by use and by step of the ladder', () => {
  const items = BOX.goods.filter((card) => goodOf(card).kind === 'item');
  expect(counts(items.map((card) => goodOf(card).type))).toEqual({
    Rune: 15,
    Charm: 7,
    Weapon: 11,
    Armor: 5,
    Gear: 10,
    Potion: 8,
  });
  expect(counts(items.map((card) => goodOf(card).use))).toEqual({ activate: 22, always: 20, discard: 14 });
  const steps = BOX.goods.filter((card) => !liesFaceDown(card)).map((card) => Math.ceil(ladderCost(card) / 3));
  expect(counts(steps.map(String))).toEqual({ 1: 14, 2: 12, 3: 8, 4: 4, 5: 4 });
});

test('[RM-7.20] a bonus on tests is always on, and every other effect has a card that can give it', () => {
  const cards = [...Object.values(MARKET), ...Object.values(MERCHANDISE)];
  const testers = cards.filter(({ effects }) => effects.some(({ code }) => code === 'test'));
  expect(testers.map(({ use }) => use)).toEqual(testers.map(() => 'always'));
  const codes = new Set(cards.flatMap(({ effects }) => effects.map(({ code }: Effect) => code)));
  expect(codes.size).toBe(20); // all of the vocabulary but `weaken`, which is Ciridin's (RM-6.7)
  for (const { text } of cards) expect(text).not.toBe('');
});

test('[RM-6.6] [RM-6.7] the eight Heroes keep the printed ranges and the budget', () => {
  expect(Object.keys(HEROES)).toHaveLength(8);
  for (const hero of Object.values(HEROES)) {
    const attributes = Object.values(hero.attributes);
    expect(isWithin(hero.life, [4, 6]) && isWithin(hero.stamina, [2, 4])).toBe(true);
    expect(attributes.every(({ value, damage }) => isWithin(value, [0, 5]) && isWithin(damage, [1, 2]))).toBe(true);
    const base =
      1.5 * hero.life +
      0.5 * hero.stamina +
      sum(attributes.map(({ value, damage }) => value + 3 * (damage - 1))) +
      0.3 * sum(Object.values(hero.skills));
    expect(isWithin(base, [18, 23.5])).toBe(true);
  }
});

test('[RM-8.3] the four kings have the same sum of chances', () => {
  const chances = Object.values(KINGS).map(({ symbols }) => sum(symbols.map(facesWith)));
  expect(chances).toEqual([9, 9, 9, 9]);
});

test('[RM-4.3] [RM-4.4] plains is the commonest symbol, forest at most on two faces', () => {
  expect(TERRAINS.map(facesWith)).toEqual([4, 3, 2, 2, 2, 3]);
});

test('[RM-0.6] [RM-9.2] experience points by colour', () => {
  expect(COLOURS.map((colour) => XP_OF[colour])).toEqual([1, 2, 3, 4]);
});

test('[RM-29.1] variants of the Night King raise the difficulty, those of the Heroes lower it', () => {
  for (const { side, step } of Object.values(VARIANTS)) expect(side === 'king').toBe(step > 0);
});
