import { catalog, load } from '@nightfall/catalog';
import { Match, nightOf, parseRecord, quickRandom, type Game, type Types } from '@nightfall/kernel';
import { answerTo, checkNight } from '@nightfall/table';
import { promised, type Thinker } from '@nightfall/ui';
import { sitDown } from '@nightfall/ui/own-table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DATE = '2026-11-18';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const thinkerOf = (game: Game): Thinker => ({
  bot: async (question) => answerTo(game, question),
  hint: async () => undefined,
  close: () => {},
});
type Session = Awaited<ReturnType<typeof sitDown>>;

/** Sits down at the table of a night as the page does. */
async function sit(game: Game, seed = nightOf(game, DATE)!.seed): Promise<Session> {
  const { setup, holders } = nightOf(game, DATE)!;
  const head = { game: game.id, version: game.version, setup, holders, names: holders.map((_, seat) => `Player ${seat + 1}`) };
  const match = Match.begin(game, promised(head, seed), seed) as Match;
  const night = { date: DATE, counts: true };
  const session = await sitDown({ id: 'abcdefgh', match, seed, night, thinker: thinkerOf(game), keep: () => {} });
  session.listen(() => {});
  return session;
}
/** One decision of the player, made by a casual bot. */
async function decide(session: Session): Promise<void> {
  const { view, seat, seq } = session.now();
  for (const move of session.game.bots['casual']!.bot(view, seat!, quickRandom(seq)))
    if (await session.play(move as Types['move'])) return;
}
async function playToTheEnd(session: Session): Promise<string> {
  for (let i = 0; i < 5000 && !session.now().result; i++) {
    if (session.now().hands.length > 0) await decide(session);
    else await vi.advanceTimersByTimeAsync(500);
  }
  expect(session.now().result).toBeDefined();
  const record = session.record();
  session.close();
  return record;
}
const nightly = catalog.filter(({ tonight }) => tonight).map(({ id }) => id);

test.each(nightly)('%s: a night played at the table is one, and says what was reached', async (id) => {
  const game = await load(id);
  const record = await playToTheEnd(await sit(game));
  const checked = checkNight(game, DATE, record);
  expect(checked).toMatchObject({ reached: { text: expect.stringMatching(/\w/) }, name: expect.stringMatching(/^Player/) });
  expect(checkNight(game, '2026-11-19', record)).toMatch(/not (?:those|that) of this night/);
});

test('other dice, another table, other rules and an open end are told apart', async () => {
  const game = await load('midnight-madness');
  const session = await sit(game);
  const half = session.record();
  expect(checkNight(game, DATE, half)).toMatch('not played to its end');
  const record = await playToTheEnd(session);
  const changed = (from: RegExp, to: string) => checkNight(game, DATE, record.replace(from, to));
  expect(changed(/"difficulty":"\w+"/, '"difficulty":"uber"')).toMatch('table is not that');
  expect(changed(/^holders .*$/m, 'holders ["bot:expert"]')).toMatch('table is not that');
  expect(changed(/^game (\S+) \d+$/m, 'game $1 99')).toMatch('other rules');
  expect(changed(/^nightfall.*$/m, 'something else')).toMatch('can’t be read');
  const other = await playToTheEnd(await sit(game, '5eed'.repeat(16)));
  expect(checkNight(game, DATE, other)).toMatch('dice are not those');
  // The lucky dice of another seed under the promise of this night.
  const lie = other
    .replace(/^promise .*$/m, /^promise .*$/m.exec(record)![0])
    .replace(/^seed .*$/m, /^seed .*$/m.exec(record)![0]);
  expect(checkNight(game, DATE, lie)).toMatch('dice are not those');
});

test('a king who was made to play badly is found out', async () => {
  const game = await load('runebound-midnight');
  const night = nightOf(game, DATE)!;
  const foolish: Thinker = { ...thinkerOf(game), bot: async (question) => answerTo(game, { ...question, level: 'random' }) };
  const head = { game: game.id, version: game.version, setup: night.setup, holders: night.holders, names: ['A', 'B'] };
  const match = Match.begin(game, promised(head, night.seed), night.seed) as Match;
  const session = await sitDown({ id: 'abcdefgh', match, seed: night.seed, thinker: foolish, keep: () => {} });
  session.listen(() => {});
  const record = await playToTheEnd(session);
  expect(parseRecord(record)).toMatchObject({ head: { holders: night.holders } });
  expect(checkNight(game, DATE, record)).toBe('A bot did what it does not do.');
});

test('dice that were taken back make it no night, though they are the same again', async () => {
  const game = await load('midnight-madness');
  const session = await sit(game);
  while (session.now().back.undo?.code !== 'LEARNED' && session.now().back.undo?.code !== 'DICE_FELL') await decide(session);
  // The button is not offered; somebody who asks the table all the same is found out.
  expect(session.now().back.beyond).toBeUndefined();
  expect(await session.undo(true)).toBeDefined();
  expect(await session.table.ask({ t: 'undo' })).toBeUndefined();
  expect(checkNight(game, DATE, await playToTheEnd(session))).toMatch('taken back');
});

test('a night that counts gives no hints', async () => {
  const game = await load('siege-of-the-eternal-night');
  const session = await sit(game);
  expect(session.strict).toMatch('no hints');
  expect(await session.hint()).toBeUndefined();
  session.close();
});
