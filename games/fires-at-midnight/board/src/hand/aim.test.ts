import type { Point, State } from '@nightfall/fires-at-midnight';
import { describe, expect, test } from 'vitest';
import { aimAt, destinations, reachOf, type Mode } from './aim.ts';
import { cornerOn, viaGhost } from './corners.ts';
import { refuser, table } from '../testing/table.ts';
import { whyNotThere } from './steering.tsx';
import { remembering } from './remembering.ts';

const wish = (s: State, at: Point, more: { mode?: Mode; isExact?: boolean; via?: readonly Point[] } = {}) => {
  const reach = reachOf(s, s.crew[0]!, more.via)!;
  return aimAt(s, reach, { at, mode: more.mode ?? 'walk', isExact: more.isExact ?? false }, 0, refuser(s));
};

describe('walking', () => {
  test('[FM-21.12] the ghost stands where one points, if one may stop there', () => {
    const aim = wish(table({ crew: { F1: [6000, 3000] } }), [8000, 4000]);
    expect(aim).toMatchObject({ at: [8000, 4000], isLegal: true, no: undefined });
    expect(aim.length).toBe(2236068);
  });
  test('[FM-21.13] near a villager the ghost snaps into contact', () => {
    const s = table({ villagers: { V1: [8000, 3000] }, crew: { F1: [6000, 5000] } });
    const aim = wish(s, [8000, 4150]);
    expect(aim.touches).toEqual(['V1']);
    expect(aim.at[1]).toBeGreaterThan(4000);
    expect(aim.at[1]).toBeLessThan(4020);
  });
  test('[FM-21.12] [FM-10.24] a place too near to a fire is refused with its distance; the ghost stays at the nearest legal one', () => {
    const s = table({ fire: 'W3,B2', crew: { F1: [14000, 8000] } });
    const aim = wish(s, [12000, 7000]);
    expect(aim.isLegal).toBe(true);
    expect(aim.no?.text).toMatch(/^Only 1\.7″ from the fire on W3,B2/);
    expect(refuser(s)(aim.move)).toBeUndefined();
    const [dx, dy] = [aim.at[0] - 10000, aim.at[1] - 6000];
    expect(dx * dx + dy * dy).toBeGreaterThanOrEqual(3500 ** 2);
  });
  test('[FM-21.40] [FM-18.2] fine steps snap nowhere: by a hair it is refused, with the measured distance', () => {
    const s = table({ fire: 'W3,B2', crew: { F1: [14000, 8000] } });
    expect(wish(s, [13500, 6000], { isExact: true })).toMatchObject({ isLegal: true, at: [13500, 6000] });
    const aim = wish(s, [13495, 6000], { isExact: true });
    expect(aim).toMatchObject({ isLegal: false, at: [13495, 6000] });
    expect(aim.no).toMatchObject({ code: 'E_TOO_HOT', rule: 'FM-10.24' });
    expect(aim.no!.text).toContain('2.995″');
  });
  test('[FM-21.15] one who enters as far as a villager has reached them: nothing is refused', () => {
    const s = table({ villagers: { V1: [6000, 4500] }, crew: { F1: { exit: [6000, 0] } } });
    const aim = wish(s, [6000, 4500]);
    expect(aim).toMatchObject({ isLegal: true, touches: ['V1'], no: undefined });
  });
  test('[FM-21.12] what is wrong with the place pointed at is told of that place, not of the ghost', () => {
    const aim = wish(table({ crew: { F1: [6000, 3000] } }), [12001, 3000]);
    expect(whyNotThere(aim)).toBe('At the cross: the path is 6.0″ long; the limit is 4″.');
    expect(whyNotThere({ ...aim, isLegal: false })).toBe('The path is 6.0″ long; the limit is 4″.');
  });
  test('[FM-21.12] a place that is too far says how far it is', () => {
    const aim = wish(table({ crew: { F1: [6000, 3000] } }), [12001, 3000]);
    expect(aim.no).toMatchObject({ code: 'E_TOO_FAR' });
    expect(aim.isLegal).toBe(true);
  });
});

describe('the edge', () => {
  test('[FM-21.15] with a load, letting go at the edge is Leave; without one it is a move', () => {
    const loaded = table({ villagers: { V1: 'F1' }, crew: { F1: [6000, 3000] } });
    const aim = wish(loaded, [6000, 100]);
    expect(aim.move).toMatchObject({ type: 'leave' });
    expect(aim).toMatchObject({ at: [6000, 0], isLegal: true });
    expect(wish(table({ crew: { F1: [6000, 3000] } }), [6000, 100]).move.type).toBe('move');
  });
  test('[FM-21.15] one who is outside enters from where he left', () => {
    const s = table({ crew: { F1: { exit: [6000, 0] } } });
    const aim = wish(s, [6000, 2000]);
    expect(aim.move).toMatchObject({
      type: 'enter',
      path: [
        [6000, 0],
        [6000, 2000],
      ],
    });
    expect(aim.isLegal).toBe(true);
  });
});

describe('other ways', () => {
  test('[FM-21.10] a run goes straight, ten inches, and is refused in its own words', () => {
    const s = table({ crew: { F1: [2000, 3000] } });
    expect(wish(s, [9000, 3000], { mode: 'run' })).toMatchObject({ isLegal: true, move: { type: 'run', to: [9000, 3000] } });
    expect(wish(s, [13000, 3000], { mode: 'run' }).no).toMatchObject({ code: 'E_TOO_FAR', rule: 'FM-10.132' });
  });
  test('[FM-15.11] a load is put down on the side that is pointed at, in contact', () => {
    const s = table({ settings: { putDown: true }, villagers: { V1: 'F1' }, crew: { F1: [6000, 3000] } });
    const aim = wish(s, [9000, 3000], { mode: 'putDown' });
    expect(aim.isLegal).toBe(true);
    expect(aim.move).toMatchObject({ type: 'putDown' });
    expect(aim.at[0]).toBeGreaterThanOrEqual(7000);
    expect(aim.at[0]).toBeLessThan(7020);
  });
  test('[FM-21.14] a corner fixes the way so far, and what is left of four inches goes on from there', () => {
    const s = table({ crew: { F1: [6000, 3000] } });
    const via: Point[] = [
      [6000, 3000],
      [6000, 5000],
    ];
    const aim = wish(s, [8000, 5000], { via });
    expect(aim.path).toEqual([
      [6000, 3000],
      [6000, 5000],
      [8000, 5000],
    ]);
    expect(aim).toMatchObject({ length: 4000000, isLegal: true });
    expect(wish(s, [8001, 5000], { via, isExact: true }).no).toMatchObject({ code: 'E_TOO_FAR' });
  });
  test('[FM-21.14] a tap on the tape is a corner, a tap elsewhere or at its ends is none', () => {
    const path: Point[] = [
      [0, 0],
      [4000, 0],
    ];
    expect(cornerOn(path, [2000, 200])).toEqual([
      [0, 0],
      [2000, 0],
    ]);
    expect(cornerOn(path, [2000, 900])).toBeUndefined();
    expect(cornerOn(path, [3800, 0])).toBeUndefined();
  });
  test('[FM-21.14] a corner may lie where one may pass but not stop', () => {
    const s = table({ smoke: 'W3,B2', crew: { F1: [14000, 6500] } });
    const reach = reachOf(s, s.crew[0]!)!;
    const aim = wish(s, [12500, 6500]);
    expect(aim.no).toMatchObject({ code: 'E_TOO_HOT' });
    expect(viaGhost(reach, aim).at(-1)).toEqual([12500, 6500]);
  });
  test('[FM-21.42] places worth going to have names, each once', () => {
    const s = table({ villagers: { V1: [8000, 3000] }, crew: { F1: [6000, 3000] } });
    const names = destinations(s, reachOf(s, s.crew[0]!)!).map(({ name }) => name);
    expect(names).toContain('To V1');
    expect(new Set(names).size).toBe(names.length);
  });
});

test('board and bar share one answer; another question is worked out anew', () => {
  let worked = 0;
  const sum = remembering((a: number, b: number) => {
    worked += 1;
    return a + b;
  });
  expect([sum(1, 2), sum(1, 2), sum(1, 3), sum(1, 3)]).toEqual([3, 3, 4, 4]);
  expect(worked).toBe(2);
});
