import { game } from '@nightfall/fires-at-midnight';
import { apply } from '@nightfall/kernel';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { Priced } from '../bar/priced.tsx';
import { apOf, choiceOf, deedsOf } from './deeds.ts';

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

/** What one reads of it. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : String(node);
}

test('[FM-21.17] what a button shows is that price, for what is pointed at on the table, too', () => {
  const s = table({ ...VILLAGE, crew: { F1: { at: [7250, 10000] } } } as never);
  expect(apOf(choiceOf(s, 0, 'run')!)).toBe(2);
  expect(textOf(Priced({ name: 'Run', ap: 2 }))).toBe('Run 2 AP');
});
