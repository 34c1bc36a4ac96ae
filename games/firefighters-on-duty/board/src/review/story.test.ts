import { game, SCENARIOS, type Fd, type State } from '@nightfall/firefighters-on-duty';
import { isFaults, Match, printRecord, quickRandom } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { next } from './next.ts';
import story from './story.ts';

/** A paced shift of good crews, to its end. */
function played(scenario: string, seed: number, level = 'good'): Match<Fd> {
  const setup = { players: 2, options: { scenario, mode: 'paced', difficulty: level === 'good' ? 'easy' : 'inferno' } };
  const names = ['Ana', 'Bo'];
  const holders = ['person', 'person'];
  const head = { game: game.id, version: game.version, setup, names, holders, promise: null };
  const match = Match.begin(game, head, seed.toString(16).padStart(4, '0').repeat(16));
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const random = quickRandom(seed);
  match.settle(0);
  for (let n = 0; n < 8000 && match.waiting.for === 'seats'; n++) {
    const seat = match.waiting.seats[n % match.waiting.seats.length]!;
    const [move] = game.bots[level]!.bot(match.view(seat), seat, random);
    if (move) match.play(move, 0);
    match.settle(0);
  }
  expect(match.isOver).toBe(true);
  return match;
}
const name = (seat: number) => ['you', 'Ash'][seat]!;

test('a shift is retold in three to five sentences: how it began, who was saved, the worst night, the price, the end', () => {
  for (const [scenario, seed, level] of [
    ['SC-1', 5, 'good'],
    ['SC-2', 2, 'good'],
    ['SC-4', 3, 'casual'],
  ] as const) {
    const match = played(scenario, seed, level);
    const told = story(printRecord(match), name);
    expect(told.length, told.join(' ')).toBeGreaterThanOrEqual(3);
    expect(told.length).toBeLessThanOrEqual(5);
    expect(told[0]).toMatch(/^\w+ houses? burned when the shift began/);
    expect(told.at(-1)).toMatch(match.view(0).result!.won ? /all was clear|the city stood/ : /the city was lost/);
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*\.$/);
    const { evacuated, delivered } = match.view(0);
    expect(told.some((sentence) => sentence.includes('brought to safety'))).toBe(evacuated + delivered > 0);
  }
});
test('a record that cannot be read has no story', () => expect(story('no record', name)).toEqual([]));

function over(scenario: string, won: boolean, change: Partial<State> = {}): State {
  const s = game.setup({ players: 1, options: { scenario } });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return { ...s, result: { won, reason: won ? 'goals' : 'points', space: -1, failed: [] }, ...change };
}
const setup = { players: 1, options: { scenario: 'SC-1', mode: 'paced' } };

test('after a shift one step leads on: the next scenario, then a faster fire; a lost one is tried again', () => {
  expect(next(over('SC-1', true), setup)).toMatchObject({
    why: expect.stringMatching(/^Gold for First Watch\. Next: /),
    name: 'Play Market Day',
    setup: { players: 1, options: { scenario: 'SC-2', mode: 'paced' } },
  });
  const last = SCENARIOS.at(-1)!.id;
  expect(next(over(last, true), setup)?.setup?.options).toMatchObject({ scenario: 'SC-1', difficulty: 'hard' });
  expect(next(over(last, true, { difficulty: 'inferno' }), setup)?.setup).toBeUndefined();
  expect(next(over('SC-3', false), setup)).toMatchObject({ name: 'Try it again' });
  expect(next(over('SC-1', true, { guided: true }), setup)).toBeUndefined();
});
