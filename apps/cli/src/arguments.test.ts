import { expect, test } from 'vitest';
import { type Arguments, numberOf, parseArguments } from './arguments.ts';

const FLAGS = { games: { takes: 'N', text: '' }, options: { takes: 'K=V', text: '' }, json: { text: '' } };
const parse = (...args: string[]) => parseArguments(FLAGS, args) as Arguments;

test('words, values after a space or an equals sign, and switches', () => {
  expect(parse('siege', '--games', '5', '--json', 'more')).toEqual({
    words: ['siege', 'more'],
    flags: { games: '5', json: true },
  });
  expect(parse('--options=a=1', '--options', 'b=2').flags).toEqual({ options: 'a=1,b=2' });
  expect(parse('-', '--', '--json')).toEqual({ words: ['-', '--json'], flags: {} });
});

test('an unknown option, a missing value and a value too much are named', () => {
  expect(parse('--gmaes', '5')).toEqual({ trouble: 'unknown option --gmaes; there are --games, --options, --json.', exit: 2 });
  expect(parse('--games')).toMatchObject({ trouble: '--games needs a value: N.' });
  expect(parse('--json=yes')).toMatchObject({ trouble: '--json takes no value.' });
  expect(parse('-x')).toMatchObject({ exit: 2 });
  expect(parse('--constructor')).toMatchObject({ exit: 2 });
});

test('numbers are whole and within bounds', () => {
  expect(numberOf(parse('--games', '5'), 'games', 1, 1, 9)).toBe(5);
  expect(numberOf(parse(), 'games', 7, 1, 9)).toBe(7);
  for (const bad of ['10', '-1', 'x', '1.5', ''])
    expect(numberOf(parse(`--games=${bad}`), 'games', 1, 1, 9)).toMatchObject({ exit: 2 });
});
