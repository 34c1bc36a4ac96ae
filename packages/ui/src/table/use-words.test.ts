import { expect, test } from 'vitest';
import { lastsFor } from './use-words.ts';

const no = { rule: 'MM-4.4', code: 'NOT_NOW', text: 'Choose a token in the ring of the Archers.' };

test('a "why not" goes by itself: soon after its moment, at leisure within it; a question waits for its answer', () => {
  const soon = lastsFor({ no, beyond: undefined }, true);
  const atLeisure = lastsFor({ no, beyond: undefined }, false);
  expect(soon).toBeLessThan(atLeisure);
  expect(atLeisure).toBeLessThan(10_000);
  expect(lastsFor({ no, beyond: 'Take it back anyway' }, false)).toBe(Infinity);
  expect(lastsFor({ no, beyond: 'Take it back anyway' }, true)).toBe(soon);
});
