import { cityOf, game, VEHICLE_IDS, type Fd, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import {
  apply,
  isFaults,
  legal,
  Match,
  parseRecord,
  perform,
  quickRandom,
  replayRecord,
  throwDice,
  waitingFor,
} from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { NOTHING, type Picked } from '../hand/hand.ts';
import { litPieces, litPlaces, meantBy, touchAt, type Touch } from '../hand/meaning.ts';
import { movesOf } from '../hand/reading.ts';
import { knownOf } from '../hand/water.ts';
import { freeDeeds } from './free-deeds.ts';
import { endDeeds, isForLater, lineDeeds } from './offered.ts';

/** Controls of their own: the dice and their button, Ready, the switches beside the map, a tap on any place in a briefing, the request to another crew. */
const OWN = ['roll', 'ready', 'unready', 'consent', 'plan', 'ask'];

/** Every way of having something in hand. */
const hands = (moves: readonly FdMove[]): readonly Picked[] =>
  [null, ...VEHICLE_IDS, ...litPieces(moves, NOTHING)].flatMap((piece) =>
    ([null, 'A', 'B'] as const).flatMap((die) => [true, false].map((leads) => ({ ...NOTHING, piece, die, leads }))),
  );
function touched(view: State, seat: number, moves: readonly FdMove[], picked: Picked): readonly FdMove[] {
  const known = knownOf(view, seat);
  const done = (meant: Touch) => (meant && 'do' in meant ? [meant.do] : []);
  const places = [...litPlaces(moves, picked)].flatMap((place) => done(touchAt(place, moves, picked, known)));
  const pieces = [...litPieces(moves, picked)].flatMap((mark) => done(meantBy(mark, moves, picked, known)));
  return [...places, ...pieces];
}
/** To aim where one aims already changes nothing. */
const changes =
  ({ crews }: State) =>
  (move: FdMove) =>
    move.type !== 'intent' || crews[move.seat]!.aims[move.slot]?.space !== move.space;
/** The kinds of legal move that no control of the board leads to. */
function withoutControl(view: State, seat: number): readonly string[] {
  const moves = movesOf(legal(game.book, view, seat));
  const offered = hands(moves).flatMap((picked) => [
    ...lineDeeds({ view, seat, moves, picked, last: null }),
    ...touched(view, seat, moves, picked),
  ]);
  const shown = new Set<string>([...OWN, ...[...offered, ...endDeeds(moves), ...freeDeeds(moves, null)].map(({ type }) => type)]);
  return [...new Set(moves.filter(changes(view)).map(({ type }) => type))].filter((type) => !shown.has(type));
}

test.each([1, 2, 3, 4, 5, 6])('every kind of legal move has a control, in shift %i of play at random', (seed) => {
  const random = quickRandom(seed);
  const order = seed % 2 === 0 ? 'beats' : 'free';
  const s = game.setup({ players: 1 + (seed % 4), options: { scenario: `SC-${seed}`, mode: 'paced', order } });
  if (isFaults(s)) throw new Error('the table cannot be laid');
  for (let n = 0; n < 400; n++) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
    else if (asked.for === 'seats') {
      const moves = asked.seats.flatMap((seat) => legal(game.book, s, seat));
      if (n % 5 === 0) for (const seat of asked.seats) expect(withoutControl(s, seat)).toEqual([]);
      perform(game.book, s, moves[random.int(moves.length)]!);
    }
  }
});

const RECORDS = import.meta.glob<string>('../../../recorded/*.record', { query: '?raw', import: 'default', eager: true });
test.each(Object.entries(RECORDS))('every kind of legal move has a control at the decisions of %s', (_name, text) => {
  const record = parseRecord(text);
  const match = 'lines' in record ? replayRecord<Fd>(game, record) : undefined;
  if (!(match instanceof Match)) throw new Error('the record cannot be read');
  const s = game.setup(match.head.setup);
  if (isFaults(s)) throw new Error('the table cannot be laid');
  for (const [n, input] of match.inputs.entries()) {
    if ('seat' in input && n % 7 === 0) expect(withoutControl(s, input.seat)).toEqual([]);
    apply(game.book, s, input);
  }
});

test('[FD-13.2] every amount of water that may be loaded can be set', () => {
  const s = game.setup({ players: 1, options: { scenario: 'SC-1', mode: 'paced' } });
  if (isFaults(s)) throw new Error('the table cannot be laid');
  for (let n = 0; n < 2; n++) apply(game.book, s, { type: 'ready', seat: 0 });
  const [truck, engine] = [s.vehicles[0]!, s.vehicles[2]!];
  engine.at = cityOf(s).stations[0]!;
  engine.water = 0;
  truck.at = engine.at;
  s.reserves[0] = 9;
  const moves = movesOf(legal(game.book, s, 0));
  const set = (amount: number | null) =>
    lineDeeds({ view: s, seat: 0, moves, picked: { ...NOTHING, piece: 'ENG-1', amount }, last: null }).find(
      ({ type }) => type === 'loadWater',
    );
  expect([null, 1, 5, 9, 12].map((amount) => set(amount))).toMatchObject([9, 1, 5, 9, 9].map((n) => ({ n })));
});

test('what has just come aboard is not taken off by the button in front, but by one behind "more", or with the engine in hand', () => {
  const s = game.setup({ players: 1, options: { scenario: 'SC-1', mode: 'paced' } });
  if (isFaults(s)) throw new Error('the table cannot be laid');
  const find = (type: FdMove['type']) => movesOf(legal(game.book, s, 0)).find((move) => move.type === type);
  for (let n = 0; n < 9 && !find('loadKit'); n++) {
    const asked = waitingFor(game.book, s);
    perform(game.book, s, asked.for === 'dice' ? { type: 'dice', faces: asked.sides.map(() => 1) } : find('ready')!);
  }
  const last = find('loadKit')!;
  perform(game.book, s, last);
  const moves = movesOf(legal(game.book, s, 0));
  const table = { view: s, seat: 0, moves, picked: NOTHING, last };
  const off = lineDeeds(table).filter(({ type }) => type === 'unload');
  expect(off.length).toBeGreaterThan(0);
  expect(off.every(isForLater(table))).toBe(true);
  expect(
    lineDeeds(table)
      .filter((move) => move.type !== 'unload')
      .some(isForLater(table)),
  ).toBe(false);
  expect(off.some(isForLater({ ...table, picked: { ...NOTHING, piece: VEHICLE_IDS[0]! } }))).toBe(false);
});
