import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@nightfall/catalog';
import { type Game, replayRecord, parseRecord } from '@nightfall/kernel';
import { beforeAll, expect, test } from 'vitest';
import { isTrouble } from '../trouble.ts';
import { playerFor } from './entrants.ts';
import type { Player } from './player.ts';
import { playBout, seatings, standings } from './tournament.ts';
import { tableOf } from './tournament-command.ts';

const setup = { players: 2, options: { mode: 'coop' } };
const BOT = new URL('../../../../docs/client/bot.py', import.meta.url).pathname;
/** No answer of a program that behaves is ever this late, however slow the machine. */
const PATIENT = { answer: 60_000 };
let game: Game;
beforeAll(async () => {
  game = await load('midnight-madness');
});

async function playing(word: string, patience = PATIENT): Promise<Player> {
  const player = await playerFor(game, word, patience);
  if (isTrouble(player)) throw new Error(player.trouble);
  return player;
}
/** One match in which a player sits in every seat. */
async function matchOf(word: string, patience = PATIENT) {
  const player = await playing(word, patience);
  try {
    return await playBout(game, setup, [word, word], new Map([[word, player]]), 'test', 1);
  } finally {
    player.close();
  }
}

test('a program in Python plays a whole game, and its record replays', async () => {
  const { refereed } = await matchOf(`python3 ${BOT}`);
  expect(refereed.forfeit).toBeUndefined();
  expect(refereed.result?.outcome).toMatch(/won|lost/);
  const record = parseRecord(refereed.record);
  if ('where' in record) throw new Error(record.text);
  const match = replayRecord(game, record);
  expect('where' in match ? match : match.isOver).toBe(true);
});

test('one line of shell is a bot, too', async () => {
  const line = `while read -r m; do case "$m" in *'"hello"'*) echo '{"type":"hello","name":"sh"}';; *'"think"'*) echo "{\\"type\\":\\"moves\\",\\"moves\\":[$(printf %s "$m" | grep -o '"legal":\\[{[^}]*}' | cut -c10-)]}";; esac; done`;
  const { refereed } = await matchOf(line);
  expect(refereed.forfeit).toBeUndefined();
  expect(refereed.result).toBeDefined();
});

test('a module plays, and the same seed gives the same game', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'nightfall-')), 'bot.mjs');
  writeFileSync(file, `export default (v, seat) => [{ type: 'pass', seat }];`);
  const first = await matchOf(file);
  expect(first.refereed.forfeit?.text ?? '').toMatch(/^$|is not allowed/);
  expect((await matchOf(file)).refereed.record).toBe(first.refereed.record);
});

test.each([
  ['dies', 'read -r m; echo oh no >&2; exit 3', /it ended with code 3: oh no/],
  ['prints garbage', 'read -r m; echo good evening; read -r m', /what is no message: good evening/],
  ['says the wrong thing', `read -r m; echo '{"type":"moves"}'; read -r m`, /"moves" where "hello" was expected/],
  [
    'moves illegally',
    `read -r m; echo '{"type":"hello"}'; while read -r m; do echo '{"type":"moves","moves":[{"type":"fly"}]}'; done`,
    /"fly".* is not allowed/,
  ],
  [
    'answers no moves',
    `read -r m; echo '{"type":"hello"}'; while read -r m; do echo '{"type":"moves"}'; done`,
    /no list of moves/,
  ],
  ['never ends its line', 'yes | tr -d "\\n"', /a line without an end/],
  [
    'answers no move when it must',
    `read -r m; echo '{"type":"hello"}'; while read -r m; do echo '{"type":"moves","moves":[]}'; done`,
    /it must move/,
  ],
])('a program that %s loses, and is named with the reason', async (_what, command, reason) => {
  const { refereed, got } = await matchOf(command);
  expect(refereed.forfeit?.name).toBe(command);
  expect(refereed.forfeit?.text).toMatch(reason);
  expect(got[command]).toBe(0);
});
test('what it tells and what it plays may come in one go', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'nightfall-')), 'bot.py');
  const bot = readFileSync(BOT, 'utf8');
  writeFileSync(file, bot.replace('print(', 'print(\'{"type":"info","tries":1}\\n\' + '));
  const { refereed } = await matchOf(`python3 ${file}`);
  expect([refereed.forfeit, refereed.result === undefined]).toEqual([undefined, false]);
});
test('a program that hangs is stopped and loses', async () => {
  const { refereed } = await matchOf('sleep 1000', { answer: 20 });
  expect(refereed.forfeit?.text).toBe('it took too long');
});

test('where sides play against each other, everyone plays both; a forfeit is a win for the others', async () => {
  const versus = await load('runebound-midnight');
  expect(seatings(versus, { players: 3, options: {} }, ['a', 'b'])).toEqual([
    ['a', 'b', 'b'],
    ['b', 'a', 'a'],
  ]);
  expect(seatings(game, setup, ['a', 'b'])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  const alone = { ...game, kind: 'versus' as const };
  expect(seatings(alone, { players: 3, options: {} }, ['a', 'b'])).toEqual([
    ['a', 'b', 'a'],
    ['b', 'a', 'b'],
  ]);
  const refereed = { result: undefined, forfeit: { seat: 0, name: 'a', text: '' }, record: '' };
  const [best] = standings([{ number: 0, seats: ['a', 'b', 'b'], got: { a: 0, b: 1 }, refereed }], ['a', 'b'], false);
  expect(best).toMatchObject({ name: 'b', value: 1, forfeits: 0 });
});

test('the table names whoever lost by a fault, with the game and the reason, and no more of them than one reads', () => {
  const bout = (n: number) => {
    const forfeit = { seat: 1, name: 'b', text: 'it took too long' };
    return { number: n >> 1, seats: ['a', 'b'], got: { a: 1, b: 0 }, refereed: { result: undefined, forfeit, record: '' } };
  };
  const told = (bouts: number) =>
    tableOf(
      { game, setup, names: ['a', 'b'], games: 1 },
      Array.from({ length: bouts }, (_, n) => bout(n)),
    ).split('\n');
  expect(told(2)[0]).toBe('Midnight Madness: one seed, 2 games');
  expect(told(2).slice(-2)).toEqual(['game 1: b lost: it took too long', 'game 2: b lost: it took too long']);
  expect(told(12).at(-1)).toBe('and 2 more games were lost like this; --json names all');
});

test('what is no player is refused with a sentence', async () => {
  for (const word of ['genius', './no-such-bot.mjs']) {
    const player = await playerFor(game, word, PATIENT);
    expect(isTrouble(player) && player.trouble).toMatch(/no level|no such file/);
  }
});

test('the environment of docs/client plays games one after the other', async () => {
  const folder = new URL('../../../../docs/client/', import.meta.url).pathname;
  const agent = `import sys; sys.path.insert(0, '${folder}'); from gym import Env
def play(env):
    observation, info = env.reset()
    while True:
        observation, reward, terminated, truncated, info = env.step(0)
        if terminated: observation, info = env.reset()
Env().run(play)`;
  const file = join(mkdtempSync(join(tmpdir(), 'nightfall-')), 'agent.py');
  writeFileSync(file, agent);
  const word = `python3 ${file}`;
  const player = await playing(word);
  const players = new Map([[word, player]]);
  for (const number of [1, 2]) {
    const { refereed } = await playBout(game, setup, [word, word], players, 'gym', number);
    expect([refereed.forfeit, refereed.result === undefined]).toEqual([undefined, false]);
  }
  player.close();
});
