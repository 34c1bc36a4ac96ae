import { lookAt } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State, View } from '../state.ts';
import { play, table } from './table.ts';

/** A patrol acts while the Night King has this many wound counters, before and after its dice are rolled. */
function* marches(): Generator<State> {
  for (let wound = 0; wound <= 4; wound++)
    for (const wounds of [0, 1]) {
      const patrols = [
        { number: 1, space: 'F9', wounds },
        { number: 2, space: 'C3', wounds: 1 },
      ];
      const s = table({ players: 3, turn: 0, at: 'muster', king: { tile: 'zardrix', wound }, patrols });
      yield game.clone(s);
      play(s, '0 patrolRoll', wounds > 0 ? 'dice 1 2 3 4' : 'dice 1 2 3 4 5');
      yield s;
    }
}
/** A Hero on the road, hurt or not, next to a town and in one, with dice or without. */
function* journeys(): Generator<State> {
  for (const space of ['I2', 'I3', 'E2', 'M11'])
    for (const wounds of [0, 1])
      for (const exhaustion of [0, 1])
        for (const dice of [0, 1])
          yield table({ heroes: [{ space, wounds, exhaustion, dice, items: [{ card: 'M28' }], goods: ['D17'] }, {}] });
}
const faults = (of: typeof game, states: Iterable<State>) =>
  lookAt(
    of,
    Array.from(states, (state) => ({ state, players: 3 })),
  ).findings.map(({ text }) => text);

test('whatever is accepted on a march or a journey is offered', () => {
  expect(faults(game, marches())).toEqual([]);
  expect(faults(game, journeys())).toEqual([]);
});

type Lists = readonly (readonly unknown[])[];
/** The game whose patrols list other targets for a move. */
function listing(change: (v: View, all: Lists) => Lists): typeof game {
  const { patrol } = game.book.rules;
  const choose = patrol.sentences['choose']!;
  if (choose.by !== 'players') throw new Error('a patrol has no choice');
  const kind = choose.moves.healPatrol!;
  const lists = (v: View, f: never, seat: number) => change(v, kind.lists!(v, f, seat));
  const sentences = { ...patrol.sentences, choose: { ...choose, moves: { ...choose.moves, healPatrol: { ...kind, lists } } } };
  return { ...game, book: { ...game.book, rules: { ...game.book.rules, patrol: { ...patrol, sentences } } } } as typeof game;
}
test('[RM-14.14] healing that is not offered with exactly three counters is noticed', () => {
  const narrow = listing((v, all) => (v.king.wound === 3 ? [[]] : all));
  expect(faults(narrow, marches())[0]).toMatch(/healPatrol.*was not listed/);
});
