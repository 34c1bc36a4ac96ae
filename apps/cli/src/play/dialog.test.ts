import { type Game, Match } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPerson } from './dialog.ts';
import { Terminal } from './table.ts';

const game = watch as unknown as Game;
const HEAD = {
  game: 'watch',
  version: 1,
  setup: { players: 2, options: {} },
  names: ['Ada', 'Bot 2'],
  holders: ['person', 'bot:random'],
  promise: null,
};

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += text as string), true));
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function sitDown(): Promise<Terminal> {
  const SEED = '5eed'.repeat(16);
  const table = new Terminal(Match.begin(game, HEAD, SEED) as Match, SEED);
  await table.begin();
  return table;
}

test('a number plays that choice; the bot and the dice go on by themselves', async () => {
  const table = await sitDown();
  const before = table.match.inputs.length;
  expect(await askPerson(table, 0).say('2')).toBe('played');
  expect(table.match.inputs.length).toBeGreaterThan(before);
  expect(table.match.inputs[before]).toEqual({ type: 'takePost', seat: 0, post: 1 });
});

test('a move may be typed as records write it; a refusal is told with its rule', async () => {
  const table = await sitDown();
  expect(await askPerson(table, 0).say('{"type":"takePost","post":99}')).toBe('again');
  expect(out).toMatch(/No: There is no such gate\. \(WT-2\.2\)/);
  expect(await askPerson(table, 0).say('{"type":"takePost","post":3}')).toBe('played');
});

test('undo and redo; what was learned is not taken back', async () => {
  const table = await sitDown();
  await askPerson(table, 0).say('1');
  const state = JSON.stringify(table.match.state);
  expect(await askPerson(table, 0).say('undo')).toBe('played');
  expect(JSON.stringify(table.match.state)).not.toBe(state);
  expect(await askPerson(table, 0).say('redo')).toBe('played');
  expect(JSON.stringify(table.match.state)).toBe(state);
  await askPerson(table, 0).say('{"type":"show"}');
  expect(await askPerson(table, 0).say('undo')).toBe('again');
  expect(out).toMatch(/a sign has been shown/);
});

test('a number that no choice has, a word that none holds, and a file that cannot be written are told; play goes on', async () => {
  const question = askPerson(await sitDown(), 0);
  for (const line of ['999', '0', '/zzz', 'save /', 'save no/such/folder/x'])
    expect(await question.say(line), line).toBe('again');
  expect(out.match(/No: choose a number from 1 to \d+\./g)).toHaveLength(2);
  expect(out).toMatch(/No choice holds that word/);
  expect(out).toMatch(/Not written\. \/: this is a folder\./);
  expect(out).toMatch(/Not written\. no\/such\/folder\/x: there is no such folder\./);
  out = '';
  await question.say('');
  expect(out).toMatch(/ 1 {2}/);
});

test('words that play nothing: help, board, why, hint, search, pages, and leaving', async () => {
  const question = askPerson(await sitDown(), 0);
  for (const word of ['help', 'board', 'why', 'hint', '/take', '', 'save']) expect(await question.say(word), word).toBe('again');
  expect(await question.say('nonsense')).toBe('again');
  expect(await question.say('quit')).toBe('quit');
});
