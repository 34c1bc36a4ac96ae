import { buildCity, SCENARIOS } from '@nightfall/firefighters-on-duty';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL, cornerOf, farCornerOf, plotsOf } from './layout.ts';
import { fixturesOf } from './specials.tsx';
import { spotsFor, type Spot, type Wish } from './spots.ts';

const cities = SCENARIOS.map(buildCity);
/** Half the height of what is drawn on a spot. */
const overlap = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < (a.size + b.size) / 4 && Math.abs(a.y - b.y) < (a.size + b.size) / 4;

test('no piece hides another, whatever lies on a space of any scenario', () => {
  const space = fc.record({ city: fc.nat(6), place: fc.nat(), vehicle: fc.boolean(), blaze: fc.boolean(), small: fc.nat(11) });
  fc.assert(
    fc.property(space, ({ city: c, place, vehicle, blaze, small }) => {
      const city = cities[c]!;
      const index = place % city.places.length;
      const wishes: Wish[] = [
        ...(vehicle && !city.isArea[index] ? ['vehicle' as const] : []),
        ...(blaze ? ['blaze' as const] : []),
        ...Array.from({ length: small }, () => 'small' as const),
      ];
      const spots = spotsFor(plotsOf(city)[index]!, wishes, fixturesOf(city, index)).filter((spot) => spot !== undefined);
      expect(spots).toHaveLength(wishes.length);
      spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }),
    { numRuns: 400 },
  );
});

test('a station has room for every vehicle and every kind of token', () => {
  const all: Wish[] = [...Array.from({ length: 6 }, (): Wish => 'vehicle'), 'small', 'small', 'small', 'small', 'small'];
  for (const city of cities)
    for (const station of city.stations)
      expect(spotsFor(plotsOf(city)[station]!, all, fixturesOf(city, station)).every(Boolean)).toBe(true);
});

test('a fire covers neither the name of a house nor what it asks for, where the house has another cell', () => {
  for (const city of cities)
    for (const area of city.areas) {
      const plot = plotsOf(city)[area]!;
      const { x, y } = cornerOf(plot);
      const labels = [x, farCornerOf(plot).x - CELL];
      const isFree = ([row, col]: readonly [row: number, col: number]) => row * CELL !== y || !labels.includes(col * CELL);
      const [fire] = spotsFor(plot, ['blaze'], fixturesOf(city, area));
      const cell = [Math.floor(fire!.y / CELL), Math.floor(fire!.x / CELL)] as const;
      if (plot.cells.some(isFree)) expect(isFree(cell), plot.id).toBe(true);
    }
});
