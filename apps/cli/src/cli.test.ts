import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@nightfall/catalog';
import { Match, printRecord, quickRandom, sha256 } from '@nightfall/kernel';
import { randomBot } from '@nightfall/bots';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './cli.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'nightfall-cli-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(FOLDER, name), text);
  return join(FOLDER, name);
};

let [out, err] = ['', ''];
beforeEach(() => {
  [out, err] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += text as string), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += text as string), true));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SEED = sha256('a night');
/** A whole night of the siege by random moves, with its seed told. */
async function record(): Promise<string> {
  const game = await load('siege-of-the-eternal-night');
  const setup = { players: 1, options: {} };
  const head = { game: game.id, version: game.version, setup, names: ['A'], holders: ['person'], promise: sha256(SEED) };
  const match = Match.begin(game, head, SEED) as Match;
  const thoughts = quickRandom(5);
  for (match.settle(); !match.isOver; match.settle())
    expect(match.play(randomBot(game.book)(match.view(0), 0, thoughts)[0]!)).toBeUndefined();
  return printRecord(match, SEED);
}

test('a record holds, and a die, a move, the end or the form changed in it is named with its place', async () => {
  const text = await record();
  expect(await run(['verify', file('good.record', text)])).toBe(0);
  const faulty: [string, string, RegExp][] = [
    ['seed.record', text.replace(/^seed ..../m, 'seed 0000'), /seed: The seed is not the one that was promised/],
    ['hash.record', text.replace(/^hash ..../m, 'hash 0000'), /hash: The record ends in 0000/],
    ['move.record', text.replace(/^0 roll$/m, '0 rol'), /entry 1 "0 rol"/],
    ['version.record', text.replace(/^(game \S+) \d+$/m, '$1 99'), /version 99 of the rules/],
    ['form.record', text.replace(/^names .*$/m, 'names ["A"'), /line 4: "names" must be JSON/],
    ['cut.record', text.slice(0, 60), /line 3: "setup" must be JSON/],
    ['other.record', 'hello', /line 1: A record must begin with/],
    ['unknown.record', text.replace('siege-of-the-eternal-night', 'chess'), /there is no game "chess"/],
  ];
  for (const [name, broken, message] of faulty) {
    err = '';
    expect(await run(['verify', file(name, broken)]), name).toBe(1);
    expect(err, name).toMatch(message);
    expect(err.trim().split('\n'), name).toHaveLength(1);
  }
});

test('verify says what it checked, and nothing more', async () => {
  const text = await record();
  const said = async (name: string, changed: string) => {
    out = '';
    expect(await run(['verify', file(name, changed)]), name).toBe(0);
    return out;
  };
  expect(await said('whole.record', text)).toMatch(
    /all \d+ lines are legal\n.*committed to before the first move\n.*the match is over, and its position is the recorded one/,
  );
  const without = (word: string) => text.replace(new RegExp(`^${word} .*\\n`, 'm'), '');
  expect(await said('hash.record', without('hash'))).toContain('no hash to compare with');
  expect(await said('promise.record', without('promise'))).toContain('nobody committed to that seed in advance');
  expect(await said('seed.record', text.replace(/^(seed|promise) .*\n/gm, ''))).toContain('dice: not checked');
  const cut = without('hash')
    .replace(/^asked .*\n/m, '')
    .trimEnd()
    .split('\n')
    .slice(0, -8)
    .join('\n');
  expect(await said('cut.record', `${cut}\n`)).toContain('the match is not over, so later lines may be missing');
});

test('hostile YAML gets a sentence', async () => {
  const bomb = `a: &a [x, x, x]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]`).join('\n')}\n`;
  for (const [name, text] of [
    ['bomb.yaml', bomb],
    ['deep.yaml', '['.repeat(200_000)],
    ['lost.yaml', 'a: *nobody'],
    ['round.yaml', 'a: &x [*x]'],
  ] as const)
    for (const command of ['examples', 'show']) {
      err = '';
      expect(await run([command, file(name, text)]), name).toBeGreaterThan(0);
      expect(err.trim().split('\n'), `${name} ${err}`).toHaveLength(1);
      expect(err).toContain(name);
    }
});

const NIGHT = 'siege 1\nsheet last-gate\nseed -\nlastcall off\nroll 4 2\ntroop A f2 f3 f4 g4\nmark c3\npass B\nend\n';
test('[SN-14.1] a game file is replayed, shown and verified, and a record is printed as one', async () => {
  const path = file('night.txt', NIGHT);
  expect(await run(['replay', path, '--as-file'])).toBe(0);
  expect(out).toBe(NIGHT);
  expect(await run(['verify', path])).toBe(0);
  expect(out).toMatch(/night\.txt: every line is legal/);
  out = '';
  expect(await run(['show', path])).toBe(0);
  const shown = out;
  out = '';
  expect(await run(['replay', path])).toBe(0);
  expect(out).toMatch(/0 troop A f2 f3 f4 g4/);
  expect(shown).toContain(out.split('\n').at(-3));

  out = '';
  expect(await run(['replay', file('whole.record', await record()), '--as-file'])).toBe(0);
  const whole = file('whole.txt', out);
  const printed = out;
  out = '';
  expect(await run(['replay', whole, '--as-file'])).toBe(0);
  expect(out).toBe(printed);
});

test('[SN-14.3] a faulty game file is refused at its line', async () => {
  const faulty: [string, RegExp][] = [
    [NIGHT.replace('siege 1', 'siege 2'), /line 1: Can't read this line: siege 2 \(SN-14\.2\)/],
    [NIGHT.replace('f2 f3', 'b2 f3'), /line 6: b2 is not a square on this sheet\. \(SN-5\.9\)/],
    [`# mine\n${NIGHT}leap\n`, /line 11: There is no "leap" in this game\. \(SN-13\)/],
  ];
  for (const [text, message] of faulty)
    for (const command of ['replay', 'show', 'verify']) {
      err = '';
      expect(await run([command, file('faulty.txt', text)]), command).toBe(1);
      expect(err, command).toMatch(message);
    }
});

test('a game without a file format says so', async () => {
  const folder = join(import.meta.dirname, '../../../games/midnight-madness/recorded');
  expect(await run(['replay', join(folder, readdirSync(folder)[0]!), '--as-file'])).toBe(1);
  expect(err).toMatch(/Midnight Madness has no file format of its own/);
});

test('a wrong position says where and why', async () => {
  const wrong: [string, RegExp][] = [
    ['game: siege\nposition: { turn: banana }\n', /turn: .*whole number/],
    ['game: siege\nposition: { nonsense: 3 }\n', /nonsense: There is no "nonsense" here/],
    ['game: siege\nposition: [1, 2\n', /line 3, column 1/],
    ['- 1\n', /a position is a map of keys/],
    ['turn: 3\n', /does not say which game it belongs to/],
    ['game: chess\n', /there is no game "chess"/],
  ];
  for (const [text, message] of wrong) {
    err = '';
    expect(await run(['show', file('wrong.yaml', text)]), text).toBeGreaterThan(0);
    expect(err, text).toMatch(message);
  }
  expect(await run(['show', join(FOLDER, 'none.yaml')])).toBe(1);
});

test('examples: differences on stderr, the count last, exit 1', async () => {
  const head = 'game: siege-of-the-eternal-night\nexamples:\n';
  const good =
    '  - id: A\n    clauses: [SN-4.4]\n    setup: { players: 1, options: {} }\n    steps: [{ play: 0 roll }, { waiting: { for: dice } }]\n';
  const bad =
    '  - id: B\n    clauses: [SN-4.4]\n    steps: [{ play: 0 fly }]\n  - id: D\n    clauses: [SN-99.1]\n    steps: [{ paly: 0 roll }]\n  - name: C\n    clauses: [SN-99.1]\n    steps: [{ play: 0 roll }]\n  - id: A\n    clauses: [SN-99.1]\n    steps: [{ refused: 0 fly }]\n';
  expect(await run(['examples', file('good.yaml', head + good)])).toBe(0);
  expect(out.trim()).toBe('1 passed, 0 failed');
  expect(await run(['examples', file('bad.yaml', head + good + bad), join(FOLDER, 'none.yaml')])).toBe(1);
  expect(out.trim().split('\n').at(-1)).toBe('0 passed, 5 failed');
  expect(err).toMatch(/B: step 1: .*fly.*\(asked: seat 0\)/);
  expect(err).toMatch(/bad\.yaml: D: step 1: paly: There is no/);
  expect(err).toMatch(/bad\.yaml: example 4: id: id is missing/);
  expect(err).toMatch(/bad\.yaml: A: id: There is another example A/);
  expect(err).toMatch(/none\.yaml: there is no such file/);
});

test('wrong calls are told in one sentence and exit with 2', async () => {
  const calls: [string[], RegExp][] = [
    [['fly'], /no command "fly"/],
    [['simulate', 'chess'], /no game "chess"/],
    [['simulate', 'siege', '--bots', 'clever'], /no bot "clever"; it has random/],
    [['simulate', 'siege', '--options', 'colour=red'], /no option "colour"/],
    [['simulate', 'siege', '--options', 'sheet=moon'], /sheet is one of/],
    [['simulate', 'siege', '--players', '9'], /1 players, not 9/],
    [['simulate', 'siege', '--games', 'many'], /--games is a whole number/],
    [['simulate', 'siege', '--speed', '9'], /unknown option --speed/],
    [['verify'], /name the records/],
  ];
  for (const [argv, message] of calls) {
    err = '';
    expect(await run(argv), argv.join(' ')).toBe(2);
    expect(err, argv.join(' ')).toMatch(message);
  }
});

test('help for all and for each', async () => {
  expect(await run([])).toBe(0);
  expect(out).toMatch(/simulate GAME/);
  for (const name of [
    'play',
    'replay',
    'verify',
    'examples',
    'show',
    'simulate',
    'rules',
    'bench',
    'serve',
    'backup',
    'restore',
  ]) {
    out = '';
    expect(await run([name, '--help'])).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: nightfall ${name}`));
  }
});

test('simulate: the same seed gives the same figures', async () => {
  const argv = ['simulate', 'siege', '--games', '6', '--seed', 'x', '--json', '--threads', '1'];
  const figures = async () => {
    out = '';
    expect(await run(argv)).toBe(0);
    const { seconds: _s, gamesPerSecond: _g, ...rest } = JSON.parse(out) as Record<string, unknown>;
    return rest;
  };
  const first = await figures();
  expect(first).toMatchObject({ game: 'siege-of-the-eternal-night', games: 6, outcomes: { scored: 6, unfinished: 0 } });
  expect(await figures()).toEqual(first);
});
