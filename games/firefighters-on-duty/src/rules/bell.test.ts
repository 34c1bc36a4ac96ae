import { waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { phaseOf } from '../queries/phase.ts';
import { at, play, refused, table, types } from '../testing/table.ts';

const teams = {
  spaces: { E1: { active: 2, ff: 1, hose: 1 }, E7: { debris: 1, ff: 1, axe: 1 }, E6: { active: 1 } },
  vehicles: { 'ENG-1': { at: 'E4' } },
};

test('[FD-14.7] [FD-14.8] when the window closes intents are resolved, the engine before the axe; the rest is forfeited', () => {
  const s = table({
    ...teams,
    crews: [
      { dice: ['onEngine', 'onAxe'], aims: { engine: { space: 'E1', water: 2 }, axe: { space: 'E7', water: 0 } } },
      { dice: ['onAxe', 'idle'] },
    ],
  });
  play(s, 'bell');
  expect(waitingFor(game.book, s)).toMatchObject({ seats: [0, 1] });
  play(s, 'bell');
  expect(waitingFor(game.book, s)).toMatchObject({ for: 'dice', sides: [6, 6] });
  const events = play(s, 'dice 6 6', 'dice 5');
  expect(types(events).slice(0, 2)).toEqual(['extinguish', 'axeUsed']);
  expect(events).toContainEqual({ type: 'slotFreed', seat: 1, slot: 'axe', why: 'forfeit' }); // 21.12
  expect([at(s, 'E1'), at(s, 'E7')]).toEqual([
    { ff: 1, hose: 1 },
    { ff: 1, axe: 1 },
  ]);
  expect(s.crews.map(({ dice }) => dice)).toEqual([
    ['idle', 'idle'],
    ['idle', 'idle'],
  ]);
});

test('[FD-14.7] an intent that is no longer legal throws nothing; a shut-off by intent needs no die', () => {
  const s = table({
    scenario: 'SC-3',
    spaces: { E1: { active: 1, ff: 1, hose: 1, power: true }, A8: { active: 1, ff: 1, hose: 1 } },
    vehicles: { 'ENG-2': { at: 'A5' } },
    crews: [
      { dice: ['onShutoff', 'onShutoff'], aims: { shutoff: { space: 'E1', water: 0 } } },
      { dice: ['onEngine', 'idle'], aims: { engine: { space: 'A2', water: 1 } } },
    ],
  });
  play(s, 'bell');
  const events = play(s, 'bell');
  expect(types(events)).toContain('shutOff');
  expect(types(events)).not.toContain('extinguish');
  expect(events).toContainEqual({ type: 'slotFreed', seat: 1, slot: 'engine', why: 'forfeit' });
});

test('[FD-14.3] [FD-14.2] after the bell only slots count, and giving one up', () => {
  const s = table({ ...teams, crews: [{ dice: ['onEngine', 'water'] }] });
  play(s, 'bell');
  expect(phaseOf(s)).toBe('bell');
  for (const text of [
    '0 roll B',
    '0 place B engine - 0',
    '0 consent yes yes',
    '0 intent engine E1 1',
    '0 quickExtinguish B E1 1',
  ])
    expect(refused(s, text)).toBe('R_BELL');
  expect([refused(s, '1 extinguish E1 1'), refused(s, '0 forfeit axe')]).toEqual(['R_SLOT_EMPTY', 'R_SLOT_EMPTY']);
  expect(types(play(s, '0 forfeit engine'))).toContain('step');
});

test('[FD-11.26] against the clock nobody is done before all is clear; then the round ends when everyone agrees', () => {
  const s = table({ spaces: { E1: { active: 1 } }, evacuated: 2 });
  expect(refused(s, '0 done')).toBe('R_PHASE');
  const clear = table({ evacuated: 2 });
  play(clear, '0 done');
  expect(waitingFor(game.book, clear)).toMatchObject({ for: 'seats', clock: { id: 'action-1' } });
  // Anyone who is done may still lend a hand, or wait after all.
  play(clear, '0 loadKit ENG-1', '0 undone', '1 done');
  expect(phaseOf(clear)).toBe('action');
  expect(types(play(clear, '0 done'))).toContain('bell');
  expect(clear.result?.won).toBe(true);
});

test('[FD-20.3] [FD-20.4] [FD-20.5] done, taken back, and the bell when all are', () => {
  const s = table({ mode: 'paced', crews: [{ dice: ['vehicle', 'idle'], rolls: 0 }, { rolls: 3 }] });
  expect(refused(s, '0 roll A')).toBe('R_BUDGET');
  play(s, '0 moveVehicle A ENG-1 S1 C4', '0 done');
  expect(refused(s, '0 loadKit ENG-1')).toBe('R_DONE');
  expect(refused(s, '0 done')).toBe('R_DONE');
  play(s, '0 undone');
  expect(refused(s, '0 undone')).toBe('R_PHASE');
  expect([refused(s, '0 sitOut'), refused(s, '0 endBeat')]).toEqual(['R_PHASE', 'R_PHASE']);
  play(s, '1 done', '0 done');
  expect(s.round).toBe(2);
});

test('[FD-20.6] [FD-20.7] [FD-20.8] beats go round; a cycle in which all sit out ends the phase', () => {
  const s = table({ mode: 'paced', order: 'beats', players: 3, beat: { seat: 0, begun: false, sat: [] } });
  play(s, '0 sitOut', '0 endBeat', '1 roll A', 'dice 6', '1 endBeat', '2 sitOut', '2 endBeat');
  expect(s.beat).toEqual({ seat: 0, begun: false, sat: [] });
  expect(refused(s, '1 done')).toBe('R_BEAT');
  play(s, '1 consent yes yes', '0 done', '1 sitOut', '1 endBeat', '2 sitOut', '2 endBeat');
  expect(s.round).toBe(2);
});

test('[FD-20.9] after 300 commands a seat is done and stays so', () => {
  const s = table({ mode: 'paced', crews: [{ acted: 298 }] });
  play(s, '0 loadKit ENG-1');
  expect(s.crews[0]!.done).toBe(false);
  play(s, '0 unload ENG-1 axe');
  expect(s.crews[0]!.done).toBe(true);
  expect(refused(s, '0 undone')).toBe('R_DONE');
});
