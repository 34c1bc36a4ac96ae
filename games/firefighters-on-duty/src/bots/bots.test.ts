import { playOut } from '@nightfall/bots';
import { type Json, quickRandom, refusal } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { nextDeed } from './hint.ts';
import { newGame, table } from '../testing/table.ts';
import type { State } from '../state.ts';

const good = game.bots['good']!;
const first = (s: State, seat = 0, left?: number) =>
  good.bot(s, seat, quickRandom(1), left === undefined ? undefined : { id: 'action-1', lasts: 120_000, left })[0];

function wins(level: string, scenario: string, players: number, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const s = newGame(players, { scenario, mode: 'paced', order: 'beats' });
    const bots = Array.from({ length: players }, () => game.bots[level]!.bot);
    if (playOut(game, s, bots, quickRandom(seed), 40_000).result?.outcome === 'won') won += 1;
  }
  return won;
}

test('[FD-26.1] [FD-26.3] [FD-26.4] a good crew saves First Watch; a random one does not', () => {
  expect(wins('good', 'SC-1', 2, 10)).toBeGreaterThanOrEqual(8);
  expect(wins('random', 'SC-1', 1, 5)).toBeLessThanOrEqual(1);
});

test('[FD-26.2] while a clock runs bots wait as long as a person would', () => {
  expect([game.bots['casual']!.pace, good.pace, game.bots['expert']!.pace]).toEqual([
    [2600, 3000],
    [2100, 2500],
    [2100, 2500],
  ]);
});

test('[FD-26.7] bots switch consent on, are ready, and answer offers', () => {
  expect(first(table({ phase: 'briefing' }))).toEqual({ type: 'consent', seat: 0, receive: true, give: true });
  expect(first(table({ phase: 'briefing', crews: [{ give: true }] }))).toEqual({ type: 'ready', seat: 0 });
  expect(first(table({ phase: 'setup' }))).toEqual({ type: 'ready', seat: 0 });
  const offer = { vehicles: { 'ENG-1': { at: 'C6', water: 12 }, 'ENG-2': { at: 'E4', water: 2 } }, lastOffer: 1 };
  const asks = (n: number): Json => [{ id: 1, from: 'ENG-1', to: 'ENG-2', n, by: 1 }];
  expect(first(table({ ...offer, offers: asks(5) }))).toEqual({ type: 'acceptWater', seat: 0, offer: 1 });
  expect(first(table({ ...offer, offers: asks(10) }))).toEqual({ type: 'declineWater', seat: 0, offer: 1 });
});

test('[FD-26.7] a bot that is asked to come goes there first, and one that is asked for the carrier drives it', () => {
  const situation = {
    spaces: { E1: { active: 3 }, C5: { active: 1 }, E2: { civ: 1 } },
    vehicles: { 'ENG-1': { at: 'C6', water: 12, ff: 2, hose: 2 }, 'ENG-2': { at: 'S1' } },
  };
  const step = (plan: string | null) => first(table({ ...situation, crews: [{ dice: ['vehicle', 'idle'], plan }] }), 0, 90_000);
  expect(step(null)).toMatchObject({ type: 'moveVehicle', vehicle: 'ENG-1', to: 'E4' });
  expect(step('C1')).toMatchObject({ type: 'moveVehicle', vehicle: 'ENG-1', to: 'C2' });
  expect(step('HOS')).toMatchObject({ type: 'moveVehicle', vehicle: 'CARRIER' });
});

test('[FD-26.6] water in passing, the fire at hand, and out of the flames before the bell', () => {
  const parked = { spaces: { E1: { active: 2, ff: 1, hose: 1 } }, vehicles: { 'ENG-1': { at: 'E4', water: 12 } } };
  expect(first(table({ vehicles: { 'ENG-1': { at: 'C6', water: 3 } } }))).toMatchObject({ type: 'loadWater', n: 4 });
  expect(first(table({ ...parked, crews: [{ dice: ['water', 'idle'] }] }), 0, 60_000)).toEqual({
    type: 'quickExtinguish',
    seat: 0,
    die: 'A',
    space: 'E1',
    water: 3,
  });
  expect(first(table({ ...parked, crews: [{ dice: ['firefighter', 'idle'] }] }), 0, 9000)).toMatchObject({
    type: 'moveFirefighter',
    from: 'E1',
  });
  const injured = table({ spaces: { E6: { active: 1, inj: 1, ff: 1 } }, crews: [{ dice: ['firefighter', 'vehicle'] }] });
  expect(first(injured, 0, 60_000)).toMatchObject({ type: 'movePerson', kind: 'inj', from: 'E6', to: 'E5' });
});

test('a crew says in a word what it is about', () => {
  const parked = table({ spaces: { E1: { active: 2 } }, vehicles: { 'ENG-1': { at: 'E4' } } });
  expect(nextDeed(parked, 0)).toEqual({ text: 'fire on E1', space: 'E1' });
  expect(nextDeed(table({ spaces: { E1: { active: 2 } } }), 0)).toEqual({ text: 'to E1', space: 'E1' });
});

test('[FD-26.10] after the bell slots are resolved', () => {
  const s = table({
    phase: 'bell',
    spaces: { E1: { active: 2, ff: 1, hose: 1 } },
    vehicles: { 'ENG-1': { at: 'E4' } },
    crews: [{ dice: ['onEngine', 'idle'] }],
  });
  expect(first(s)).toEqual({ type: 'extinguish', seat: 0, space: 'E1', water: 3 });
});

test('every level plays legal moves only, in real time and at its own pace', () => {
  for (const level of ['casual', 'good', 'expert'])
    for (const options of [{ scenario: 'SC-3' }, { scenario: 'SC-6', mode: 'paced' }] as const) {
      const s = newGame(3, options);
      playOut(
        game,
        s,
        Array.from({ length: 3 }, () => game.bots[level]!.bot),
        quickRandom(3),
        3000,
      );
      const move = game.bots[level]!.bot(game.view(s, 0), 0, quickRandom(1))[0];
      if (move) expect(refusal(game.book, s, move)).toBeUndefined();
    }
});

test('[FD-26.2] without a clock a bot rolls in turn with the others, and never waits for a crew that is done', () => {
  const asked = (rolls: number, other: { readonly [K: string]: Json }) =>
    first(
      table({
        mode: 'paced',
        spaces: { E1: { active: 1 } },
        vehicles: { 'ENG-1': { at: 'E4', water: 12 } },
        crews: [{ rolls }, other],
      }),
    )?.type;
  expect(asked(19, { rolls: 20 })).toBeUndefined();
  expect(asked(19, { rolls: 19 })).toBe('roll');
  expect(asked(3, { rolls: 20, done: true })).toBe('roll');
});

test('bots alone play a paced game in any order to its end', () => {
  const s = newGame(3, { scenario: 'SC-2', mode: 'paced' });
  const crew = [good.bot, good.bot, game.bots['casual']!.bot];
  expect(playOut(game, s, crew, quickRandom(4), 40_000).result).not.toBeNull();
});
