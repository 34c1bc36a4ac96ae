import { expect, test } from 'vitest';
import { bestText, costTexts, hintsText } from './words.ts';

test('[SN-17.9] a bound is called best found, and best possible only at 0', () => {
  expect(bestText(7, 2, true)).toBe('Best found with these dice: 2 left.');
  expect(bestText(7, 0, true)).toBe('Best possible with these dice: 0 left.');
  expect(bestText(2, 3, true)).toBe('No better night was found with these dice.');
  expect(bestText(7, undefined, false)).not.toMatch('possible');
});

test('[SN-17.11] each turn says what it cost; noise is not told', () => {
  const turn = (n: number, cost: number) => ({ turn: n, cost, played: cost, best: 0, better: [] });
  expect(costTexts([turn(3, 0.1), turn(4, 1.3), turn(5, 1)]).map(({ text }) => text)).toEqual([
    'Turn 4 cost you about 1.3 enemies.',
    'Turn 5 cost you about 1.0 enemy.',
  ]);
});

test('[12] a turn of several rolls is told once, and where a hint showed the way the player is not blamed', () => {
  const turn = (n: number, cost: number) => ({ turn: n, cost, played: cost, best: 0, better: [] });
  expect(costTexts([turn(4, 0.2), turn(4, 0.9), turn(6, 1.3)], new Set([6])).map(({ text }) => text)).toEqual([
    'Turn 4 cost you about 1.1 enemies.',
    'Turn 6: about 1.3 enemies more could have been felled. You had a hint.',
  ]);
});

test('[SN-18.14] the end says where hints helped', () => {
  expect(hintsText(new Set())).toBe('You played without hints.');
  expect(hintsText(new Set([5]))).toBe('A hint showed you the way in turn 5.');
  expect(hintsText(new Set([7, 2, 5]))).toBe('A hint showed you the way in turns 2, 5 and 7.');
});
