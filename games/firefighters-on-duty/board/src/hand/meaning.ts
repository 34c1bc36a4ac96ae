import type { FdMove } from '@nightfall/firefighters-on-duty';
import type { Picked } from './hand.ts';
import { byUrgency, isAtOnce, pieceOf, placeOf } from './reading.ts';

/** What a touch has to know of the city: how many water dice a fire asks for, and which places are buildings. */
export type Known = { readonly waterFor: (space: string) => number; readonly isArea: (space: string) => boolean };

const spaceOf = (mark: string): string => mark.split('-')[0]!;
const fitsDie = (move: FdMove, { die }: Picked) => die === null || !('die' in move) || move.die === die;

/** Of moves that differ in details only, the one that comes nearest to what the player wants. */
function nearest(moves: readonly FdMove[], picked: Picked, known: Known): FdMove | undefined {
  const [first] = moves;
  if (!first) return undefined;
  const alike = moves.filter(({ type }) => type === first.type);
  return alike.toSorted((a, b) => distance(a, picked, known) - distance(b, picked, known))[0];
}
function distance(move: FdMove, picked: Picked, known: Known): number {
  if (move.type === 'moveVehicle') return isCommon(move) ? 1 : 0;
  if (move.type === 'moveFirefighter') return (move.hose === picked.hose ? 0 : 2) + (move.axe === picked.axe ? 0 : 1);
  if (move.type === 'extinguish' || move.type === 'quickExtinguish')
    return Math.abs(move.water - (picked.water ?? known.waterFor(move.space)));
  return 0;
}

/** Somebody is led out of a building: what a firefighter beside them is there for. */
const leadsOut = (move: FdMove, { isArea }: Known): boolean =>
  move.type === 'movePerson' && isArea(move.from) && !isArea(move.to);
/** Does the move belong to what is in hand? Nobody is led anywhere unasked but out; a firefighter in hand leads, unless told to walk alone. */
function fitsPiece(move: FdMove, { piece, leads }: Picked, known: Known): boolean {
  if (piece === null) return move.type !== 'movePerson' || (leads && leadsOut(move, known));
  return pieceOf(move) === piece || (leads && leadsOut(move, known) && 'from' in move && `${move.from}-ff` === piece);
}

/** The truck and the carrier belong to all crews: a touch on a road means the own engine. */
const isCommon = ({ vehicle }: Extract<FdMove, { type: 'moveVehicle' }>): boolean => vehicle === 'TRUCK' || vehicle === 'CARRIER';

/** What a touch on a place means: the picked piece goes there, or the most urgent thing that can be done there. */
export function meantAt(place: string, legal: readonly FdMove[], picked: Picked, known: Known): FdMove | undefined {
  const open = legal.filter((move) => placeOf(move) === place && fitsDie(move, picked) && fitsPiece(move, picked, known));
  return nearest(open.toSorted(byUrgency), picked, known);
}

/** What a touch means: do it, or take a piece up. */
export type Touch = { readonly do: FdMove } | { readonly pick: string } | undefined;
/** The same as a touch: a vehicle that all crews share is taken up first, and goes with the next touch. */
export function touchAt(place: string, legal: readonly FdMove[], picked: Picked, known: Known): Touch {
  const move = meantAt(place, legal, picked, known);
  const isUnasked = move?.type === 'moveVehicle' && isCommon(move) && picked.piece === null;
  return isUnasked ? { pick: move.vehicle } : move && { do: move };
}
/** What a touch on a piece means; where it can do nothing, what a touch on its place means. */
export function meantBy(mark: string, legal: readonly FdMove[], picked: Picked, known: Known): Touch {
  const place = spaceOf(mark);
  const there = picked.piece !== null && picked.piece !== mark ? touchAt(place, legal, picked, known) : undefined;
  if (there) return there;
  const own = legal.filter((move) => pieceOf(move) === mark && fitsDie(move, picked));
  const atOnce = nearest(own.filter(isAtOnce).toSorted(byUrgency), picked, known);
  if (atOnce) return { do: atOnce };
  if (own.length > 0) return { pick: mark };
  // Equipment is carried by the firefighter beside it.
  if (/-(hose|axe)$/.test(mark) && litPieces(legal, picked).has(`${place}-ff`)) return { pick: `${place}-ff` };
  return touchAt(place, legal, { ...picked, piece: null }, known);
}

/** The places that are lit: with a piece picked, where it may go; else wherever something can be done with the dice. */
export function litPlaces(legal: readonly FdMove[], picked: Picked): ReadonlySet<string> {
  const open = legal.filter((move) => fitsDie(move, picked) && (picked.piece === null || pieceOf(move) === picked.piece));
  return new Set(open.flatMap((move) => placeOf(move) ?? []));
}
export const litPieces = (legal: readonly FdMove[], picked: Picked): ReadonlySet<string> =>
  new Set(legal.filter((move) => fitsDie(move, picked)).flatMap((move) => pieceOf(move) ?? []));
/** Where something can be done at once, or where the piece in hand may go: these are lit, the others only outlined. */
export function urgentPlaces(legal: readonly FdMove[], picked: Picked): ReadonlySet<string> {
  if (picked.piece !== null) return litPlaces(legal, picked);
  return litPlaces(legal.filter(isAtOnce), picked);
}
/** A touch beside the pieces of a place takes up one of those `here` that can do something, and the next with another touch. */
export function nextPiece(here: readonly string[], { piece }: Picked): string | undefined {
  if (piece === null) return here[0];
  return here.includes(piece) ? here[(here.indexOf(piece) + 1) % here.length] : undefined;
}
