import { game, type Fd, type FdEvent } from '@nightfall/firefighters-on-duty';
import { Match, printRecord, quickRandom } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import { peopleText } from './people.ts';
import { summary } from './summary.ts';
import { tell } from './tell.tsx';
import { endsStep } from '../picture/pace.ts';

/** First Watch in paced mode, two good crews, to its end: its record and all that was told. */
function played(): { match: Match<Fd>; events: FdEvent[] } {
  const setup = { players: 2, options: { scenario: 'SC-1', mode: 'paced' } };
  const head = {
    game: game.id,
    version: game.version,
    setup,
    names: ['Ana', 'Bo'],
    holders: ['person', 'person'],
    promise: null,
  };
  const match = Match.begin(game, head, '5eed'.repeat(16));
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const events: FdEvent[] = [];
  const out = (event: FdEvent) => void events.push(event);
  const random = quickRandom(5);
  match.settle(0, out);
  for (let n = 0; n < 5000 && match.waiting.for === 'seats'; n++) {
    const seat = match.waiting.seats[n % match.waiting.seats.length]!;
    const [move] = game.bots['good']!.bot(match.view(seat), seat, random);
    if (move) match.play(move, 0, out);
    match.settle(0, out);
  }
  expect(match.isOver).toBe(true);
  return { match, events };
}
const { match, events } = played();
const name = (seat: number) => ['Ana', 'Bo'][seat]!;

test('[FD-28.20] every step of the Fire Phase is announced by its number, and cards are turned over with their text', () => {
  const titles = events.flatMap((event) => (event.type === 'step' ? [tell(event)!.title] : []));
  expect(titles.slice(0, 9)).toEqual([
    '1. Casualties',
    '2. Injuries',
    '3. Vehicle damage',
    '4. Burning down',
    '5. Critical fires',
    '6. Hazards',
    '7. Distress calls',
    '8. Growth',
    '9. Spread',
  ]);
  const card = tell({ type: 'eventDrawn', card: 'G-02', area: 'green', space: 'E1' })!;
  expect(card).toMatchObject({ kind: 'reveal', at: 'E1 has three fires', marks: ['E1'] });
  expect(tell({ type: 'negativePoint', source: 'burned', count: 1, total: 2, space: 'E1' })!.title).toBe(
    'Points against you: 2 of 3',
  );
});

test('[FD-28.20] what the fire did is summed up in one sentence; without a Fire Phase there is none', () => {
  const sum = (told: readonly FdEvent[]) => summary({ events: told, before: match.view(0), after: match.view(0), name });
  expect(sum([{ type: 'bell', round: 1 }])).toBeUndefined();
  expect(sum([{ type: 'step', step: 'FP1' }])).toBe('The fire did nothing.');
  expect(
    sum([
      { type: 'step', step: 'FP4' },
      { type: 'burnedDown', space: 'E1' },
      { type: 'firePlaced', space: 'C3', count: 2, why: 'spread' },
      { type: 'firePlaced', space: 'C9', count: 1, why: 'growth' },
    ]),
  ).toBe('3 new fires, E1 burned down.');
});

test('[FD-28.23] the end counts fires by round and the work of each crew, from the record alone', () => {
  const history = historyOf(printRecord(match))!;
  const count = (type: FdEvent['type'], seat: number) =>
    events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length;
  // The start, and each round once.
  expect(history.fires).toHaveLength(1 + match.view(0).round);
  expect(history.crews.map(({ rolls }) => rolls)).toEqual([count('rolled', 0), count('rolled', 1)]);
  expect(history.crews.map(({ led }) => led)).toEqual([count('personMoved', 0), count('personMoved', 1)]);
  const out = events.reduce((sum, event) => sum + (event.type === 'extinguish' ? event.removed : 0), 0);
  expect(history.crews.reduce((sum, crew) => sum + crew.out, 0)).toBe(out);
  for (const { symbols, wasted } of history.crews) expect(wasted).toBeLessThan(symbols);
  expect(historyOf('no record')).toBeUndefined();
});

test('step by step, what the fire and other crews do waits for the player: never their own hand, nor the end of a briefing', () => {
  const fell: FdEvent = { type: 'burnedDown', space: 'E1' };
  expect(endsStep(fell, { type: 'step', step: 'FP5' }, [0])).toBe(true);
  expect(endsStep(fell, { type: 'firePlaced', space: 'C3', count: 1, why: 'growth' }, [0])).toBe(false);
  const byHand = /^(ready|round|rolled|.*Moved|loaded|unloaded|extinguish|done|bell|step|actionBegan)$/;
  for (const event of events) if (byHand.test(event.type)) expect(endsStep(event, undefined, [0, 1]), event.type).toBe(false);
  const driven: FdEvent = { type: 'vehicleMoved', seat: 1, vehicle: 'ENG-2', from: 'S1', to: 'C4' };
  expect([endsStep(driven, undefined, [0]), endsStep(driven, undefined, [1])]).toEqual([true, false]);
  expect(endsStep({ type: 'rolled', seat: 1, dice: ['A'], symbols: ['gear'] }, undefined, [0])).toBe(false);
});

test('[FD-28.23] the end says that nobody had to be rescued only where nobody was in danger', () => {
  const quiet = {
    ...match.view(0),
    evacuated: 0,
    delivered: 0,
    points: { burned: 0, late: 0, fire: 0, injured: 0, left: 0 },
    spaces: match.view(0).spaces.map((here) => ({ ...here, civ: 0, inj: 0 })),
  };
  expect(peopleText(quiet)).toBe('Nobody had to be rescued tonight.');
  expect(peopleText({ ...quiet, evacuated: 2, delivered: 1 })).toBe(
    '2 civilians brought to safety, 1 injured brought to the hospital.',
  );
  const left = quiet.spaces.with(3, { ...quiet.spaces[3]!, inj: 1 });
  expect(peopleText({ ...quiet, spaces: left })).toBe('Nobody was brought to safety.');
  expect(peopleText({ ...quiet, result: { won: false, reason: 'casualty', space: 3, failed: [] } })).toBe(
    'Nobody was brought to safety.',
  );
});
