import { game } from '@nightfall/fires-at-midnight';
import { apply } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { deedsOf } from './deeds.ts';

/** F1 beside a tree and a villager. */
const VILLAGE = { active: 'F1', ap: 4, trees: { T1: [6000, 10000] }, villagers: { V1: [7250, 11000] } };

test('[FM-21.17] a button names the price that its action takes', () => {
  const s = table({ ...VILLAGE, crew: { F1: { at: [7250, 10000], water: 1 } } } as never);
  const deeds = deedsOf(s, 0).filter(({ move }) => move !== undefined);
  const open = deeds.filter(({ no }) => !no);
  expect(open.length).toBeGreaterThan(1);
  for (const { cost, move, label } of open) {
    const after = game.clone(s);
    expect(apply(game.book, after, move!)).toBeUndefined();
    expect([label, s.ap - after.ap]).toEqual([label, cost]);
  }
});
