import { apply, isFaults, waitingFor } from '@nightfall/kernel';
import { game, type FdMove, type State } from '@nightfall/firefighters-on-duty';
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
  expect(shown(s)).toBe('hint-1');
  play(s, { type: 'loadKit', seat: 0, vehicle: 'ENG-1' });
  expect(shown(s)).toBe('hint-2');
  const way = ['S1', 'C4', 'C8', 'C6', 'E4'];
  for (let i = 1; i < way.length; i++) {
    play(s, roll);
    play(s, { type: 'moveVehicle', seat: 0, die: 'A', vehicle: 'ENG-1', from: way[i - 1]!, to: way[i]! });
  }
  expect(shown(s)).toBe('hint-3');
  for (const kind of ['ff', 'hose'] as const) play(s, { type: 'unload', seat: 0, vehicle: 'ENG-1', kind });
  expect(shown(s)).toBe('hint-4');
  play(s, roll);
  play(s, { type: 'moveFirefighter', seat: 0, die: 'A', from: 'E4', to: 'E1', hose: true, axe: false });
  expect(shown(s)).toBe('hint-5');
  play(s, roll);
  play(s, { type: 'quickExtinguish', seat: 0, die: 'A', space: 'E1', water: 3 });
  expect(shown(s)).toBe('hint-6');
  // What was taught stays taught, also when the engine drives on with nobody aboard.
  s.vehicles[2]!.at = 0;
  Object.assign(s.vehicles[2]!, { ff: 0, hose: 0, axe: 0 });
  expect(shown(s)).toBe('hint-6');
});
