import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { phaseOf } from '../queries/phase.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { at, newGame, play, refused, table, vehicle } from '../testing/table.ts';

test('[FD-8.1] [FD-2.1] [FD-2.3] [FD-2.5] the table is laid with all defaults, for one crew to four', () => {
  for (const players of [1, 2, 3, 4]) {
    const s = newGame(players, { scenario: 'SC-4' });
    expect(s.crews).toHaveLength(players);
    expect(s.vehicles).toHaveLength(players + 2);
    expect(vehicle(s, 'ENG-1')).toEqual({ at: 'S1', water: 12 });
    if (players > 1) expect(vehicle(s, 'ENG-2')).toEqual({ at: 'S2', water: 12 });
    expect([vehicle(s, 'TRUCK'), vehicle(s, 'CARRIER')]).toEqual([
      { at: 'S2', water: 0 },
      { at: 'HOS', water: 0 },
    ]);
    expect([at(s, 'S1'), at(s, 'S2')]).toEqual([
      { ff: 4, hose: 4, axe: 2 },
      { ff: 4, hose: 4, axe: 2 },
    ]);
    expect(s.hydrants).toEqual([4, 4, 4, 4]);
    expect(s.supply.water).toBe(80 - 12 * players - 16);
    expect([phaseOf(s), s.round]).toEqual(['setup', 1]);
  }
  expect(isFaults(game.setup({ players: 5, options: {} }))).toBe(true);
});

test('[FD-6.1] [FD-6.2] [FD-6.36] [FD-8.3] placements come by crew size: fire lies, smoke is not fresh, calls show their round', () => {
  const s = newGame(1, { scenario: 'SC-3' });
  expect(at(s, 'E1')).toEqual({ inactive: 1 });
  expect(at(s, 'A2')).toEqual({ inactive: 1, smoke: 2 });
  expect(at(s, 'E6')).toEqual({ call: 3 });
  expect(at(newGame(2, { scenario: 'SC-3' }), 'E1')).toEqual({ inactive: 2, power: true });
});

test('[FD-6.29] [FD-21.13] a random hazard of the setup is a die over the types that fit', () => {
  const s = game.setup({ players: 2, options: { scenario: 'SC-3' } });
  if (isFaults(s)) throw new Error('no setup');
  play(s, 'dice smoke');
  expect(at(s, 'G9')).toEqual({ smoke: 2 });
});

test('[FD-19.3] Heat adds a fire to every Area with exactly one', () => {
  const s = newGame(2, { scenario: 'SC-5', heat: true });
  expect([at(s, 'E1'), at(s, 'C6'), at(s, 'D5')]).toEqual([{ inactive: 2, explosive: true }, { inactive: 2 }, { inactive: 2 }]);
  expect(at(newGame(2, { scenario: 'SC-5' }), 'E1')).toEqual({ inactive: 1, explosive: true });
});

test('[FD-8.2] with two stations the choices stay open until all are ready', () => {
  const s = newGame(2, { scenario: 'SC-4' });
  play(s, '1 setStation TRUCK S1', '0 setStation ENG-1 S2', '1 deal ff S1', '0 deal axe S2');
  expect([vehicle(s, 'TRUCK'), vehicle(s, 'ENG-1')]).toEqual([
    { at: 'S1', water: 0 },
    { at: 'S2', water: 12 },
  ]);
  expect([at(s, 'S1'), at(s, 'S2')]).toEqual([
    { ff: 5, hose: 4, axe: 1 },
    { ff: 3, hose: 4, axe: 3 },
  ]);
  expect(refused(s, '1 setStation ENG-1 S1')).toBe('R_NOT_YOURS');
  expect(refused(s, '0 setStation CARRIER S1')).toBe('R_VEH_CANT');
  expect(refused(s, '0 setStation ENG-1 A3')).toBe('R_UNKNOWN');
  play(s, ...Array<string>(3).fill('0 deal ff S1'));
  expect(refused(s, '0 deal ff S1')).toBe('R_STALE');
  play(s, '0 ready');
  play(s, '0 unready');
  play(s, '0 ready', '1 ready');
  expect(phaseOf(s)).toBe('briefing');
  const alone = newGame(1);
  expect([refused(alone, '0 setStation TRUCK S1'), refused(alone, '0 deal ff S1')]).toEqual(['R_UNKNOWN', 'R_STALE']);
});

test('[FD-19.1] [FD-19.4] [FD-9.5] [FD-20.1] [FD-20.2] [FD-23.7] options are read, and what cannot be is refused', () => {
  const s = newGame(2, {
    scenario: 'SC-2',
    difficulty: 'inferno',
    mode: 'paced',
    pace: 'tense',
    order: 'beats',
    clock: 90,
    briefing: 60,
  });
  expect([s.difficulty, s.mode, s.budget, s.order, s.ms, s.briefing]).toEqual(['inferno', 'paced', 16, 'beats', 90_000, 60_000]);
  expect(isFaults(game.setup({ players: 1, options: { difficulty: 'warm' } }))).toBe(true);
  expect(isFaults(game.setup({ players: 1, options: { guided: true, scenario: 'SC-2' } }))).toBe(true);
  expect(newGame(1, { guided: true }).guided).toBe(true);
});

test('[FD-6.23] [FD-23.2] a home-made scenario with a Reserve is played; a broken one is refused', () => {
  const own = { ...SCENARIOS[0]!, id: 'OWN-1', reserve: { S1: 5 } };
  const s = newGame(1, { own: JSON.parse(JSON.stringify(own)) as never });
  expect([s.reserves, s.supply.water, s.scenario]).toEqual([[5], 80 - 12 - 8 - 5, 'OWN-1']);
  expect(isFaults(game.setup({ players: 1, options: { own: { ...own, evac: 'A1' } as never } }))).toBe(true);
  expect(isFaults(game.setup({ players: 1, options: { own: { name: 'x' } } }))).toBe(true);
});

test('[FD-2.2] [FD-1.7] seats have colours, and everybody sees everything', () => {
  expect(game.seating!({ players: 3, options: {} }).map(({ name }) => name)).toEqual(['Blue', 'Orange', 'Purple']);
  const s = table();
  expect(game.secrets).toBe(false);
  expect(game.view(s, 1)).toEqual(s);
});
