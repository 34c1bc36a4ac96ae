import { playOut } from '@nightfall/bots';
import { type Json, quickRandom, refusal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { newGame, table } from '../testing/table.ts';
import type { View } from '../state.ts';

const hintFor = (s: View) => game.hint!(s, 0, quickRandom(1));

test('a hint says where to look, then what is worth considering, then one deed and why', () => {
  const s = table({ spaces: { E6: { active: 1, inj: 1, ff: 1 } }, crews: [{ dice: ['firefighter', 'idle'] }] });
  expect(hintFor(s)).toEqual({
    nudge: 'Somebody is in mortal danger.',
    candidates: expect.arrayContaining(['E6']),
    moves: [{ type: 'movePerson', seat: 0, die: 'A', kind: 'inj', from: 'E6', to: 'E5' }],
    text: 'Lead an injured person from E6 to E5: an injured person left in a fire loses the game.',
    rules: ['FD-15.5'],
  });
});

test('whoever has to get off first does so, and the hint says what comes then', () => {
  const s = table({
    spaces: { E1: { active: 2 } },
    vehicles: { 'ENG-1': { at: 'E4', water: 12, ff: 1, hose: 1 } },
    crews: [{ dice: ['firefighter', 'idle'] }],
  });
  expect(hintFor(s)).toMatchObject({
    candidates: expect.arrayContaining(['E1']),
    moves: [{ type: 'unload', kind: 'ff' }],
    text: expect.stringContaining(', then firefighter + hose from E4 to E1: a firefighter with a hose'),
  });
});

test('where only a roll helps, the hint says so and what for; before a round it plans', () => {
  const loaded = { spaces: { E1: { active: 2 } }, vehicles: { 'ENG-1': { at: 'E4', water: 12, ff: 2, hose: 2, axe: 1 } } };
  expect(hintFor(table(loaded))).toMatchObject({
    moves: [],
    text: expect.stringMatching(/^Roll. Firefighter would help most: /),
  });
  const spent = { ...loaded, mode: 'paced', crews: [{ rolls: 0 }] };
  expect(hintFor(table(spent))).toMatchObject({ moves: [], text: expect.stringContaining('Press Done') });
  const briefing = { phase: 'briefing', spaces: { E1: { active: 2 } } };
  expect(hintFor(table(briefing))).toMatchObject({ moves: [{ type: 'plan', space: 'E1' }], candidates: ['E1'] });
  expect(hintFor(table({ ...briefing, crews: [{ plan: 'E1' }] }))).toMatchObject({
    moves: [],
    text: expect.stringContaining('Ready'),
  });
  expect(hintFor(table({ phase: 'setup' }))).toMatchObject({ text: expect.stringContaining('Ready') });
});

/** Somebody lies in the fire on E6, and there is always something else that pays. */
const DANGER: { [K: string]: Json } = {
  spaces: { E6: { active: 1, inj: 1, ff: 1, hose: 1 }, E1: { active: 3, ff: 1, hose: 1, civ: 1 } },
  vehicles: { 'ENG-1': { at: 'E5', water: 3 } },
};
test('nothing comes before a life', () => {
  const [water, walk] = (['water', 'firefighter'] as const).map((face) =>
    hintFor(table({ ...DANGER, crews: [{ dice: [face, 'idle'] }] })),
  );
  expect(water).toMatchObject({ moves: [{ type: 'quickExtinguish', space: 'E6' }] });
  expect(walk).toMatchObject({ moves: [{ type: 'movePerson', kind: 'inj', from: 'E6' }] });
  const bell = table({ ...DANGER, phase: 'bell', crews: [{ dice: ['onEngine', 'idle'] }] });
  expect(hintFor(bell)).toMatchObject({ moves: [{ type: 'extinguish', space: 'E6' }] });
});

const OWN_WILL = ['roll', 'ready', 'unready', 'done', 'undone', 'endBeat', 'sitOut', 'forfeit', 'retract'];
test('a hint is legal, never rolls and never ends anything, in a whole game; what it lights is on the map', () => {
  const good = game.bots['good']!.bot;
  const watched: typeof good = (v, ...rest) => {
    expectFair(v);
    return good(v, ...rest);
  };
  for (const scenario of ['SC-3', 'SC-4']) playOut(game, newGame(1, { scenario, mode: 'paced' }), [watched], quickRandom(4));
});
function expectFair(s: View): void {
  const given = hintFor(s);
  for (const move of given?.moves ?? []) {
    expect(OWN_WILL).not.toContain(move.type);
    expect(refusal(game.book, s, move)).toBeUndefined();
    expect(given!.candidates!.length).toBeGreaterThan(0);
  }
}
