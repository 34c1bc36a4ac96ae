import { itemOf, MARKET, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { whyNot } from './cards.tsx';

const withGoods = (count: number) => ({ heroes: [{ goods: Array.from({ length: count }, () => 'D46') }] }) as unknown as View;

test('[RM-25.3] a card in the market is too dear only for someone with fewer goods than it costs', () => {
  for (const card of Object.keys(MARKET)) {
    const { cost } = itemOf(card);
    expect(whyNot(withGoods(cost), 1, card)).toBe('');
    expect(whyNot(withGoods(cost - 1), 1, card)).toMatch(/^You have \d+ goods?: too few\.$/);
  }
});
