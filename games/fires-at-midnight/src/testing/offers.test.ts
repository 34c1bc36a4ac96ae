import { lookAt } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { contactPlaces, touchables } from '../knowledge/plan/contact.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

/** All that there is to touch, far apart. */
const VILLAGE = {
  houses: { H1: 'W1,B1', H2: 'W6,B1', H3: 'W1,B6', H4: 'W6,B6' },
  fire: 'W2,B6 W5,B6',
  smoke: 'W2,B1',
  trees: { T1: [2000, 10000], T2: [2000, 14000], T3: { chopped: [6000, 10000] } },
  chests: { C1: [22000, 10000], C2: [22000, 14000], C3: [18000, 10000] },
  villagers: { V1: [10000, 2000], V2: [14000, 2000], V3: [10000, 22000] },
  settings: { putDown: true, handOver: true },
};

/** F1 touches a thing, with this many action points, and may carry something. */
function* moments(): Generator<{ state: State; players: number }> {
  const crew = { F2: [6000, 18000] };
  const things = touchables(table({ ...VILLAGE, crew })).map(({ id, shape }) => ({ id, at: contactPlaces(shape)[0]! }));
  for (const { at } of [...things, { at: [7006, 18000] as const }])
    for (let ap = 1; ap <= 4; ap++)
      for (const V3 of ['F1', [10000, 22000]]) {
        const villagers = { ...VILLAGE.villagers, V3 };
        const state = table({ ...VILLAGE, crew: { F1: { at, water: 1 }, ...crew }, villagers, active: 'F1', ap } as never);
        yield { state, players: 1 };
      }
}
const faults = (of: typeof game) => lookAt(of, moments()).findings.map(({ text }) => text);

/** The game with another domain for an action. */
type Lists = readonly (readonly unknown[])[];
type Listing = (v: State, ...rest: unknown[]) => Lists;
function listing(type: 'chop' | 'pickUp', change: (all: Listing) => Listing): typeof game {
  const { turn } = game.book.rules;
  const act = turn.sentences['act']!;
  if (act.by !== 'players') throw new Error('the turn has no actions');
  const kind = act.moves[type]!;
  const moves = { ...act.moves, [type]: { ...kind, lists: change(kind.lists as Listing) } };
  const sentences = { ...turn.sentences, act: { ...act, moves } } as typeof turn.sentences;
  return { ...game, book: { ...game.book, rules: { ...game.book.rules, turn: { ...turn, sentences } } } } as typeof game;
}
const dropping =
  (isOut: (id: string) => boolean) =>
  (all: Listing) =>
  (v: State, ...rest: unknown[]) =>
    all(v, ...rest).map((list) => list.filter((id) => !isOut(String(id))));

test('wherever a firefighter stands, all that is accepted is offered', () => {
  expect(faults(game)).toEqual([]);
});

test('a domain that is too narrow is noticed', () => {
  const chopT1 = listing(
    'chop',
    dropping((id) => id === 'T1'),
  );
  expect(faults(chopT1)[0]).toMatch(/"T1".*was not listed/);
  const noChests = listing(
    'pickUp',
    dropping((id) => id.startsWith('C')),
  );
  expect(faults(noChests)[0]).toMatch(/"C1".*was not listed/);
  const notWithTwo = listing(
    'chop',
    (all) =>
      (v, ...rest) =>
        v.ap === 2 ? [[]] : all(v, ...rest),
  );
  expect(faults(notWithTwo)[0]).toMatch(/chop.*was not listed/);
});
