import type { Pass } from '@nightfall/kernel';
import { aToken, placeName, SLOT_NAMES, vehicleName } from '../content/names.ts';
import type { FdMove } from '../moves.ts';
import type { View } from '../state.ts';

const FIXED = {
  ready: 'Ready',
  unready: 'Wait, not ready',
  done: 'Done for this round',
  undone: 'Play on',
  sitOut: 'Sit out',
  endBeat: 'End your beat',
  pass: 'Pass',
} as const;
const kit = (hose: boolean, axe: boolean): string =>
  [...(hose ? ['hose'] : []), ...(axe ? ['axe'] : [])].map((word) => ` + ${word}`).join('');

/** Setup, briefing, and what needs no die. */
function freeLabel(v: View, move: FdMove): string {
  switch (move.type) {
    case 'setStation':
      return `Park ${vehicleName(move.vehicle)} at ${placeName(move.station)}`;
    case 'deal':
    case 'reassign':
      return `Move ${aToken(move.kind)} to ${placeName(move.to)}`;
    case 'plan':
      return move.space === null ? 'Take back the plan marker' : `Plan for ${placeName(move.space)}`;
    case 'loadWater':
      return `Load ${move.n} water onto ${vehicleName(move.vehicle)} from the ${move.source}`;
    case 'unloadWater':
      return `Unload ${move.n} water at ${placeName(move.station)} from ${vehicleName(move.vehicle)}`;
    case 'transferWater':
      return `Pass ${move.n} water from ${vehicleName(move.from)} to ${vehicleName(move.to)}`;
    case 'offerWater':
      return `Offer ${move.n} water from ${vehicleName(move.from)} to ${vehicleName(move.to)}`;
    case 'acceptWater':
    case 'declineWater':
      return offerLabel(v, move.offer, move.type === 'acceptWater' ? 'Accept' : 'Decline');
    case 'consent':
      return `Accept water automatically: ${move.receive ? 'yes' : 'no'}; give it automatically: ${move.give ? 'yes' : 'no'}`;
    case 'load':
      return `Load ${aToken(move.kind)} onto ${vehicleName(move.vehicle)}`;
    case 'unload':
      return `Unload ${aToken(move.kind)} from ${vehicleName(move.vehicle)}`;
    case 'loadKit':
      return `Load crew, hoses and axe onto ${vehicleName(move.vehicle)}`;
    default:
      return diceLabel(move);
  }
}
function offerLabel(v: View, id: number, word: string): string {
  const offer = v.offers.find((one) => one.id === id);
  return offer ? `${word} ${offer.n} water from ${vehicleName(offer.from)} to ${vehicleName(offer.to)}` : `${word} the offer`;
}

/** What a die does. */
function diceLabel(move: FdMove): string {
  switch (move.type) {
    case 'roll':
      return move.dice.length === 2 ? 'Roll both dice' : `Roll die ${move.dice[0]!}`;
    case 'place':
      return `Lock die ${move.die} on ${SLOT_NAMES[move.slot]}${move.space === null ? '' : ` for ${placeName(move.space)}`}`;
    case 'intent':
      return `Aim ${SLOT_NAMES[move.slot]} at ${placeName(move.space)}`;
    case 'retract':
      return `Take back die ${move.die}`;
    case 'moveVehicle':
      return `Drive ${vehicleName(move.vehicle)} to ${placeName(move.to)}`;
    case 'addReserve':
      return `Add water to ${placeName(move.station)}`;
    case 'extinguish':
    case 'quickExtinguish':
      return `Spray ${placeName(move.space)} with ${move.water} water`;
    case 'moveFirefighter':
      return `Firefighter${kit(move.hose, move.axe)} from ${placeName(move.from)} to ${placeName(move.to)}`;
    case 'movePerson':
      return `Lead ${move.kind === 'civ' ? 'a civilian' : 'an injured person'} from ${placeName(move.from)} to ${placeName(move.to)}`;
    case 'useAxe':
    case 'quickAxe':
      return `Clear debris on ${placeName(move.space)}`;
    case 'useShutoff':
    case 'quickShutoff':
      return `Shut off the power on ${placeName(move.space)}`;
    case 'forfeit':
      return `Give up ${SLOT_NAMES[move.slot]}`;
    default:
      return move.type;
  }
}

/** A move as a short label. */
export function moveLabel(v: View, move: FdMove | Pass): string {
  if (move.type === 'pass') return FIXED.pass;
  return Object.hasOwn(FIXED, move.type) ? FIXED[move.type as keyof typeof FIXED] : freeLabel(v, move);
}
