import { Match, printRecord, type Game, type Input } from '@nightfall/kernel';
import { openHeist, type Heist } from '@nightfall/kernel/heist';
import { expect, test } from 'vitest';
import type { Kept } from './kept.ts';
import { sitDown } from './own-table.ts';
import { reopen, type Reopened } from './reopen.ts';

const SEED = '5eed'.repeat(16);
const first = openHeist as unknown as Game;
const { round } = openHeist.book.rules;
const { brief } = round.sentences;
if (brief?.by !== 'players') throw new Error('the heist has changed');
const later = (version: number, sentences: typeof round.sentences): Game => {
  const rules = { ...openHeist.book.rules, round: { ...round, sentences: { ...round.sentences, ...sentences } } };
  return { ...openHeist, version, book: { ...openHeist.book, rules } } satisfies Game<Heist> as unknown as Game;
};
const second = later(2, {});
const third = later(3, { brief: { ...brief, who: (v, f) => brief.who(v, f).filter((seat) => seat === 0) } });

/** A match of the first version as the shelf keeps it. */
function kept(seed: string | null = SEED): Pick<Kept, 'record' | 'chilled' | 'seed'> {
  const head = { game: first.id, version: 1, promise: null, names: ['A', 'B'], holders: ['person', 'person'] };
  const match = Match.begin(first, { ...head, setup: { players: 2, options: { lasts: 0 } } }, SEED) as Match;
  match.settle();
  for (const input of [
    { type: 'ready', seat: 0 },
    { type: 'ready', seat: 1 },
    { type: 'grab', seat: 0 },
  ] as Input[]) {
    expect(match.play(input)).toBeUndefined();
    match.settle();
  }
  const chilled = { version: 1, log: JSON.stringify(match.log), frozen: match.freeze(), snapshots: match.snapshots };
  return { record: printRecord(match), seed, chilled };
}
const thinker = { bot: async () => [], hint: async () => undefined, close: () => undefined };
const sit = ({ match, reading }: Reopened) =>
  sitDown({ id: 'abcdefgh', match, seed: SEED, thinker, keep: () => expect.fail('nothing is kept'), reading });

test('a match kept under older rules goes on where today’s ask the same, and its log says so', () => {
  const found = reopen(second, kept()) as Reopened;
  expect(found.reading).toBeUndefined();
  expect(found.match.log.at(-1)).toMatchObject({ type: 'rules', version: 2 });
  expect(found.match.play({ type: 'grab', seat: 0 })).toBeUndefined();
});

test('where they ask something else it can be read, and nobody plays it or keeps it anew', async () => {
  const found = reopen(third, kept()) as Reopened;
  expect(found.reading).toMatchObject({ code: 'OLD_RULES', facts: { version: 1 } });
  const session = await sit(found);
  expect(session.now()).toMatchObject({ hands: [], stop: { no: { code: 'OLD_RULES' }, remedy: undefined } });
  expect(session.now().log.length).toBeGreaterThan(0);
  expect(await session.play({ type: 'grab', seat: 0 })).toMatchObject({ code: 'OLD_RULES' });
  session.close();
});

test('a match whose dice nobody promised throws on after a reload', () => {
  const { match } = reopen(first, kept(null)) as Reopened;
  match.play({ type: 'grab', seat: 0 });
  expect(match.faces()).toHaveLength(1);
});
