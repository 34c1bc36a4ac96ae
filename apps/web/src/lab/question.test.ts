import { load } from '@nightfall/catalog';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { bookAt, experimentOf, firstQuestion, subjectsOf } from './question.ts';

test('a number of the book is asked about by the book and with a house rule', async () => {
  const game = await load('runebound-midnight');
  const asked = { ...firstQuestion(game), values: [null, 4] as const };
  expect([asked.subject, asked.level]).toEqual(['counterPrice', 'good']);
  const experiment = experimentOf(game, asked);
  if (isFaults(experiment)) throw new Error(experiment[0]!.text);
  expect(experiment.cells.map(({ variant, setup }) => [variant, setup.options['house']])).toEqual([
    ['by the book: 3', undefined],
    ['Price of an experience counter: 4', { counterPrice: 4 }],
  ]);
});

test('what the game refuses is said, with the clause', async () => {
  const game = await load('firefighters-on-duty');
  const faults = experimentOf(game, { ...firstQuestion(game), subject: 'maxLate', values: [null, 1] });
  expect(isFaults(faults) && faults[0]!.rule).toBe('FD-17.4');
});

test('the rest of the table is the same both ways', async () => {
  const game = await load('firefighters-on-duty');
  const asked = { ...firstQuestion(game), subject: 'maxLate', values: [null, 1] as const, rest: { scenario: 'SC-6' } };
  const experiment = experimentOf(game, asked);
  if (isFaults(experiment)) throw new Error(experiment[0]!.text);
  expect(experiment.cells.map(({ setup }) => setup.options['scenario'])).toEqual(['SC-6', 'SC-6']);
});

test('what the book says is asked of the table that is chosen', async () => {
  const game = await load('midnight-madness');
  const [arrivals, hand] = subjectsOf(game);
  const asked = firstQuestion(game);
  const at = (difficulty: string, players: number) =>
    [arrivals!, hand!].map((subject) => bookAt(game, subject, { ...asked, players, rest: { difficulty } }));
  expect([at('normal', 2), at('uber', 6)]).toEqual([
    [2, 6],
    [3, 4],
  ]);
});

test.each([
  [{ values: [null, null] as const }, 'Give the second variant a number.'],
  [{ values: [4, 4] as const }, 'Before and after are the same: choose another value.'],
  [{ games: 3 }, 'Games each: a whole number from 25 to 10,000.'],
])('%j is refused with a sentence', async (wrong, sentence) => {
  const game = await load('runebound-midnight');
  const faults = experimentOf(game, { ...firstQuestion(game), ...wrong });
  expect(isFaults(faults) && faults.map(({ text }) => text)).toEqual([sentence]);
});

test('every game has something to ask about, with two values that differ', async () => {
  for (const id of ['midnight-madness', 'fires-at-midnight', 'siege-of-the-eternal-night', 'firefighters-on-duty'])
    for (const { usual } of subjectsOf(await load(id))) expect(usual[0]).not.toEqual(usual[1]);
});
