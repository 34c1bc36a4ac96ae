import { lookAt } from '@nightfall/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { State, View } from '../state.ts';
import { table } from './table.ts';

type Symbol = 'vehicle' | 'water' | 'firefighter' | 'gear' | 'onEngine' | 'onAxe' | 'onShutoff';
/** Two crews with these dice among all that there is to drive, load, spray, chop and cut. */
function* shifts(...symbols: readonly Symbol[]): Generator<{ state: State; players: number }> {
  const spaces = {
    E1: { power: true, ff: 1 },
    E7: { active: 1 },
    E3: { ff: 1, civ: 1, axe: 1, debris: 1 },
    E4: { ff: 1, hose: 1, axe: 1 },
    C4: { ff: 1, inj: 1 },
    C8: { debris: 1 },
  };
  for (const symbol of symbols)
    for (const status of ['sound', 'damaged']) {
      const vehicles = {
        'ENG-1': { at: 'C4', water: 2, status },
        TRUCK: { at: 'C6', water: 1, status },
        CARRIER: { at: 'C8', status },
      };
      const dice = [symbol, symbol === 'onEngine' || symbol === 'onAxe' ? 'idle' : symbol];
      yield { state: table({ spaces, vehicles, crews: [{ dice }, { dice }] }), players: 2 };
    }
}
/** Enough for a die, a vehicle and any two spaces. */
const EVERY = 20_000;
const faults = (of: typeof game) => lookAt(of, shifts('vehicle'), EVERY).findings.map(({ text }) => text);

test('whatever the crews may do is offered', () => {
  expect(faults(game)).toEqual([]);
  expect(lookAt(game, shifts('water', 'firefighter', 'gear', 'onEngine', 'onAxe', 'onShutoff')).findings).toEqual([]);
});

type Rows = readonly { readonly vehicle: string }[];
/** The game that lists no vehicle of this kind for driving. */
function without(isOut: (v: View, vehicle: string) => boolean): typeof game {
  const { shift } = game.book.rules;
  const { act: action } = shift.sentences;
  if (action?.by !== 'players') throw new Error('there is no Action Phase');
  const kind = action.moves.moveVehicle!;
  const lists = (v: View, f: never, seat: number) =>
    kind.lists!(v, f, seat).map((list) => (list as Rows).filter((row) => typeof row !== 'object' || !isOut(v, row.vehicle)));
  const sentences = { ...shift.sentences, act: { ...action, moves: { ...action.moves, moveVehicle: { ...kind, lists } } } };
  return { ...game, book: { ...game.book, rules: { ...game.book.rules, shift: { ...shift, sentences } } } } as typeof game;
}
test('[FD-12.1] a damaged vehicle that is not offered for driving is noticed', () => {
  const narrow = without((v, vehicle) => v.vehicles[VEHICLE_IDS.indexOf(vehicle as never)]!.status === 'damaged');
  expect(faults(narrow)[0]).toMatch(/moveVehicle.*was not listed/);
});
