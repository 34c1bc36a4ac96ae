import { waitingFor, type Input } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Fd } from '../moves.ts';
import { phaseOf } from '../queries/phase.ts';
import type { State } from '../state.ts';
import { at, newGame, play, refused, table, types } from '../testing/table.ts';

const asked = (s: ReturnType<typeof table>) => waitingFor(game.book, s);
const READY = ['0 ready', '1 ready'];

test('[FD-9.1] [FD-9.2] [FD-9.3] [FD-9.11] [FD-10.4] a round in real time: briefing, countdown, action, bell, fire, next briefing', () => {
  const s = newGame(2);
  play(s, '0 ready');
  expect(phaseOf(s)).toBe('setup');
  play(s, '1 ready');
  expect([phaseOf(s), asked(s)]).toEqual(['briefing', { for: 'seats', seats: [0, 1], clock: undefined }]);
  play(s, ...READY);
  expect([phaseOf(s), asked(s)]).toEqual(['countdown', { for: 'seats', seats: [], clock: { id: 'count-1', lasts: 3000 } }]);
  play(s, 'bell');
  expect([phaseOf(s), asked(s)]).toEqual(['action', { for: 'seats', seats: [0, 1], clock: { id: 'action-1', lasts: 120_000 } }]);
  const events = play(s, 'bell');
  expect(types(events).filter((type) => type === 'step')).toHaveLength(9);
  expect(asked(s).for).toBe('dice');
});

test('[FD-11.1] [FD-11.2] [FD-19.4] [FD-23.7] the length of the clock', () => {
  const lasts = (position: object) => {
    const waiting = asked(table({ ...position }));
    return waiting.for === 'seats' ? waiting.clock?.lasts : undefined;
  };
  expect(lasts({})).toBe(120_000);
  expect(lasts({ ms: 90_000 })).toBe(90_000);
  expect([1, 2, 3].map((round) => lasts({ guided: true, round }))).toEqual([undefined, 180_000, 120_000]);
  expect(newGame(1, { guided: true }).crews[0]!.rolls).toBe(0);
});

test('[FD-9.5] a limited briefing ends when all are ready, or at its bell; paced games have no limit', () => {
  const s = table({ phase: 'briefing', briefing: 60_000 });
  expect(asked(s)).toEqual({ for: 'seats', seats: [0, 1], clock: { id: 'briefing-1', lasts: 60_000 } });
  const other = game.clone(s);
  play(s, ...READY);
  play(other, '0 ready', 'bell');
  expect([phaseOf(s), phaseOf(other)]).toEqual(['countdown', 'countdown']);
  expect(asked(table({ phase: 'briefing', briefing: 60_000, mode: 'paced' }))).toEqual({
    for: 'seats',
    seats: [0, 1],
    clock: undefined,
  });
});

test('[FD-9.6] [FD-9.7] in the briefing nothing is rolled or loaded', () => {
  const s = table({ phase: 'briefing' });
  for (const text of ['0 roll A', '0 loadKit ENG-1', '0 load ENG-1 ff S1', '0 done', '0 deal ff S1'])
    expect(refused(s, text)).toBe('R_PHASE');
  expect(refused(table({ phase: 'countdown' }), '0 roll A')).toBe('R_PHASE');
  expect(refused(table(), '0 ready')).toBe('R_PHASE');
  expect(refused(table(), '0 done')).toBe('R_PHASE');
});

test('[FD-9.10] [FD-10.3] plan markers and consent; the next round clears markers, READY and DONE', () => {
  const s = table({ phase: 'briefing', mode: 'paced' });
  play(s, '0 plan E1', '1 plan C9', '1 plan -', '0 consent no yes');
  expect([s.crews[0]!.plan, s.crews[1]!.plan, s.crews[0]!.give]).toEqual(['E1', null, true]);
  expect(refused(s, '0 plan A1')).toBe('R_UNKNOWN');
  play(s, ...READY);
  expect([phaseOf(s), s.crews[0]!.plan]).toEqual(['action', 'E1']);
  play(s, '0 done', '0 consent yes no', '1 done');
  expect(s.crews.map(({ plan, ready, done, dice }) => [plan, ready, done, dice])).toEqual([
    [null, false, false, ['idle', 'idle']],
    [null, false, false, ['idle', 'idle']],
  ]);
});

test('[FD-9.13] a crew asks another to come or to take the carrier, before the round and in it; it obliges nobody', () => {
  const s = table({ phase: 'briefing', mode: 'paced' });
  expect(play(s, '0 ask 1 E1')).toEqual([{ type: 'asked', seat: 0, crew: 1, space: 'E1' }]);
  expect([refused(s, '0 ask 0 E1'), refused(s, '0 ask 2 E1'), refused(s, '0 ask 1 A1')]).toEqual(Array(3).fill('R_UNKNOWN'));
  play(s, ...READY);
  expect(s.crews[1]!.plan).toBe('E1');
  play(s, '0 ask 1 HOS', '1 loadKit ENG-2', '1 ask 0 E7', '0 ask 1 -');
  expect(s.crews.map(({ plan }) => plan)).toEqual(['E7', null]);
  expect(refused(table({ players: 1 }), '0 ask 1 E1')).toBe('R_UNKNOWN');
});

test('[FD-9.12] a round is not taken back; setup and briefing are', () => {
  const keeps = (s: ReturnType<typeof table>, type: 'ready' | 'plan') =>
    game.keeps!(type === 'ready' ? { type, seat: 0 } : { type, seat: 0, space: null }, s, true)?.rule;
  expect(keeps(table({ phase: 'setup' }), 'ready')).toBeUndefined();
  expect(keeps(table({ phase: 'briefing' }), 'ready')).toBeUndefined();
  expect(keeps(table({ phase: 'briefing', crews: [{}, { ready: true }] }), 'ready')).toBe('FD-9.12');
  expect(keeps(table({ phase: 'briefing', crews: [{}, { ready: true }] }), 'plan')).toBeUndefined();
  expect(game.keeps!({ type: 'roll', seat: 0, dice: ['A'] }, table(), true)?.rule).toBe('FD-9.12');
});

test('[FD-9.12] without a clock and without other people, what no die followed is taken back', () => {
  const paced = table({ mode: 'paced', crews: [{ dice: ['vehicle', 'idle'], rolls: 3 }, { rolls: 3 }] });
  const keeps = (input: Input<Fd>, s: State, isAlone = true) => game.keeps!(input, s, isAlone)?.rule;
  const drive: Input<Fd> = { type: 'moveVehicle', seat: 0, die: 'A', vehicle: 'ENG-1', from: 'S1', to: 'C4' };
  expect(keeps(drive, paced)).toBeUndefined();
  expect(keeps({ type: 'loadKit', seat: 0, vehicle: 'ENG-1' }, paced)).toBeUndefined();
  expect(keeps(drive, paced, false)).toBe('FD-9.12');
  expect(keeps(drive, table())).toBe('FD-9.12');
  expect(keeps({ type: 'dice', faces: [1, 1] }, paced)).toBe('FD-9.12');
  // The done that rings the bell is final.
  expect(keeps({ type: 'done', seat: 0 }, paced)).toBeUndefined();
  play(paced, '1 done');
  expect(keeps({ type: 'done', seat: 0 }, paced)).toBe('FD-9.12');
});

test('[FD-10.1] hydrants are filled in space order as long as there is water', () => {
  const s = table({
    scenario: 'SC-2',
    players: 4,
    round: 1,
    hydrants: [0, 0, 0],
    supply: { water: 5 },
    spaces: { H6: { inj: 1 } },
  });
  play(s, 'bell');
  expect(s.hydrants).toEqual([1, 4, 0]);
});

test('[FD-10.5] [FD-6.16] returned tokens go to the nearest station and may change it in the briefing', () => {
  const s = table({ scenario: 'SC-4', spaces: { E6: { active: 1, ff: 2, hose: 1 }, A1: { active: 1, ff: 1 } } });
  play(s, 'bell');
  expect(s.returned).toEqual([
    { ff: 1, hose: 0, axe: 0 },
    { ff: 2, hose: 1, axe: 0 },
  ]);
  play(s, 'dice 1 1');
  const before = at(s, 'S1');
  play(s, '1 reassign ff S1', '0 reassign hose S1');
  expect(at(s, 'S1')).not.toEqual(before);
  expect(s.returned[0]).toEqual({ ff: 2, hose: 1, axe: 0 });
  expect(refused(s, '0 reassign hose S1')).toBe('R_STALE');
  play(s, ...READY, 'bell');
  expect(s.returned).toEqual([
    { ff: 0, hose: 0, axe: 0 },
    { ff: 0, hose: 0, axe: 0 },
  ]);
});
