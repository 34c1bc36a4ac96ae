import { apply, isFaults, waitingFor } from '@nightfall/kernel';
import { cityOf, game, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { guide } from './guide.ts';

function begin(): State {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
/** Plays a move, and the dice that the guide has in mind. */
function play(s: State, move: FdMove): void {
  expect(apply(game.book, s, move)).toBeUndefined();
  for (let asked = waitingFor(game.book, s); asked.for === 'dice'; asked = waitingFor(game.book, s)) {
    const faces = guide.rig!(s, asked.sides) ?? asked.sides.map(() => 1);
    expect(apply(game.book, s, { type: 'dice', faces })).toBeUndefined();
  }
}
const shown = (s: State) => guide.steps.find((step) => step.when(s) && !step.until?.(s))?.id;
const roll: FdMove = { type: 'roll', seat: 0, dice: ['A', 'B'] };

test('[FD-23.7] the guided game leads a crew to the fire, step by step, with dice that help', () => {
  const s = begin();
  expect(shown(s)).toBe('ready');
  play(s, { type: 'ready', seat: 0 });
  play(s, { type: 'ready', seat: 0 });
  expect(shown(s)).toBe('load');
  play(s, { type: 'loadKit', seat: 0, vehicle: 'ENG-1' });
  expect(shown(s)).toBe('drive');
  const way = ['S1', 'C4', 'C8', 'C6', 'E4'];
  for (let i = 1; i < way.length; i++) {
    play(s, roll);
    play(s, { type: 'moveVehicle', seat: 0, die: 'A', vehicle: 'ENG-1', from: way[i - 1]!, to: way[i]! });
  }
  expect(shown(s)).toBe('unload');
  for (const kind of ['ff', 'hose'] as const) play(s, { type: 'unload', seat: 0, vehicle: 'ENG-1', kind });
  expect(shown(s)).toBe('enter');
  play(s, roll);
  play(s, { type: 'moveFirefighter', seat: 0, die: 'A', from: 'E4', to: 'E1', hose: true, axe: false });
  expect(shown(s)).toBe('spray');
  play(s, roll);
  play(s, { type: 'quickExtinguish', seat: 0, die: 'A', space: 'E1', water: 3 });
  expect(shown(s)).toBe('team');
  // What was taught stays taught, also when the engine drives on with nobody aboard.
  s.vehicles[2]!.at = 0;
  Object.assign(s.vehicles[2]!, { ff: 0, hose: 0, axe: 0 });
  expect(shown(s)).toBe('team');
});

/** A table in the middle of the first round, in which only these things are so. */
function scene(change: (s: State, at: (id: string) => State['spaces'][number]) => void): State {
  const s = begin();
  play(s, { type: 'ready', seat: 0 });
  play(s, { type: 'ready', seat: 0 });
  change(s, (id) => s.spaces[cityOf(s).indexOf[id]!]!);
  return s;
}
const out = (at: (id: string) => State['spaces'][number]) => {
  at('E1').active = 0;
  at('E7').active = 0;
};

test('[FD-23.7] a step speaks of a state that is there, and of nothing that is done', () => {
  expect(shown(scene((_s, at) => void (at('E1').active = 0)))).toBe('team');
  expect(shown(scene((_s, at) => out(at)))).toBe('find');
  expect(
    shown(
      scene((_s, at) => {
        out(at);
        at('E3').ff = 1;
      }),
    ),
  ).toBe('lead');
  const waiting = (s: State, at: (id: string) => State['spaces'][number]) => {
    out(at);
    at('E3').civ = 0;
    at('E2').civ = 1;
    s.vehicles[2]!.at = cityOf(s).indexOf['E4']!;
  };
  expect(shown(scene(waiting))).toBe('carrier');
  const blocked = scene((s, at) => {
    waiting(s, at);
    s.vehicles[2]!.at = cityOf(s).indexOf['E2']!;
  });
  expect(shown(blocked)).toBe('blocked');
});

test('[FD-23.7] what may never come is not counted before it does', () => {
  const s = scene(() => undefined);
  const toCome = guide.steps.filter(({ until }) => !until?.(s)).map(({ id }) => id);
  expect(toCome).not.toContain('blocked');
  expect(toCome).not.toContain('flames');
  expect(toCome.slice(0, 2)).toEqual(['load', 'drive']);
});
