import { expect, test } from 'vitest';
import { ARCS, colourOf, counterClockwiseOf, clockwiseOf, oppositeOf, RING_NAMES, spaceBit } from './spaces.ts';
import { allCards, CARD_IDS, factsOf, isHitCard, reachOf } from './cards.ts';
import { DIFFICULTIES, numberFor, type NumberOfNight, supplyKinds } from './settings.ts';
import { allKinds, isBoss, isTrap, kindFacts, KINDS } from './tokens.ts';

const count = <T>(list: readonly T[], thing: T) => list.filter((one) => one === thing).length;

test('[MM-3.1] 49 castle cards, in the numbers of the table', () => {
  expect(allCards()).toHaveLength(49);
  expect(count(allCards(), 'archer/red')).toBe(3);
  expect(count(allCards(), 'brick')).toBe(4);
  expect(count(allCards(), 'mortar')).toBe(4);
  expect(CARD_IDS.filter((card) => factsOf(card).copies === 1)).toHaveLength(14);
  expect(allCards().filter(isHitCard)).toHaveLength(33);
});

test('[MM-3.2] 49 tokens: 31 creatures with 68 hit points, 18 traps', () => {
  expect(allKinds()).toHaveLength(49);
  expect(allKinds().filter(isTrap)).toHaveLength(18);
  expect(allKinds().reduce((sum, kind) => sum + kindFacts(kind).life, 0)).toBe(68);
  expect(KINDS.filter(isBoss).map((kind) => [kindFacts(kind).life, kindFacts(kind).points])).toEqual([
    [2, 4],
    [3, 4],
    [3, 4],
    [2, 4],
  ]);
});

test('[MM-2.5] [MM-3.3] starting tokens and supply by difficulty', () => {
  expect(DIFFICULTIES.normal).toMatchObject({ start: ['goblin', 'goblin', 'goblin', 'orc', 'orc', 'troll'], draws: 2 });
  expect(DIFFICULTIES.challenging.draws).toBe(2);
  expect(DIFFICULTIES.uber).toMatchObject({ start: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'], draws: 3 });
  const plain = (difficulty: 'normal' | 'uber') =>
    ['goblin', 'orc', 'troll'].map((kind) => count<string>(supplyKinds(difficulty), kind));
  expect(plain('normal')).toEqual([3, 9, 9]);
  expect(plain('uber')).toEqual([6, 8, 7]);
  expect(supplyKinds('normal')).toHaveLength(43);
  expect(supplyKinds('challenging').filter(isTrap)).toHaveLength(18);
});

test('[MM-2.6] hand, replacements and trades by players', () => {
  const row = (which: NumberOfNight) => [1, 2, 3, 4, 5, 6].map((n) => numberFor(which, n, 'normal'));
  expect([row('hand'), row('replacements'), row('trades')]).toEqual([
    [6, 6, 5, 5, 5, 4],
    [2, 1, 1, 1, 1, 1],
    [0, 1, 1, 1, 1, 2],
  ]);
});

test('[MM-4.1] [MM-4.2] [MM-4.3] [MM-4.6] [MM-4.7] six arcs, three colours, five rings, neighbours and opposites', () => {
  expect(ARCS.map(colourOf)).toEqual(['red', 'red', 'green', 'green', 'blue', 'blue']);
  expect(RING_NAMES).toEqual(['Forest', 'Archer', 'Knight', 'Swordsman', 'Castle']);
  expect(ARCS.map(clockwiseOf)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(ARCS.map(counterClockwiseOf)).toEqual([6, 1, 2, 3, 4, 5]);
  expect(ARCS.map(oppositeOf)).toEqual([4, 5, 6, 1, 2, 3]);
});

test('[MM-10.1] [MM-10.2] [MM-10.3] what each hit card reaches', () => {
  const reach = (card: Parameters<typeof reachOf>[0]) =>
    ARCS.flatMap((arc) =>
      [0, 1, 2, 3, 4].filter((ring) => (reachOf(card) & spaceBit(ring, arc)) !== 0).map((ring) => `${'FAKSC'[ring]}${arc}`),
    );
  expect(reach('archer/red')).toEqual(['A1', 'A2']);
  expect(reach('knight/green')).toEqual(['K3', 'K4']);
  expect(reach('swordsman/any')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']);
  expect(reach('hero/blue')).toEqual(['A5', 'K5', 'S5', 'A6', 'K6', 'S6']);
  expect(reach('barbarian')).toEqual([]);
});
