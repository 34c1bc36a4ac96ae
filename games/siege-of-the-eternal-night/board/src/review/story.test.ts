import { game, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import cleared from '../../../recorded/cleared.record?raw';
import lastTroop from '../../../recorded/last-troop.record?raw';
import nineTurns from '../../../recorded/nine-turns.record?raw';
import stoodDown from '../../../recorded/stood-down.record?raw';
import { nextNight } from './next.ts';
import retold, { story, taleOf } from './story.ts';

test.each([
  ['cleared', cleared, /empty field: Dawnbringer\.$/],
  ['nine turns', nineTurns, /still stood in the first light: /],
  ['last troop', lastTroop, /./],
  ['stood down', stoodDown, /./],
])('[SN-15.1] the night %s is told in at most five sentences', (_name, record, last) => {
  const lines = retold(record, String);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines[0]).toMatch(/besiegers of /);
  expect(lines.at(-1)).toMatch(last);
  expect(lines.join(' ')).not.toMatch(/undefined|NaN|\b[a-l]\d\b/);
});

test('[SN-15.1] a sheet that a seed made is called this night', () => {
  const tale = taleOf(nineTurns)!;
  const begun = game.setup({ players: 1, options: { sheet: 'daily', seed: 'daily-2026-11-19' } }) as SiegeState;
  expect(story({ ...tale, end: begun })[0]).toMatch(/^0 of the \d+ besiegers of this night fell before dawn\.$/);
});

test('[SN-15.1] a rank that was near is named', () => {
  const tale = taleOf(nineTurns)!;
  const begun = game.setup({ players: 1, options: { sheet: 'postern-yard' } }) as SiegeState;
  expect(story({ ...tale, end: begun }).at(-1)).not.toMatch(/short of/);
  const close = { ...begun, marked: [-1, -1, 0x7ff, 0] };
  const [, short] = / (\w+) (?:enemy|enemies) short of /.exec(story({ ...tale, end: close }).at(-1)!) ?? [];
  expect(short).toMatch(/^(one|two|three)$/);
});

test('[SN-15.2] whoever makes par goes on to the next sheet, whoever does not is shown the next rank; a daily siege has its own', () => {
  const setup = { players: 1, options: { sheet: 'postern-yard', seed: 'x', lastCall: false, ownSheet: null } };
  const begun = game.setup(setup) as SiegeState;
  const after = nextNight({ ...begun, marked: [-1, -1, -1, -1] }, setup)!;
  expect(after.why).toBe('You made par. Next: Outer Bailey, easy, par 3.');
  expect(after.setup!.options).toMatchObject({ sheet: 'outer-bailey', seed: '' });
  expect(isFaults(game.setup(after.setup!))).toBe(false);
  expect(nextNight(begun, setup)).toEqual({ why: '40 fewer, and you are a Torchbearer.', name: 'Try other dice' });
  const daily = game.setup({ players: 1, options: { sheet: 'daily', seed: 'daily-2026-11-18' } }) as SiegeState;
  expect(nextNight(daily, setup)).toBeUndefined();
});
