import { expect, test } from 'vitest';
import { buildCity, type City } from '../city/city.ts';
import { scenarioFaults } from '../city/checks.ts';
import { cityOf } from '../city/cities.ts';
import { placementsFor, type Scenario } from '../city/scenario.ts';
import { FIRST_WATCH, MAPS, SIDES } from '../testing/map-checks.ts';
import { BOX } from './box.ts';
import { CALL_CARDS } from './calls.ts';
import { EQUIPMENT_CARDS, FACES, SLOTS } from './equipment.ts';
import { EVENT_CARDS } from './events.ts';
import { GUIDE } from './guide.ts';
import { HAZARD_CARDS } from './hazards.ts';
import { SCENARIOS } from './scenarios.ts';
import { BUDGETS, CLOCKS, SPREAD } from './settings.ts';
import { isSideKey, type SideKey, TILES } from './tiles.ts';
import { CAPACITIES, CREWS, VEHICLE_IDS } from './vehicles.ts';

const KEYS = Object.keys(TILES).filter(isSideKey);
/** A map of this one side, for looking at it alone. */
const alone = (side: SideKey): City =>
  buildCity({ ...SCENARIOS[0]!, tiles: [{ side, col: 0, row: 0, rot: 0 }], specials: [], hydrants: [] });
const beside = (city: City, id: string): string[] =>
  city.places[city.indexOf[id]!]!.adjacent.map((other) => city.ids[other]!).toSorted();
const city = (scenario: Scenario) => cityOf({ scenario: scenario.id, own: null });

test('[FD-3.1] the box holds what the cards, tiles and vehicles add up to', () => {
  expect(EVENT_CARDS).toHaveLength(BOX.eventCard.count);
  expect(CALL_CARDS).toHaveLength(BOX.callCard.count);
  expect(HAZARD_CARDS).toHaveLength(BOX.hazardCard.count);
  expect(new Set(KEYS.map((key) => key[0])).size).toBe(BOX.tile.count);
  expect(VEHICLE_IDS).toHaveLength(BOX.engine.count + BOX.truck.count + BOX.carrier.count);
  expect(BOX.actionDie.count).toBe(2 * BOX.engine.count);
  expect([BOX.fire.count, BOX.water.count, BOX.ff.count, BOX.hose.count, BOX.axe.count]).toEqual([52, 80, 8, 8, 4]);
  expect([BOX.civ.count, BOX.inj.count, BOX.debris.count, BOX.call.count]).toEqual([10, 12, 10, 8]);
});

test('[FD-4.1] [FD-4.2] [FD-4.3] [FD-4.4] [FD-4.5] sixteen sides of 25 cells, numbers in reading order, spaces in one piece', () => {
  expect(KEYS).toHaveLength(16);
  for (const key of KEYS) {
    const { grid, areas } = TILES[key];
    const cells = grid.join('');
    expect(cells).toHaveLength(25);
    const seen = [...new Set(cells)];
    expect(seen).toEqual(seen.toSorted());
    expect(seen[0]).toBe('1');
    for (const num of Object.keys(areas)) expect(seen).toContain(num);
    for (const num of seen) expect(pieces(grid, num)).toBe(1);
  }
});
function pieces(grid: readonly string[], num: string): number {
  const cells = new Set(grid.flatMap((row, r) => [...row].flatMap((n, c) => (n === num ? [10 * r + c] : []))));
  let count = 0;
  while (cells.size > 0) {
    count += 1;
    const queue = [...cells].slice(0, 1);
    for (const cell of queue) if (cells.delete(cell)) queue.push(cell + 1, cell - 1, cell + 10, cell - 10);
  }
  return count;
}

test.each(KEYS)('[FD-5.1] [FD-5.2] exits, counts and neighbours of side %s are those of the book', (key) => {
  const map = alone(key);
  const letter = key[0]!;
  const adjacent = map.places.map(
    ({ id, num }) =>
      `${num}: ${beside(map, id)
        .map((other) => other.slice(1))
        .join(' ')}`,
  );
  expect(adjacent.join(' · ')).toBe(SIDES[key]!.adjacent);
  const areas = map.areas.length;
  expect(`${map.places.length} (${areas} / ${map.places.length - areas})`).toBe(SIDES[key]!.spaces);
  const middles = { N: [0, 2], E: [2, 4], S: [4, 2], W: [2, 0] } as const;
  const exits = Object.entries(middles).flatMap(([edge, [r, c]]) => {
    const num = TILES[key].grid[r]![c]!;
    return map.places[map.indexOf[letter + num]!]!.kind === 'road' ? [`${edge}→${num}`] : [];
  });
  expect(exits.join(', ')).toBe(SIDES[key]!.exits);
});

test('[FD-4.6] [FD-4.7] [FD-4.8] [FD-4.9] [FD-5.3] 72 Areas of three types and 59 Roads', () => {
  const places = KEYS.flatMap((key) => alone(key).places);
  const count = (type: string | null) => places.filter((place) => place.type === type).length;
  expect([count('green'), count('yellow'), count('red'), count(null)]).toEqual([32, 24, 16, 59]);
  expect(places.every(({ type, requirement }) => (type ? [3, 4, 5].includes(requirement) : requirement === 3))).toBe(true);
});

test.each(SCENARIOS)(
  '[FD-4.10] [FD-4.11] [FD-4.21] [FD-23.5] [FD-23.6] the map of $id is the one that the book draws',
  (scenario) => {
    expect(scenarioFaults(scenario)).toEqual([]);
    const map = city(scenario);
    const check = MAPS[scenario.id]!;
    const rows = check.drawing.map((line) => line.split('|').flatMap((part) => part.trim().split(/\s+/)));
    for (const [r, row] of rows.entries())
      for (const [c, text] of row.entries()) {
        const place = map.places.find(({ cells }) => cells.some(([y, x]) => y === r && x === c))!;
        expect(text.startsWith('[') ? `[${place.id}]` : place.id + place.type![0]).toBe(text);
      }
    expect(map.places).toHaveLength(check.spaces);
    expect(map.areas).toHaveLength(check.areas);
    expect(map.places.filter(({ kind }) => kind === 'road')).toHaveLength(check.roads);
    expect(map.places.reduce((sum, { adjacent }) => sum + adjacent.length, 0)).toBe(2 * check.pairs);
    expect(borders(map)).toBe(check.borders);
  },
);
/** Pairs across tile borders, as the book lists them. */
const borders = (map: City): string =>
  map.places
    .flatMap(({ id, adjacent }, i) =>
      adjacent.flatMap((other) =>
        other > i && (map.places[other]!.num === 0 || map.ids[other]![0] !== id[0]) ? [`${id}–${map.ids[other]!}`] : [],
      ),
    )
    .toSorted()
    .join(', ');

test('[FD-4.11] [FD-4.12] [FD-4.13] every space of First Watch has the neighbours of the book', () => {
  const map = city(SCENARIOS[0]!);
  expect(Object.fromEntries(map.ids.map((id) => [id, beside(map, id).join(' ')]))).toEqual(FIRST_WATCH);
});

test('[FD-4.16] [FD-4.17] space order goes by letter and number; the higher number wins, then the later letter', () => {
  const map = city(SCENARIOS[4]!);
  expect(map.ids.slice(-3)).toEqual(['S1', 'S2', 'HOS']);
  expect(map.ids.slice(0, 3)).toEqual(['B1', 'B2', 'B3']);
  expect(map.highestBeside[map.indexOf['H7']!]!.map((at) => map.ids[at])).toEqual(['H8', 'C8', 'H4', 'E1']);
});

test.each(SCENARIOS)('[FD-23.1] [FD-23.2] [FD-23.3] [FD-23.4] the setup of $id adds up for every crew', (scenario) => {
  const cells = (text: string) => text.split(' | ');
  const sum = (crew: number, field: 'fire' | 'civ' | 'inj' | 'debris') =>
    placementsFor(scenario, crew).reduce((total, placement) => total + (placement[field] ?? 0), 0);
  const count = (crew: number, field: 'haz' | 'call') =>
    placementsFor(scenario, crew).filter((placement) => placement[field] !== undefined).length;
  for (const crew of [1, 2, 3, 4]) {
    const burning = new Set(placementsFor(scenario, crew).flatMap(({ at, fire }) => (fire ? [at] : [])));
    expect(`${sum(crew, 'fire')} (${burning.size})`).toBe(cells(MAPS[scenario.id]!.fires)[crew - 1]);
    expect(`${sum(crew, 'civ')} / ${sum(crew, 'inj')}`).toBe(cells(MAPS[scenario.id]!.people)[crew - 1]);
    expect(`${count(crew, 'haz')} / ${sum(crew, 'debris')} / ${count(crew, 'call')}`).toBe(
      cells(MAPS[scenario.id]!.dangers)[crew - 1],
    );
  }
  expect(scenario.rounds).toBeGreaterThanOrEqual(4);
  expect(scenario.rounds).toBeLessThanOrEqual(6);
});

test('[FD-1.6] [FD-17.4] every goal has four numbers; [FD-23.8] some ask for every Civilian or Injured of the setup', () => {
  for (const { goals } of SCENARIOS)
    for (const goal of goals)
      expect(goal.kind === 'protect' ? goal.at.length : goal.n.length).toBe(goal.kind === 'protect' ? 2 : 4);
  const spare = (id: string, kind: 'evac' | 'deliver', token: 'civ' | 'inj') => {
    const scenario = SCENARIOS.find((one) => one.id === id)!;
    const goal = scenario.goals.find((one) => one.kind === kind)!;
    return [1, 2, 3, 4].map(
      (crew) =>
        placementsFor(scenario, crew).reduce((total, placement) => total + (placement[token] ?? 0), 0) -
        (goal.kind === 'protect' ? 0 : goal.n[crew - 1]!),
    );
  };
  expect(spare('SC-1', 'evac', 'civ')).toEqual([0, 0, 0, 0]);
  expect(spare('SC-5', 'evac', 'civ')).toEqual([0, 0, 1, 1]);
  expect(spare('SC-7', 'evac', 'civ')).toEqual([0, 0, 0, 0]);
  expect(spare('SC-4', 'deliver', 'inj')).toEqual([0, 1, 1, 0]);
  expect(spare('SC-7', 'deliver', 'inj')).toEqual([0, 1, 0, 0]);
});

test('[FD-7.5] [FD-7.6] 8 green, 8 yellow and 7 red events with ids, names and texts of their own', () => {
  const of = (type: string) => EVENT_CARDS.filter((card) => card.type === type).map(({ id }) => id);
  expect(of('green')).toEqual(Array.from({ length: 8 }, (_, i) => `EV-G${i + 1}`));
  expect(of('yellow')).toEqual(Array.from({ length: 8 }, (_, i) => `EV-Y${i + 1}`));
  expect(of('red')).toEqual(Array.from({ length: 7 }, (_, i) => `EV-R${i + 1}`));
  expect(new Set(EVENT_CARDS.map(({ name }) => name)).size).toBe(23);
  const words = { civ: 'Civilian', inj: 'Injured', debris: 'Debris', fire: 'Fire', random: 'random hazard' } as const;
  const hazards = { smoke: 'Smoke', gas: 'Gas Tank', explosive: 'Explosive', power: 'Electricity' } as const;
  for (const { text, parts } of EVENT_CARDS)
    for (const part of parts) if (part.do === 'put') expect(text).toContain({ ...words, ...hazards }[part.what]);
});

test('[FD-7.7] [FD-7.8] [FD-7.9] the frames of the calls are in the order of the book and say what they add', () => {
  const order = ['civ', 'inj', 'debris', 'explosive', 'gas', 'smoke', 'power', 'random', 'fire'];
  expect(CALL_CARDS.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, i) => `DC-${String(i + 1).padStart(2, '0')}`));
  for (const { green, yellow, text } of CALL_CARDS)
    for (const [frame, printed] of [
      [green, text.green],
      [yellow, text.yellow],
    ] as const) {
      const ranks = frame.map(({ what }) => order.indexOf(what));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(printed === 'nothing' ? 0 : printed.split(', ').length).toBe(frame.length);
    }
  const withCivilians = CALL_CARDS.filter(({ green, yellow }) => [...green, ...yellow].some(({ what }) => what === 'civ'));
  expect(withCivilians).toHaveLength(10);
});

test('[FD-7.10] [FD-6.26] the Hazard cards are HZ-1 to HZ-4', () => {
  expect(HAZARD_CARDS.map(({ id, hazard }) => `${id} ${hazard}`)).toEqual([
    'HZ-1 explosive',
    'HZ-2 gas',
    'HZ-3 smoke',
    'HZ-4 power',
  ]);
});

test('[FD-7.11] [FD-11.13] [FD-11.18] the faces of the Action die, the slots and the Equipment cards', () => {
  const count = (sym: string) => FACES.filter((face) => face === sym).length;
  expect([count('vehicle'), count('firefighter'), count('water'), count('gear')]).toEqual([2, 2, 1, 1]);
  expect(SLOTS).toEqual({ engine: { sym: 'water', dice: 1 }, axe: { sym: 'gear', dice: 1 }, shutoff: { sym: 'gear', dice: 2 } });
  expect(EQUIPMENT_CARDS.map(({ id, slots }) => `${id} ${slots}`)).toEqual(['axe 1 Gear', 'shutoff 2 Gear']);
});

test('[FD-6.17] [FD-2.2] [FD-3.2] capacities and colours', () => {
  expect(CAPACITIES.map(({ water, ff, kit, people }) => [water, ff, kit, people])).toEqual([
    [24, 0, 0, 0],
    [0, 0, 0, 2],
    ...Array.from({ length: 4 }, () => [12, 2, 3, 0]),
  ]);
  expect(CREWS.map(({ colour }) => colour)).toEqual(['Blue', 'Orange', 'Purple', 'White']);
});

test('[FD-19.2] [FD-19.4] [FD-20.2] [FD-23.7] the tables of difficulty, pace and the guide', () => {
  const total = (row: readonly number[]) => row.reduce((sum, fire) => sum + fire, 0);
  expect([SPREAD.firefighter, SPREAD.easy, SPREAD.hard, SPREAD.inferno].map(total)).toEqual([3, 4, 5, 6]);
  expect(BUDGETS).toEqual({ tense: 16, standard: 20, relaxed: 26 });
  expect(CLOCKS).toEqual([90, 120, 150, 180]);
  expect(Object.keys(GUIDE)[0]).toBe('ready');
  expect(GUIDE.ready).toContain('a firefighter with a hose inside the house');
});

test('[FD-4.21] a broken map is refused with the reason', () => {
  const base = SCENARIOS[0]!;
  const codes = (change: Partial<Scenario>) => scenarioFaults({ ...base, ...change }).map(({ code }) => code);
  expect(codes({ tiles: [...base.tiles, { side: 'Cw', col: 5, row: 0, rot: 0 }] })).toContain('LETTER_TWICE');
  expect(codes({ tiles: [...base.tiles, { side: 'Aw', col: 1, row: 0, rot: 0 }] })).toContain('OVERLAP');
  expect(codes({ tiles: [...base.tiles, { side: 'Aw', col: 7, row: 0, rot: 0 }] })).toContain('CUT_OFF');
  expect(codes({ evac: 'C1' })).toEqual(['NOT_A_ROAD']);
  expect(codes({ hydrants: ['E1'] })).toEqual(['NOT_A_ROAD']);
  expect(codes({ specials: [base.specials[0]!] })).toEqual(['SPECIALS']);
  expect(codes({ specials: [base.specials[0]!, { ...base.specials[1]!, edge: 'E' }] })).toEqual(['INNER_EDGE']);
  expect(codes({ specials: [base.specials[0]!, { ...base.specials[1]!, tile: 'E', edge: 'E' }] })).toEqual(['NO_ROAD']);
  expect(codes({ place: [{ at: 'A9', fire: 1 }] })).toEqual(['NO_SPACE']);
  expect(codes({ place: [{ at: 'C4', haz: 'gas' }] })).toEqual(['NOT_AN_AREA']);
  expect(codes({ goals: [{ kind: 'protect', at: ['C4'] }] })).toEqual(['NOT_AN_AREA']);
  expect(codes({ goals: [] })).toEqual(['NO_GOAL']);
});
