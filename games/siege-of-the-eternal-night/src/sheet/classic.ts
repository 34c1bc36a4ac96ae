import type { Fault } from '@nightfall/kernel';
import { fieldOf, type Field } from './field.ts';
import { has, placesOf, size } from './mask.ts';
import { basicFaults } from './sheet.ts';

const fault = (code: string, text: string): Fault => ({ where: 'grid', code, text });

/** SN-2.7 The classic profile: every fault of it, those of basic validity first. */
export function classicFaults(grid: readonly string[]): Fault[] {
  const basic = basicFaults(grid);
  if (basic.length > 0) return basic;
  const field = fieldOf(grid);
  return [...gateFaults(grid, field), ...wallbreakerFaults(field), ...fieldFaults(field)];
}

/** SN-2.8 Only such sheets enter rankings, the daily siege and statistics. */

function gateFaults(grid: readonly string[], field: Field): Fault[] {
  const found: Fault[] = [];
  const gates = placesOf(field.gates);
  const column = (c: number) => grid.map((row) => row[c]!).join('');
  const sides = [grid[0]!, grid.at(-1)!, column(0), column(field.width - 1)];
  const { width, height } = field;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  if (gates.length !== 8) found.push(fault('gate-count', `A classic sheet has exactly eight gates, not ${gates.length}.`));
  if (sides.some((side) => side.split('').filter((letter) => letter === 'g').length !== 2))
    found.push(fault('gates-per-side', 'The first and last row and the first and last column must have exactly two gates each.'));
  if (corners.some((place) => has(field.gates, place)))
    found.push(fault('gate-in-corner', "A gate can't be in a corner of the sheet."));
  for (const gate of gates)
    if (!field.neighbours[gate]!.some((place) => has(field.enemies, place)))
      found.push(fault('blind-gate', `The gate ${field.names[gate]} has no enemy beside it.`));
  return found;
}

function wallbreakerFaults(field: Field): Fault[] {
  const found: Fault[] = [];
  const places = placesOf(field.wallbreakers);
  if (places.length !== 3)
    found.push(fault('wallbreaker-count', `A classic sheet has exactly three wallbreakers, not ${places.length}.`));
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1))
      if (stepsBetween(field, a, b) < 3)
        found.push(fault('wallbreakers-close', `${field.names[a]} and ${field.names[b]} must be at least three steps apart.`));
  });
  return found;
}

const stepsBetween = ({ width }: Field, a: number, b: number): number =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));

function fieldFaults(field: Field): Fault[] {
  const found: Fault[] = [];
  const enemies = size(field.enemies);
  if (reached(field) !== size(field.squares)) found.push(fault('not-connected', 'All squares must be connected.'));
  if (enemies < 40 || enemies > 100) found.push(fault('enemy-count', `A classic sheet has 40 to 100 enemies, not ${enemies}.`));
  return found;
}

/** How many squares can be walked to from the first one. */
function reached(field: Field): number {
  const first = placesOf(field.squares)[0]!;
  const seen = new Set([first]);
  for (const place of seen) for (const next of field.neighbours[place]!) seen.add(next);
  return seen.size;
}
