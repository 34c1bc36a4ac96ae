import { type Game, Match } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Terminal } from './table.ts';
import { talk } from './talk.ts';

const game = heist as unknown as Game;
let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += text as string), true));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A thief and two guards at one terminal, and what they type. */
async function play(typed: readonly string[], together?: number[][], lasts = 0, others = 'person'): Promise<string> {
  const setup = { players: 3, options: { lasts, rounds: 1 } };
  const names = ['Ana', 'Bo', 'Cleo'];
  const holders = ['person', others, others];
  const head = { game: 'heist', version: 1, setup, names, holders, promise: null, ...(together && { together }) };
  const seed = '5eed'.repeat(16);
  const table = new Terminal(Match.begin(game, head, seed) as Match, seed);
  const lines = (async function* () {
    yield* typed;
  })();
  await talk(table, lines as AsyncIterator<string, undefined>);
  return out;
}

test('[10.6] the terminal is covered and cleared when it goes to somebody else', async () => {
  const said = await play(['', '1', '', '1', '', '1']);
  // Then all may act, and Cleo has the keyboard.
  expect(said.match(/Pass the keyboard to (\w+)\./g)).toEqual([
    'Pass the keyboard to Ana.',
    'Pass the keyboard to Bo.',
    'Pass the keyboard to Cleo.',
  ]);
  expect(said).toContain('\u001B[3J');
  // The log is told through nobody's eyes.
  expect(said).not.toContain('You hide');
});

test('[10.6] and not when the same person plays the next seat', async () => {
  const said = await play(['', '1', '', '1', '1', '1'], [[0], [1, 2]]);
  expect(said.match(/Pass the keyboard to (\w+)\./g)).toEqual(['Pass the keyboard to Ana.', 'Pass the keyboard to Bo.']);
});

test('while a clock runs, time passes with what people do: bots act meanwhile, and the bell can be waited for', async () => {
  const said = await play(['1', '1', 'bell'], undefined, 10_000, 'bot:slow');
  const [before, after] = said.split('The thief grabs');
  expect(before).not.toMatch(/Bo (searches|marks)/);
  // Two seconds for her own deed, at 400 to 500 ms for each of theirs; and then the other eight.
  const deeds = (text: string) => text.match(/(Bo|Cleo) (searches|marks)/g)?.length ?? 0;
  const [meanwhile, later] = after!.split('> ');
  expect(deeds(meanwhile!)).toBe(8);
  expect(deeds(later!)).toBeGreaterThan(30);
  expect(later).toContain('Round 1 is over.');
});
test('without a clock there is no bell to wait for', async () => {
  expect(await play(['', 'bell', 'quit'])).toContain('No: No clock is running.');
});
