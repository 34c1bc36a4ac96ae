import type { FdMove } from '@nightfall/firefighters-on-duty';

type Leg = { readonly from: string; readonly to: string };
const isBack = (a: Leg, b: Leg): boolean => a.from === b.to && a.to === b.from;

/** Would this take back what was done before? Loading and unloading, a step and the same step back, water to and fro. */
export function undoes(move: FdMove, before: FdMove): boolean {
  switch (move.type) {
    case 'unload':
      return (
        (before.type === 'load' && before.vehicle === move.vehicle && before.kind === move.kind) ||
        (before.type === 'loadKit' && before.vehicle === move.vehicle)
      );
    case 'load':
      return before.type === 'unload' && before.vehicle === move.vehicle && before.kind === move.kind;
    case 'loadKit':
      return before.type === 'unload' && before.vehicle === move.vehicle;
    case 'loadWater':
      return before.type === 'unloadWater' && before.vehicle === move.vehicle;
    case 'unloadWater':
      return before.type === 'loadWater' && before.vehicle === move.vehicle;
    case 'moveVehicle':
      return before.type === 'moveVehicle' && before.vehicle === move.vehicle && isBack(move, before);
    case 'movePerson':
      return before.type === 'movePerson' && before.kind === move.kind && isBack(move, before);
    case 'moveFirefighter':
    case 'transferWater':
    case 'offerWater':
      return before.type === move.type && isBack(move, before);
    default:
      return false;
  }
}
