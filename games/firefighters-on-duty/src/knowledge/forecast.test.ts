import { advance, perform, quickRandom, waitingFor, type Random } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { cityOf } from '../city/cities.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { game } from '../game.ts';
import type { FdEvent } from '../moves.ts';
import { clone, type Space, type State } from '../state.ts';
import { newGame, table } from '../testing/table.ts';
import { forecast, type Outlook } from './forecast.ts';

const of = (s: State, space: string) => forecast(s).find((one) => one.space === space);
const sixths = (s: State, space: string) => of(s, space)?.spread?.map((share) => Math.round(share * 6));

test('[FD-28.18] the forecast names growth, spread, harm, and calls', () => {
  const s = table({
    round: 2,
    spaces: { E1: { active: 3, ff: 1 }, C3: { ff: 1 }, E6: { active: 4, inj: 1 }, C1: { call: 2 }, E7: { active: 1, gas: true } },
  });
  expect(of(s, 'E1')).toMatchObject({ fire: 1, isCritical: true, hurt: 1, spread: null });
  expect(sixths(s, 'C3')).toEqual([4, 1, 1]);
  expect(sixths(s, 'C9')).toEqual([3, 2, 1]);
  expect(of(s, 'E6')).toMatchObject({ burnsDown: true, casualty: true, fire: 0 });
  expect(of(s, 'E7')).toMatchObject({ goesOff: true, fire: 3 });
  expect(of(s, 'C1')).toMatchObject({ call: 'late' });
  expect(of(s, 'C5')).toBeUndefined();
});

test('[FD-28.18] nothing is foretold of a game that is over', () => {
  const s = table({ spaces: { E7: { active: 3 } } });
  expect(forecast(s)).not.toEqual([]);
  expect(forecast({ ...s, result: { won: false, reason: 'points', space: -1, failed: [] } })).toEqual([]);
});

test('[FD-28.18] [FD-15.13] a house that burns down passes no fire on', () => {
  expect(of(table({ spaces: { E7: { active: 4 } } }), 'C9')).toBeUndefined();
  expect(sixths(table({ spaces: { E7: { active: 3 } } }), 'C9')).toEqual([3, 2, 1]);
});

test('[FD-28.18] [FD-15.19] the two places that a blast reaches catch fire for certain', () => {
  const s = table({ spaces: { E7: { active: 1, explosive: true } } });
  expect(forecast(s).filter(({ fire }) => fire > 0)).toHaveLength(3);
  expect(forecast(s).filter(({ fire, spread }) => fire > 0 && spread !== null)).toEqual([]);
});

test('[FD-28.18] [FD-15.3] Fire that the box lacks is not foretold', () => {
  const s = table({ spaces: { E7: { active: 1 } } });
  s.supply.fire = 1;
  expect(sixths(s, 'C9')).toEqual([6, 0, 0]);
});

const chance = (random: Random, n: number) => random.int(n) === 0;
/** Anything may lie here that the rules allow; much of it burns. */
function fill(here: Space, isArea: boolean, random: Random): void {
  if (chance(random, 3)) here.active = isArea ? 1 + random.int(5) : 1;
  if (here.active === 0 && chance(random, 5)) here.inactive = isArea ? 1 + random.int(2) : 1;
  if (chance(random, 4)) here.ff += 1;
  if (chance(random, 8)) here.civ += 1;
  if (!isArea) return;
  here.gas = chance(random, 5);
  here.explosive = chance(random, 4);
  here.held = chance(random, 8);
  if (chance(random, 10)) Object.assign(here, { burned: true, active: 0, inactive: 0, gas: false, explosive: false });
}
/** A dense city at the bell, in which no card is drawn: no Area has three Fires, and nobody calls. */
function dense(random: Random): State {
  const { id } = SCENARIOS[random.int(SCENARIOS.length)]!;
  const s = newGame(1 + random.int(4), { scenario: id, mode: 'paced', difficulty: ['easy', 'hard', 'inferno'][random.int(3)]! });
  const city = cityOf(s);
  for (const i of [...city.areas, ...city.places.keys()])
    Object.assign(s.spaces[i]!, { active: 0, inactive: 0, call: 0, inj: 0 });
  for (const [i, { kind }] of city.places.entries())
    if (kind === 'area' || kind === 'road') fill(s.spaces[i]!, kind === 'area', random);
  for (const area of city.areas) if (s.spaces[area]!.active === 3) s.spaces[area]!.active = 2;
  for (const vehicle of s.vehicles)
    Object.assign(vehicle, { at: city.indexOf['S1']!, status: chance(random, 3) ? 'damaged' : 'sound' });
  s.vehicles[2]!.at = city.places.findIndex(({ kind }) => kind === 'road');
  s.supply.fire = 200;
  s.round = 1;
  s.stack = [{ rule: 'shift', at: 'fire' }];
  return s;
}
/** The Fire Phase as the rules play it, up to the dice of the spread; `thrown` then shows what each face would do everywhere. */
function playFire(s: State): { certain: readonly FdEvent[]; thrown: readonly (readonly FdEvent[])[] } {
  const certain: FdEvent[] = [];
  advance(game.book, s, (event) => certain.push(event));
  const asked = waitingFor(game.book, s);
  if (asked.for !== 'dice') return { certain, thrown: [] };
  const thrown = [1, 2, 3, 4, 5, 6].map((face) => {
    const events: FdEvent[] = [];
    const t = clone(s);
    // What the end of the round adds is no part of the Fire Phase.
    perform(game.book, t, { type: 'dice', faces: asked.sides.map(() => face) }, (event) => events.push(event));
    return events;
  });
  return { certain, thrown };
}
const sum = (events: readonly FdEvent[], space: string, type: 'firePlaced' | 'injured'): number =>
  events.reduce((total, event) => total + (event.type === type && event.space === space ? event.count : 0), 0);
const has = (events: readonly FdEvent[], space: string, type: FdEvent['type']): boolean =>
  events.some((event) => event.type === type && 'space' in event && event.space === space);
/** What the rules did to a space, in the form of the forecast. */
function seen(space: string, { certain, thrown }: ReturnType<typeof playFire>) {
  const caught = thrown.map((events) => sum(events, space, 'firePlaced'));
  const isRolled = thrown.some((events) => has(events, space, 'spreadRolled'));
  return {
    fire: sum(certain, space, 'firePlaced'),
    spread: isRolled ? [0, 1, 2].map((n) => caught.filter((fire) => fire === n).length) : null,
    burnsDown: has(certain, space, 'burnedDown'),
    goesOff: has(certain, space, 'hazardTriggered'),
    hurt: sum(certain, space, 'injured'),
  };
}
const foretold = ({ fire, spread, burnsDown, goesOff, hurt }: Outlook) => ({
  fire,
  spread: spread && spread.map((share) => Math.round(share * 6)),
  burnsDown,
  goesOff,
  hurt,
});
const QUIET = { fire: 0, spread: null, burnsDown: false, goesOff: false, hurt: 0 };

test('[FD-28.18] over many dense cities the rules do what the forecast says, and nothing else', () => {
  const random = quickRandom(21);
  for (let n = 0; n < 600; n++) {
    const s = dense(random);
    const outlooks = forecast(s);
    const done = playFire(clone(s));
    const saw = Object.fromEntries(cityOf(s).ids.map((id) => [id, seen(id, done)]));
    const said = Object.fromEntries(cityOf(s).ids.map((id) => [id, outlooks.find(({ space }) => space === id)]));
    expect(mapped(said)).toEqual(saw);
  }
});
const mapped = (said: { readonly [id: string]: Outlook | undefined }) =>
  Object.fromEntries(Object.entries(said).map(([id, outlook]) => [id, outlook ? foretold(outlook) : QUIET]));
