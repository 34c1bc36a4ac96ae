import type { FdMove } from '@nightfall/firefighters-on-duty';
import type { Picked } from './hand.ts';
import { byUrgency, isAtOnce, pieceOf, placeOf } from './reading.ts';

/** How many water dice a fire asks for; boards get it from the game. */
export type WaterFor = (space: string) => number;

const spaceOf = (mark: string): string => mark.split('-')[0]!;
const fitsDie = (move: FdMove, { die }: Picked) => die === null || !('die' in move) || move.die === die;

/** Of moves that differ in details only, the one that comes nearest to what the player wants. */
function nearest(moves: readonly FdMove[], picked: Picked, waterFor: WaterFor): FdMove | undefined {
  const [first] = moves;
  if (!first) return undefined;
  const alike = moves.filter(({ type }) => type === first.type);
  return alike.toSorted((a, b) => distance(a, picked, waterFor) - distance(b, picked, waterFor))[0];
}
function distance(move: FdMove, picked: Picked, waterFor: WaterFor): number {
  if (move.type === 'moveFirefighter') return (move.hose === picked.hose ? 0 : 2) + (move.axe === picked.axe ? 0 : 1);
  if (move.type === 'extinguish' || move.type === 'quickExtinguish')
    return Math.abs(move.water - (picked.water ?? waterFor(move.space)));
  return 0;
}

/** What a touch on a place means: the picked piece goes there, or the most urgent thing that can be done there. */
export function meantAt(place: string, legal: readonly FdMove[], picked: Picked, waterFor: WaterFor): FdMove | undefined {
  const open = legal.filter(
    (move) => placeOf(move) === place && fitsDie(move, picked) && (picked.piece === null || pieceOf(move) === picked.piece),
  );
  return nearest(open.toSorted(byUrgency), picked, waterFor);
}

/** What a touch on a piece means: do it, take the piece up, or what a touch on its place means. */
export type Touch = { readonly do: FdMove } | { readonly pick: string } | undefined;
export function meantBy(mark: string, legal: readonly FdMove[], picked: Picked, waterFor: WaterFor): Touch {
  const place = spaceOf(mark);
  const there = picked.piece !== null && picked.piece !== mark ? meantAt(place, legal, picked, waterFor) : undefined;
  if (there) return { do: there };
  const own = legal.filter((move) => pieceOf(move) === mark && fitsDie(move, picked));
  const atOnce = nearest(own.filter(isAtOnce).toSorted(byUrgency), picked, waterFor);
  if (atOnce) return { do: atOnce };
  if (own.length > 0) return { pick: mark };
  // Equipment is carried by the firefighter beside it.
  if (/-(hose|axe)$/.test(mark) && litPieces(legal, picked).has(`${place}-ff`)) return { pick: `${place}-ff` };
  const move = meantAt(place, legal, { ...picked, piece: null }, waterFor);
  return move && { do: move };
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
