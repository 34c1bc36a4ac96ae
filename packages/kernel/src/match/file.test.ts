import { expect, test } from 'vitest';
import type { FileForm, Game } from '../game.ts';
import { heist, type Heist } from '../testkit/heist.ts';
import { fileOf, openFile } from './file.ts';
import { Match } from './match.ts';

const setup = { players: 2, options: {} };
/** Nothing but the place where the thief hides. */
const form: FileForm<Heist> = {
  read: (text) => {
    const [first, ...lines] = text.trimEnd().split('\n');
    if (first !== 'heist 1') return { where: 'line 1', code: 'FORMAT', text: 'Not a heist.', rule: 'HS-1' };
    return { setup, inputs: lines.map((line) => ({ type: 'dice', faces: [Number(line)] })) };
  },
  print: (_, inputs) => `heist 1\n${inputs.map((input) => ('faces' in input ? `${input.faces[0]}\n` : '')).join('')}`,
};
const withFile: Game<Heist> = { ...heist, file: form };

test('a file in a game’s own form opens as a match of people, and is printed as it was read', () => {
  const match = openFile(withFile, 'heist 1\n3\n');
  if (!(match instanceof Match)) throw new Error(match.text);
  expect(match.head).toMatchObject({ game: heist.id, setup, holders: ['person', 'person'], promise: null });
  expect(match.inputs).toEqual([{ type: 'dice', faces: [3] }]);
  expect(fileOf(match)).toBe('heist 1\n3\n');
  expect(fileOf(match, 0)).toBe('heist 1\n');
});

test('a fault keeps its line and its clause', () => {
  expect(openFile(withFile, 'chess 1\n')).toEqual({ where: 'line 1', code: 'FORMAT', text: 'Not a heist.', rule: 'HS-1' });
});

test('a game without such a form says so', () => {
  expect(openFile(heist, 'heist 1\n')).toMatchObject({ code: 'NO_FORM' });
  const match = Match.begin(heist, { game: heist.id, version: 1, setup, names: [], holders: [], promise: null });
  if (!(match instanceof Match)) throw new Error('no match');
  expect(fileOf(match)).toBeUndefined();
});
