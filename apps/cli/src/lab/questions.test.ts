import { load } from '@nightfall/catalog';
import { type Game, isFaults, parseRecord, replayRecord } from '@nightfall/kernel';
import {
  type Cell,
  cellsOf,
  csvOf,
  filmOf,
  jobFor,
  type LabResult,
  named,
  type Plan,
  playBlock,
  playCells,
  readNamed,
  readPlan,
  reportPage,
  resultOf,
} from '@nightfall/lab';
import { beforeAll, expect, test } from 'vitest';
import { linksFor } from './links.ts';

let game: Game;
beforeAll(async () => {
  game = await load('midnight-madness');
});
const PLAN = { title: 'A trial', game: 'midnight-madness', players: 1, bots: 'casual', games: 8 };
function laid(more: object): { readonly plan: Plan; readonly cells: readonly Cell[] } {
  const plan = readPlan({ ...PLAN, ...more });
  if (isFaults(plan)) throw new Error(JSON.stringify(plan));
  const found = cellsOf(game, plan);
  if (isFaults(found)) throw new Error(JSON.stringify(found));
  return { plan, cells: found.cells };
}
async function found(more: object): Promise<LabResult> {
  const { plan, cells } = laid(more);
  const played = await playCells(game, plan, cells, (blocks, tell) => {
    for (const block of blocks) tell(block, playBlock(game, block.job));
    return Promise.resolve();
  });
  return resultOf(game, plan, played);
}

test('a game that is followed says when it is decided, and goes as it goes unwatched', async () => {
  const result = await found({ curve: true, choices: 3 });
  const { drama, choices, ...figures } = result.lines[0]!.figures;
  expect(drama!.curve).toHaveLength(11);
  expect(choices!.thought).toBeGreaterThan(0);
  expect(figures).toMatchObject((await found({})).lines[0]!.figures);
  const page = reportPage(result, { game: (_place, _variant, number) => `/game#${number}` });
  expect(page).toMatch(/By changes of the lead: <a href="\/game#\d+"/);
  for (const words of ['When it is decided', 'What there is to choose', 'Show the numbers']) expect(page).toContain(words);
});

test('twice the tries are a level like any other', async () => {
  const variants = [8, 16].map((tries) => ({ name: `${tries} tries`, bots: `tries-${tries}` }));
  const { differences } = await found({ variants, games: 2 });
  expect(differences.map(({ variant, of }) => [variant, of])).toEqual([['16 tries', 'the team']]);
  const blind = cellsOf({ ...game, secrets: true }, laid({}).plan);
  expect(isFaults(blind)).toBe(false);
  const wrong = cellsOf({ ...game, secrets: true }, laid({ bots: 'tries-8' }).plan);
  expect(isFaults(wrong) && wrong[0]!.text).toContain('There is no level "tries-8"');
});

test('bots of so many tries play a game whose mind thinks only about some of its decisions', async () => {
  const siege = await load('siege-of-the-eternal-night');
  const plan = readPlan({ title: 'A trial', game: siege.id, bots: 'tries-2', games: 1 });
  const made = isFaults(plan) ? plan : cellsOf(siege, plan);
  if (isFaults(plan) || isFaults(made)) throw new Error('plan');
  const [played] = playBlock(siege, jobFor(plan, made.cells[0]!, 0, 1));
  expect(played!.outcome).toBe('scored');
});

test('what a card is worth is what is lost without it', async () => {
  const result = await found({ worth: ['Archer'], games: 25 });
  expect(result.lines.map(({ variant }) => variant)).toEqual(['as it is', 'without Archer']);
  const [use] = result.lines[0]!.figures.uses!;
  expect(use!.times.value).toBeGreaterThan(0);
  expect(result.lines[1]!.figures.uses).toBeUndefined();
  expect(reportPage(result)).toContain('Use and worth');
  expect(csvOf(result)).toContain('used: Archer');
});

test('a table is played by people only where nothing was taken from the bots', () => {
  const { plan, cells } = laid({ worth: ['Archer'] });
  const { play, game: watch } = linksFor({ path: '', game, plan, cells });
  expect(play!('', 'as it is')).toContain('/play/midnight-madness#setup=');
  expect(play!('', 'without Archer')).toBeUndefined();
  expect(watch!('', 'without Archer', 0)).toContain('/lab/game#');
});

test('any game of an experiment is named in a link, played again, and opens where it left the other', () => {
  const { plan, cells } = laid({ variants: [{ name: 'a' }, { name: 'b', options: { difficulty: 'uber' } }] });
  const link = readNamed(JSON.parse(JSON.stringify(named(game, plan, 3, cells[1]!, cells[0]))));
  const film = isFaults(link) ? link : filmOf(game, link);
  if (isFaults(film)) throw new Error(JSON.stringify(film));
  const record = parseRecord(film.record);
  const match = 'where' in record ? record : replayRecord(game, record);
  expect('where' in match ? match : match.isOver).toBe(true);
  expect(film.at).toBeGreaterThan(0);
  const other = filmOf({ ...game, version: game.version + 1 }, named(game, plan, 3, cells[1]!));
  expect(isFaults(other) && other[0]!.text).toContain('other rules');
  expect(isFaults(readNamed({ game: 'x' }))).toBe(true);
});
