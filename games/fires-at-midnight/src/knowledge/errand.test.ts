import { perform } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/book.ts';
import { clone, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { errandTo, leaveFar, walkFar } from './errand.ts';

const done = (s: State, errand: ReturnType<typeof errandTo>) => {
  const after = clone(s);
  for (const move of errand!.moves) perform(rules, after, move);
  return after;
};

test('a villager within reach is picked up, a farther one walked to first', () => {
  const s = table({ villagers: { V1: [4100, 3000], V2: [9000, 3000] }, crew: { F1: [3090, 3000] } });
  expect(errandTo(s, s.crew[0]!, 'V1', 0)).toMatchObject({ moves: [{ type: 'pickUp', target: 'V1' }], cost: 1, path: [] });
  const errand = errandTo(s, s.crew[0]!, 'V2', 0)!;
  expect(errand.moves.map(({ type }) => type)).toEqual(['move', 'move', 'pickUp']);
  expect([errand.text, errand.cost, errand.no]).toEqual(['Walk to V2 and pick them up', 3, undefined]);
  expect(done(s, errand).crew[0]!.load).toBe('V2');
});

test('a fire out of reach is walked towards; without water it says what is missing', () => {
  const s = table({ fire: 'W1,B1', crew: { F1: { at: [12000, 2000], water: 1 }, F2: [20000, 20000] } });
  const errand = errandTo(s, s.crew[0]!, 'W1,B1', 0)!;
  expect(errand.moves.at(-1)).toMatchObject({ type: 'water' });
  expect(done(s, errand).marks[0]).toBe(1);
  const dry = table({ fire: 'W1,B1', crew: { F1: [8000, 2000] } });
  expect(errandTo(dry, dry.crew[0]!, 'W1,B1', 0)).toMatchObject({ moves: [], no: { code: 'E_WATER_NONE' } });
});

test('the well gives water, a closed door is opened', () => {
  const s = table({ houses: { H1: 'W3,B5' }, crew: { F1: [12000, 8000] } });
  expect(errandTo(s, s.crew[0]!, 'well', 0)!.moves.map(({ type }) => type)).toEqual(['move', 'take3']);
  expect(errandTo(s, s.crew[0]!, 'H1', 0)!.no ?? errandTo(s, s.crew[0]!, 'H1', 0)!.moves.at(-1)).toBeTruthy();
});

test('beyond the action points there is no way, and the reason is told', () => {
  const s = table({ villagers: { V1: [23000, 23000] }, crew: { F1: [1000, 1000] } });
  expect(errandTo(s, s.crew[0]!, 'V1', 0)).toMatchObject({ moves: [], no: { code: 'E_NO_CONTACT' } });
});

test('[FM-10.24] a long walk stops only where one may stop, never inside the heat', () => {
  const s = table({ fire: 'W3,B1', crew: { F1: [4000, 6000] } });
  const errand = walkFar(s, s.crew[0]!, [15000, 6000], 0)!;
  expect(errand.moves.length).toBeGreaterThan(2);
  expect(done(s, errand).crew[0]!.at).toEqual([15000, 6000]);
});

test('[FM-10.55] with a load the border is walked to and left over', () => {
  const s = table({
    villagers: { V1: 'F1' },
    crew: { F1: [6000, 8000] },
    ap: 4,
    settings: { load: 'light' },
  });
  const errand = leaveFar(s, s.crew[0]!, [6000, 0], 0)!;
  expect(errand.moves.map(({ type }) => type)).toEqual(['move', 'leave']);
  expect(done(s, errand).villagers[0]!.state).toBe('saved');
});
