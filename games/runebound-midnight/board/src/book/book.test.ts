import { BOX, challengeOf } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import book from './book.tsx';

const plain = book({ players: 3, options: {} });

test('[RM-36] the first page is the game in six lines, by the options of the match', () => {
  expect(plain[0]!.text.split(/\n(?=\d\.)/)).toHaveLength(6);
  expect(plain[0]!.text).toContain('worth 3 points');
  expect(book({ players: 2, options: { short: true } })[0]!.text).toContain('worth 1 point.');
});

test('[RM-10.15] the page about growing names the experience that Heroes start with', () => {
  const growing = (players: number) => book({ players, options: {} }).find(({ id }) => id === 'adventures')!.text;
  expect(growing(3)).toContain('You start with 3 experience.');
  expect(growing(4)).not.toContain('You start');
  expect(book({ players: 3, options: { short: true } }).some(({ text }) => text.includes('You start with'))).toBe(false);
});

test('[RM-23.3] the page about assaults names the Life that guardians have, mirrors included', () => {
  const lives = BOX.red.map((card) => challengeOf(card).life);
  const text = plain.find(({ id }) => id === 'assault')!.text;
  expect(text).toContain(`${Math.min(...lives) + 1} to ${Math.max(...lives) + 3} Life`);
});

test('options have their pages, and only then', () => {
  const ids = (options: Record<string, boolean>) => book({ players: 3, options }).map(({ id }) => id);
  expect(ids({})).not.toContain('short');
  expect(ids({ short: true })).toContain('short');
  expect(ids({ variants: true })).toContain('variants');
});

test('players read no numbers of rules and no engine words', () => {
  for (const options of [{}, { short: true, variants: true }])
    for (const { text, title } of book({ players: 4, options }))
      expect(`${title} ${text}`).not.toMatch(/RM-|undefined|NaN|\bseat\b|\bframe\b|\b[GYBRMD]\d\d\b/);
});
