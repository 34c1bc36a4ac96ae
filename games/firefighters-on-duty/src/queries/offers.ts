import type { Seat } from '@nightfall/kernel';
import { ownerOf } from '../content/vehicles.ts';
import type { Offer } from '../state.ts';
import { indexOfVehicle } from './vehicles.ts';

export type Pair = Pick<Offer, 'from' | 'to'>;
export const giverOf = ({ from }: Pair): Seat | undefined => ownerOf(indexOfVehicle(from));
export const takerOf = ({ to }: Pair): Seat | undefined => ownerOf(indexOfVehicle(to));
/** FD-13.9, FD-2.15 The owner whose agreement is still missing: nothing else in the game asks for one. */
export const partnerOf = (offer: Offer): Seat => (giverOf(offer) === offer.by ? takerOf(offer)! : giverOf(offer)!);
export const isSamePair = (a: Pair, b: Pair): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);
