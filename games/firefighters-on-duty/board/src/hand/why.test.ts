import { cityOf, game, VEHICLE_IDS, type State } from '@nightfall/firefighters-on-duty';
import { apply, isFaults, legal, perform, quickRandom, throwDice, waitingFor, type Random } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { NOTHING, type Picked } from './hand.ts';
import { meantBy, touchAt, type Known } from './meaning.ts';
import { movesOf } from './reading.ts';
import { whyNot } from './why.ts';

const KNOWN: Known = { waterFor: () => 1, isArea: () => false };

function begin(options: { readonly [id: string]: string } = {}, players = 1): State {
  const s = game.setup({ players, options: { scenario: 'SC-1', mode: 'paced', ...options } });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  const random = quickRandom(3);
  for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s))
    apply(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
  for (let n = 0; n < 2; n++) for (let seat = 0; seat < players; seat++) apply(game.book, s, { type: 'ready', seat });
  return s;
}
function scene(change: (s: State, at: (id: string) => State['spaces'][number]) => void): State {
  const s = begin();
  const { indexOf } = cityOf(s);
  s.vehicles[2]!.at = indexOf['E4']!;
  change(s, (id) => s.spaces[indexOf[id]!]!);
  return s;
}
const why = (s: State, mark: string, picked: Partial<Picked> = {}) => whyNot(mark, s, 0, { ...NOTHING, ...picked })?.text;

test('[FD-12.10] a water die and a fire without a hose team inside: the team is what is missing', () => {
  const s = scene((now) => (now.crews[0]!.dice = ['water', 'idle']));
  expect(why(s, 'E7', { die: 'A' })).toMatch(/no firefighter on E7.*with a hose/);
  expect(why(s, 'E7-fire')).toMatch(/no firefighter on E7/);
  // Without the die the team is still what is missing first.
  s.crews[0]!.dice = ['idle', 'idle'];
  expect(why(s, 'E7-fire')).toMatch(/no firefighter on E7/);
});

test('[FD-11.16] where only the symbol is missing, it is named', () => {
  const s = scene((now, at) => {
    Object.assign(at('E7'), { ff: 1, hose: 1 });
    now.crews[0]!.dice = ['gear', 'idle'];
  });
  expect(why(s, 'E7-fire')).toBe('This needs a Water die: roll for it.');
});

test('[FD-4.14] a road that the own engine blocks: the carrier in hand is told so', () => {
  const s = scene((now) => {
    const { indexOf } = cityOf(now);
    now.vehicles[2]!.at = indexOf['E5']!;
    now.vehicles[1]!.at = indexOf['E4']!;
    now.crews[0]!.dice = ['vehicle', 'idle'];
  });
  expect(why(s, 'E5', { piece: 'CARRIER' })).toMatch(/The blue engine is already on E5.*Drive it away/);
  expect(why(s, 'E5', { die: 'A' })).toMatch(/The blue engine is already on E5/);
});

test('[FD-12.16] a firefighter aboard must get off first', () => {
  const s = scene((now) => {
    now.vehicles[2]!.ff = 2;
    now.crews[0]!.dice = ['firefighter', 'idle'];
  });
  expect(why(s, 'E1', { die: 'A' })).toMatch(/aboard the blue engine: unload first/);
});

/** A table after some random play. */
function later(random: Random): State {
  const players = 1 + random.int(3);
  const s = begin({ scenario: `SC-${1 + random.int(7)}` }, players);
  for (let n = random.int(120); n > 0; n--) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
    else if (asked.for === 'seats') {
      const moves = movesOf(asked.seats.flatMap((seat) => legal(game.book, s, seat))).filter(({ type }) => type !== 'done');
      perform(game.book, s, moves[random.int(moves.length)]!);
    }
  }
  return s;
}
const marksOf = (s: State): string[] => [
  ...cityOf(s).ids.flatMap((id, i) => [
    id,
    ...(['ff', 'civ', 'inj', 'hose', 'axe', 'debris'] as const)
      .filter((kind) => s.spaces[i]![kind] > 0)
      .map((kind) => `${id}-${kind}`),
    ...(s.spaces[i]!.active > 0 ? [`${id}-fire`] : []),
    ...(s.spaces[i]!.power ? [`${id}-power`] : []),
  ]),
  ...VEHICLE_IDS.filter((_, i) => (s.vehicles[i]?.at ?? -1) >= 0),
];

test('no touch that does nothing stays without an answer', () => {
  const random = quickRandom(8);
  for (let n = 0; n < 12; n++) {
    const s = later(random);
    const asked = waitingFor(game.book, s);
    if (asked.for !== 'seats') continue;
    const moves = movesOf(legal(game.book, s, 0));
    const marks = marksOf(s);
    for (const mark of marks)
      for (const piece of [null, 'ENG-1', 'CARRIER', 'TRUCK', ...marks.filter((one) => /-(ff|civ|inj)$/.test(one)).slice(0, 4)])
        for (const die of [null, 'A', 'B'] as const) {
          const picked: Picked = { ...NOTHING, piece, die };
          const isPlace = !mark.includes('-') && mark !== 'TRUCK' && mark !== 'CARRIER';
          const isMeant = isPlace ? touchAt(mark, moves, picked, KNOWN) : meantBy(mark, moves, picked, KNOWN);
          if (isMeant || piece === mark) continue;
          expect(whyNot(mark, s, 0, picked)?.text, `${mark} with ${piece} and ${die}`).toBeTruthy();
        }
  }
});
