import { type Game, isFaults } from '@nightfall/kernel';
import { watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import {
  type Cell,
  cellsOf,
  chartOf,
  csvOf,
  isSure,
  type Plan,
  playBlock,
  playCells,
  type Players,
  readPlan,
  recordOf,
  reportPage,
  resultOf,
} from './index.ts';
import { histogram } from './report/histogram.ts';
import { ticks, whole } from './report/interval-bars.ts';

const game = watch as unknown as Game;
const planOf = (more: object = {}): Plan => {
  const plan = readPlan({
    title: 'A trial',
    game: 'watch',
    players: 2,
    bots: 'random',
    games: 60,
    ...more,
  });
  if (isFaults(plan)) throw new Error(JSON.stringify(plan));
  return plan;
};
const cellsIn = (plan: Plan): readonly Cell[] => {
  const laid = cellsOf(game, plan);
  if (isFaults(laid)) throw new Error(JSON.stringify(laid));
  return laid.cells;
};
/** Plays the blocks here and now, in an order of one's own. */
const players =
  (order: (n: number) => number = (n) => n): Players =>
  (blocks, tell) => {
    for (const block of blocks.toSorted((a, b) => order(a.number) - order(b.number))) tell(block, playBlock(game, block.job));
    return Promise.resolve();
  };
const ran = async (plan: Plan, by = players()) => resultOf(game, plan, await playCells(game, plan, cellsIn(plan), by));

test('a file is read strictly, and every fault says where it is', () => {
  const faults = readPlan({ title: 'x', game: 'watch', gmaes: 3, until: 99, bands: [{ win: [1, 2], score: [1, 2] }] });
  expect(isFaults(faults) && faults.map(({ where }) => where)).toEqual(['gmaes', 'until']);
  const twice = readPlan({ title: 'x', game: 'watch', bands: [{ win: [1, 2], score: [1, 2] }, { median: 'round' }] });
  expect(isFaults(twice) && twice.map(({ where }) => where)).toEqual(['bands[0]', 'bands[1]']);
  const wrong = cellsOf(game, planOf({ options: { gates: 'long' } }));
  expect(isFaults(wrong) && wrong[0]!.where).toBe('options.gates');
  const level = cellsOf(game, planOf({ bots: 'genius' }));
  expect(isFaults(level) && level[0]!.text).toContain('There is no level "genius"');
});

/** Where the faults are that keep this from being played. */
function faultsIn(more: object): readonly string[] {
  const plan = readPlan({ title: 'A trial', game: 'watch', players: 2, bots: 'random', games: 5, ...more });
  const laid = isFaults(plan) ? plan : cellsOf(game, plan);
  return isFaults(laid) ? laid.map(({ where, code }) => `${where} ${code}`) : [];
}
test.each([
  ['a band upside down', { bands: [{ win: [60, 40] }] }, 'bands[0] BAND'],
  ['bands that nothing can meet both', { bands: [{ win: [0, 10] }, { win: [90, 100] }] }, 'bands[1] BAND'],
  ['a band for a table that is not there', { bands: [{ win: [0, 1], where: { players: 3 } }] }, 'bands[0].where WHERE'],
  ['a band for a side that is not there', { bands: [{ win: [0, 1], of: 'The Dragon' }] }, 'bands[0].of SIDE'],
  ['two variants of one name', { variants: [{ name: 'a' }, { name: 'a' }] }, 'variants TWICE'],
  ['a variant named like a card taken away', { variants: [{ name: 'without Tar' }], worth: ['Tar'] }, 'variants TWICE'],
  ['a variant without a name', { variants: [{ name: ' ' }] }, 'variants[0].name NAME'],
  ['a place twice', { across: { players: [1, 2, 1] } }, 'across.players TWICE'],
  ['a most without a precision', { most: 50 }, 'most UNTIL'],
  ['a side without a card', { from: 'The Dragon' }, 'from FROM'],
  ['a side without moves', { variants: [{ name: 'a', from: 'The Dragon' }] }, 'variants[0].from FROM'],
  ['a card taken from nobody', { worth: ['Tar'], from: 'The Dragon' }, 'from SIDE'],
  ['a level of no tries', { bots: 'tries-0' }, 'bots LEVEL'],
  ['more levels than seats', { bots: ['random', 'random', 'random'] }, 'bots LEVEL'],
  ['no such number of the book', { house: { moon: 3 } }, 'house.moon UNKNOWN'],
  [
    'the number of one variant',
    { variants: [{ name: 'a' }, { name: 'b', house: { moon: 3 } }] },
    'variants[1].house.moon UNKNOWN',
  ],
  ['an option of the grid', { across: { moon: [3] } }, 'across.moon UNKNOWN'],
  ['the bots of one variant', { variants: [{ name: 'a', bots: 'genius' }] }, 'variants[0].bots LEVEL'],
  ['the players of the grid', { across: { players: [60] } }, 'across.players PLAYERS'],
  [
    'a card taken from a table that is not there',
    { variants: [{ name: 'a', players: 60 }], worth: ['Tar'] },
    'variants[0].players PLAYERS',
  ],
  ['a grid without end', { across: { gates: numbers(60), cargo: numbers(60) } }, 'across SIZE'],
  ['games without end', { games: 1_000_000, across: { players: [1, 2] } }, 'games SIZE'],
])('%s is refused before anything is played', (_what, more, fault) => expect(faultsIn(more)).toEqual([fault]));
function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n);
}
test('what was asked for and cannot be told is said', async () => {
  const bands = [{ median: 'moons', between: [1, 2] }];
  const { remarks, lines } = await ran(planOf({ games: 5, split: ['suns'], bands, worth: ['Dance'], seed: 7 }));
  expect(remarks.map((text) => /“(.*)”/.exec(text)![1])).toEqual(['suns', 'moons', 'Dance']);
  expect(lines[0]!.bands[0]!.value).toBeNull();
  expect((await ran(planOf({ games: 5 }))).remarks).toEqual([]);
});

test('every variant is played at every place of the grid', () => {
  const plan = planOf({ across: { players: [1, 2], bots: ['random'] }, variants: [{ name: 'a' }, { name: 'b' }] });
  expect(cellsIn(plan).map(({ place, variant, setup }) => [place, variant, setup.players])).toEqual([
    ['1 player, random', 'a', 1],
    ['1 player, random', 'b', 1],
    ['2 players, random', 'a', 2],
    ['2 players, random', 'b', 2],
  ]);
});

test('the result is the same in whatever order its blocks are played', async () => {
  const plan = planOf({ variants: [{ name: 'a' }, { name: 'b', bots: ['random', 'random'] }] });
  const plain = await ran(plan);
  expect(
    await ran(
      plan,
      players((n) => -n),
    ),
  ).toEqual(plain);
  expect(plain.lines.map(({ figures }) => figures.games)).toEqual([60, 60]);
});

test('the same table on the same seeds makes no difference at all', async () => {
  const { differences } = await ran(planOf({ variants: [{ name: 'a' }, { name: 'b' }] }));
  expect(differences.length).toBeGreaterThan(0);
  for (const one of differences) expect([one.change.value, isSure(one), one.turned]).toEqual([0, false, []]);
});

test('there is no difference to tell while one of two variants has not been played', async () => {
  const plan = planOf({ games: 5, variants: [{ name: 'a' }, { name: 'b', players: 1 }] });
  const [first, second] = await playCells(game, plan, cellsIn(plan), players());
  expect(resultOf(game, plan, [first!, second!]).differences.length).toBeGreaterThan(0);
  expect(resultOf(game, plan, [first!, { ...second!, played: [] }]).differences).toEqual([]);
});

test('it plays on in whole steps until a rate is known, or up to the most', async () => {
  const known = await ran(planOf({ games: 50, until: 10, most: 2000 }));
  const [{ figures }] = known.lines as [(typeof known.lines)[number]];
  expect(figures.games % 50).toBe(0);
  for (const { rate } of figures.wins) expect(rate.high - rate.low).toBeLessThanOrEqual(0.2);
  const short = await ran(planOf({ games: 25, until: 1, most: 75 }));
  expect(short.lines[0]!.figures.games).toBe(75);
});

test('targets are held against what was measured, and a report says so', async () => {
  const kept = await ran(planOf({ bands: [{ win: [0, 100] }] }));
  expect([kept.isKept, kept.lines[0]!.bands.length]).toEqual([true, 1]);
  const broken = await ran(planOf({ bands: [{ median: 'moons', between: [1, 2] }] }));
  expect(broken.isKept).toBe(false);
  expect(reportPage(broken)).toContain('1 of 1 targets are missed');
  expect(reportPage({ ...broken, title: '<script>' })).not.toContain('<script>');
  expect(csvOf(kept).split('\n')[0]).toBe('table,variant,dealt,measure,value,low,high,games');
});

test('a square of the grid is judged by what its side should win, and by nothing else', async () => {
  const grid = { players: undefined, variants: [{ name: 'a' }, { name: 'b' }], across: { players: [2, 3] }, games: 4 };
  const marks = async (bands: readonly object[]) => chartOf(await ran(planOf({ ...grid, bands })))!.split('✗').length - 1;
  expect(await marks([{ median: 'moons', between: [1, 2] }])).toBe(0);
  const [low, high] = [await marks([{ win: [0, 0] }]), await marks([{ win: [100, 100] }])];
  expect(low + high).toBeGreaterThan(0);
});

test('what is taken away to see its worth has no targets', async () => {
  const { lines } = await ran(planOf({ games: 2, worth: ['Dance'], bands: [{ win: [0, 100] }] }));
  expect(lines.map(({ variant, bands }) => [variant, bands.length])).toEqual([
    ['as it is', 1],
    ['without Dance', 0],
  ]);
});

test('what something is worth is asked of the first variant, with all that it changes', () => {
  const cells = cellsIn(planOf({ variants: [{ name: 'short', options: { gates: 2 } }, { name: 'long' }], worth: ['Dance'] }));
  expect(cells.map(({ variant, setup }) => [variant, setup.options['gates']])).toEqual([
    ['short', 2],
    ['long', cells[1]!.setup.options['gates']],
    ['without Dance', 2],
  ]);
  expect(cells[1]!.setup.options['gates']).not.toBe(2);
});

test('a long report shows its tables on demand, and each of its tables has a name of its own', async () => {
  const gates = numbers(9).map((n) => n + 1);
  const page = reportPage(await ran(planOf({ games: 2, across: { gates } })));
  expect(page).toContain('Show the lengths of all 9 tables');
  const names = Array.from(page.matchAll(/role="region" aria-label="([^"]*)"/g), ([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(page).not.toContain('<th scope="col"></th>');
  expect(reportPage(await ran(planOf({ games: 2 })))).not.toContain('Show the lengths of all');
});

test('the picture of the figures needs nothing else: a grid, or else the win rates', async () => {
  const two = planOf({
    players: undefined,
    variants: [{ name: 'as it is' }, { name: 'again' }],
    across: { players: [2, 3] },
    games: 4,
  });
  const [grid, one] = [chartOf(await ran(two)), chartOf(await ran(planOf({ games: 4 })))];
  expect(grid).toContain('aria-label="Wins of ');
  expect(one).toMatch(/^<svg xmlns="[^"]+" role="img" aria-label="Win rates" width="432".*<style>.*<\/svg>$/s);
});

test('a game of a cell can be had again as a record', () => {
  const plan = planOf();
  const [cell] = cellsIn(plan);
  const job = { game: 'watch', seed: plan.seed, setup: cell!.setup, bots: cell!.bots, from: 0, to: 1, isPaired: true };
  expect(recordOf(game, job, 0)).toContain('game watch');
});

test('marks of a scale are round numbers within it', () => {
  expect(ticks(-0.445, 0)).toEqual([-0.4, -0.3, -0.2, -0.1, 0]);
  expect(ticks(2.2, 60)).toEqual([20, 40, 60]);
  expect(ticks(5, 5)).toEqual([5]);
});

test('a change is told in large figures, with what is better and a table on which to play it', async () => {
  const result = await ran(planOf({ games: 25, variants: [{ name: 'a' }, { name: 'b', players: 1 }] }));
  const play = (_place: string, variant: string) => `/play#${variant}`;
  const page = reportPage(result, { play });
  expect(page).toMatch(/<strong>[\d.]+\u00a0% → [\d.]+\u00a0%<\/strong>/);
  expect(page.match(/<caption>[ab]: How many games ended how/g)).toHaveLength(2);
  expect(page).toContain('href="/play#b" target="_blank" rel="noopener">Play it yourself</a>');
  const change = { ...result.differences[0]!, of: 'score', before: 2, after: 1.5, change: { value: -0.5, low: -1, high: 0 } };
  const told = reportPage({ ...result, differences: [change] }, { score: { name: 'hours awake', best: 'lowest' } });
  expect(told).toContain('<strong>2 → 1.50</strong> −0.50 (between −1 and +0), which may be chance.');
  expect(told).toContain('it counts hours awake: lower is better');
});
test('variants of one table are drawn over the same lengths', () => {
  const columns = (svg: string) => [...svg.matchAll(/class="column" x="([\d.]+)"/g)].map(([, x]) => Number(x));
  const bin = (from: number) => ({ from, to: from + 4, count: 1 });
  expect(columns(histogram('x', [bin(0)], [0, 9]))).toEqual([1]);
  expect(columns(histogram('x', [bin(5)], [0, 9]))).toEqual([201]);
});
test('a scale has no more digits than it needs', () => {
  expect(['20.0\u00a0%', '+2.5', '−40.0', '3', '10.05'].map(whole)).toEqual(['20\u00a0%', '+2.5', '−40', '3', '10.05']);
});
