import type { FireEvent } from '@nightfall/fires-at-midnight';
import { describe, expect, test } from 'vitest';
import { deedsOf } from '../hand/deeds.ts';
import { duration, soundOf } from './pace.ts';
import { showEvent } from './shown.ts';
import { table } from '../testing/table.ts';
import { warnings } from '../hand/warnings.ts';

const clause = 'FM-11.1';

describe('events on the table', () => {
  test('[FM-21.20] an event changes what is shown, and never the view', () => {
    const v = table({ crew: { F1: [6000, 3000] } });
    const path = [
      [6000, 3000],
      [6000, 5000],
    ] as const;
    const next = showEvent(v, { type: 'moved', clause, f: 'F1', path, length: 2000000, ap: 3, load: null });
    expect(next.crew[0]!.at).toEqual([6000, 5000]);
    expect(v.crew[0]!.at).toEqual([6000, 3000]);
  });
  test('[FM-21.20] who leaves takes the load along', () => {
    const v = table({ villagers: { V1: 'F1' }, crew: { F1: [6000, 3000] } });
    const path = [
      [6000, 3000],
      [6000, 0],
    ] as const;
    const next = showEvent(v, { type: 'left', clause, f: 'F1', path, length: 3000000, ap: 3, load: 'V1' });
    expect(next.crew[0]).toMatchObject({ at: null, exit: [6000, 0], load: null });
    expect(next.villagers[0]).toMatchObject({ id: 'V1', state: 'saved' });
  });
  test('[FM-21.21] markers, doors and houses follow their events', () => {
    const v = table({ houses: { H1: 'W3,B1' }, crew: { F1: [6000, 6000] } });
    expect(showEvent(v, { type: 'marker', clause, sq: 4, from: 0, to: 1 }).marks[4]).toBe(1);
    expect(showEvent(v, { type: 'doorOpened', clause, f: 'F1', house: 'H1', ap: 1 }).houses[0]!.open).toBe(true);
    expect(showEvent(v, { type: 'houseDamaged', clause, house: 'H1', sq: 12, integrity: 4 }).houses[0]!.integrity).toBe(4);
  });
  test('[FM-21.21] a step passes in about a quarter of a second; what shows nothing takes no time', () => {
    expect(duration({ type: 'step', clause, step: '5' })).toBeLessThanOrEqual(300);
    expect(duration({ type: 'turnEnded', clause, f: 'F1', left: 0 })).toBe(0);
  });
  test('every shown deed sounds; smoke that is put out sounds of water', () => {
    const marker = (from: 0 | 1 | 2, to: 0 | 1 | 2): FireEvent => ({ type: 'marker', clause, sq: 1, from, to });
    expect(soundOf(marker(0, 1))).toBe('fire');
    expect(soundOf(marker(2, 1))).toBe('water');
    expect(soundOf({ type: 'explosion', clause, sq: 1 })).toBe('fall');
  });
});

describe('what one may do', () => {
  test('[FM-21.17] deeds that are not possible are there with their refusal', () => {
    const s = table({ villagers: { V1: [9000, 3000], V2: [7010, 3000] }, crew: { F1: [6000, 3000] } });
    const deeds = deedsOf(s, 0);
    expect(deeds.find(({ label }) => label === 'Take 1 water')?.no).toMatchObject({ code: 'E_NO_CONTACT' });
    expect(deeds.map(({ label }) => label)).toContain('Pick up V2');
  });
  test('[FM-10.111] who lies on the ground can only get up', () => {
    const s = table({ crew: { F1: { at: [6000, 3000], down: true } } });
    expect(deedsOf(s, 0).map(({ label }) => label)).toEqual(['Get up']);
  });
  test('[FM-15.12] handing over is offered where the option is on', () => {
    const position = { villagers: { V1: 'F1' }, crew: { F1: [6000, 3000], F2: [7000, 3000] } };
    const labels = (s: ReturnType<typeof table>) => deedsOf(s, 0).map(({ label }) => label);
    expect(labels(table({ ...position, settings: { handOver: true } }))).toContain('Hand V1 to F2');
    expect(labels(table(position))).not.toContain('Hand V1 to F2');
  });
});

describe('before and after the end of a turn', () => {
  test('[FM-21.31] [FM-21.32] points left, a third water, smoke underfoot and a house about to fall are told', () => {
    const s = table({
      ap: 2,
      smoke: 'W2,B1',
      houses: { H1: { square: 'W3,B1', integrity: 1 } },
      crew: { F1: { at: [6000, 3000], water: 3 }, F2: [10000, 2000] },
    });
    const told = warnings(s, 'F1').join(' ');
    for (const words of [
      '2 action points left',
      'You keep two water; the rest will be lost',
      'F1 stands in smoke on W2,B1',
      'F2 is in H1',
    ])
      expect(told).toContain(words);
  });
  test('[FM-21.32] without any of these nothing is told', () => {
    expect(warnings(table({ ap: 0, crew: { F1: [6000, 3000] } }), 'F1')).toEqual([]);
  });
});
