import { cityOf } from '../city/cities.ts';
import { chanceAt } from '../knowledge/chances.ts';
import type { FdMove } from '../moves.ts';
import type { View } from '../state.ts';

/** Why something is advised, where to look for it, and the clauses that say so. */
export type Reason = { readonly nudge: string; readonly text: string; readonly rules: readonly string[] };
const because = (nudge: string, text: string, ...rules: string[]): Reason => ({ nudge, text, rules });
const burns = (v: View, id: string): boolean => v.spaces[cityOf(v).indexOf[id]!]!.active > 0;

function aboutPeople(v: View, kind: 'civ' | 'inj', from: string): Reason {
  if (kind === 'inj' && burns(v, from))
    return because('Somebody is in mortal danger.', 'an injured person left in a fire loses the game', 'FD-15.5');
  if (kind === 'inj')
    return because(
      'Somebody is hurt and waiting for a ride.',
      'from a road the People Carrier can take them to the hospital',
      'FD-12.18',
      'FD-13.17',
    );
  return burns(v, from)
    ? because('Somebody is standing in the flames.', 'at the bell the fire would hurt them', 'FD-15.7')
    : because('Somebody could be led to safety.', 'every step brings them nearer to safety', 'FD-12.17');
}
function aboutWater(v: View, id: string): Reason {
  const space = cityOf(v).indexOf[id]!;
  const here = v.spaces[space]!;
  const chance = `each die has a chance of ${Math.round(100 * chanceAt(v, space))} %`;
  if (here.active >= 4)
    return because('A house is about to be lost.', `it burns down at the bell; ${chance}`, 'FD-15.13', 'FD-12.13');
  return here.active === 3
    ? because(
        'One fire within reach is worse than the others.',
        `three fires draw an Event card; ${chance}`,
        'FD-15.16',
        'FD-12.13',
      )
    : because('A fire is within reach of a hose.', chance, 'FD-12.13');
}
function aboutWalk(v: View, move: Extract<FdMove, { type: 'moveFirefighter' }>): Reason {
  const to = v.spaces[cityOf(v).indexOf[move.to]!]!;
  if (burns(v, move.from) && to.active === 0)
    return because('A firefighter is standing in the flames.', 'nobody should stand in a fire when the bell rings', 'FD-15.7');
  if (to.active > 0 && move.hose)
    return because('A fire needs a hose.', 'a firefighter with a hose lets the engine reach the fire', 'FD-12.10');
  if (to.call > 0) return because('Somebody has called for help.', 'somebody there at the bell answers the call', 'FD-15.22');
  if (to.inj + to.civ > 0)
    return because('Somebody cannot get out alone.', 'people there need a firefighter to lead them out', 'FD-12.17');
  return because('A firefighter is needed elsewhere.', 'he is needed further on', 'FD-12.16');
}
function aboutDrive(vehicle: string): Reason {
  if (vehicle === 'CARRIER') return because('The People Carrier is needed.', 'people are waiting for a ride', 'FD-13.17');
  return vehicle === 'TRUCK'
    ? because('You can bring water to the engines.', 'the Water Truck fills engines next to it', 'FD-13.6')
    : because('Your engine is needed elsewhere.', 'your engine is needed there', 'FD-12.9', 'FD-12.11');
}

/** Why this is a good thing to do; undefined for rolling and for ending the round, which are up to the player. */
export function reasonFor(v: View, move: FdMove): Reason | undefined {
  switch (move.type) {
    case 'quickExtinguish':
    case 'extinguish':
      return aboutWater(v, move.space);
    case 'movePerson':
      return aboutPeople(v, move.kind, move.from);
    case 'moveFirefighter':
      return aboutWalk(v, move);
    case 'moveVehicle':
      return aboutDrive(move.vehicle);
    case 'quickAxe':
    case 'useAxe':
      return because('Debris is holding somebody up.', 'nobody gets out while debris lies there', 'FD-6.35', 'FD-12.21');
    case 'place':
    case 'quickShutoff':
    case 'useShutoff':
      return because('Live wires keep the water off.', 'water is no use until the power is off', 'FD-6.30', 'FD-12.24');
    case 'addReserve':
      return because('Don’t waste a Water die.', 'engines and the Water Truck fill up at the station', 'FD-12.4', 'FD-13.3');
    case 'load':
    case 'unload':
    case 'loadKit':
      return because('You can do something without a die.', 'it costs no die', 'FD-13.14');
    case 'loadWater':
    case 'transferWater':
      return because('You can fill up with water.', 'it costs no die', 'FD-13.1');
    case 'acceptWater':
    case 'declineWater':
      return because('Somebody offers water.', 'the giver should keep enough for their own fire', 'FD-13.9');
    case 'plan':
      return because('Think about where you are needed first.', 'the others see your plan and go elsewhere', 'FD-9.10');
    default:
      return undefined;
  }
}
