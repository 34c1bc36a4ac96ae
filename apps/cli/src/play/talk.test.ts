import { type Game, Match, quickRandom } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botsOf } from './table.ts';
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
async function play(typed: readonly string[], together?: number[][]): Promise<string> {
  const setup = { players: 3, options: { lasts: 0, rounds: 1 } };
  const names = ['Ana', 'Bo', 'Cleo'];
  const holders = names.map(() => 'person');
  const head = { game: 'heist', version: 1, setup, names, holders, promise: null, ...(together && { together }) };
  const match = Match.begin(game, head, '5eed'.repeat(16)) as Match;
  const lines = (async function* () {
    yield* typed;
  })();
  await talk(
    { match, thoughts: quickRandom(1), bots: botsOf(game, [undefined, undefined, undefined]) },
    lines as AsyncIterator<string, undefined>,
  );
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
