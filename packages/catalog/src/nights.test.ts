import { isFaults, nightOf } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { catalog, load } from './index.ts';

const nightly = catalog.filter(({ available, tonight }) => available && tonight).map(({ id }) => id);
/** A hundred days from the first of November. */
const DATES = Array.from({ length: 100 }, (_, i) => new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10));

test('the shelf says which games have nights, and all games of the house do', async () => {
  for (const { id, tonight } of catalog.filter(({ available }) => available))
    expect((await load(id)).nightly !== undefined, id).toBe(tonight !== undefined);
  expect(nightly).toHaveLength(5);
});

test.each(nightly)('%s: every night can be set up, is the same for everybody, and has dice of its own', async (id) => {
  const game = await load(id);
  const nights = DATES.map((date) => nightOf(game, date)!);
  for (const night of nights) {
    expect(isFaults(game.setup(night.setup)), night.date).toBe(false);
    expect(nightOf(game, night.date)).toEqual(night);
    expect(night.holders.filter((holder) => holder === 'person')).toHaveLength(1);
    for (const holder of night.holders)
      expect(holder === 'person' || game.bots[holder.slice(4)] !== undefined, holder).toBe(true);
  }
  expect(new Set(nights.map(({ seed }) => seed)).size).toBe(DATES.length);
});
