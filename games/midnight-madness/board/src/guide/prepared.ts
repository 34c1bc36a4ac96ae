import { facesFor } from '@nightfall/kit/bag';
import { allCards, isBoss, type Card, type Kind, type State, type Token } from '@nightfall/midnight-madness';

/** The chance of the first game: prepared at the deal, then bent a little so that each lesson comes. Players choose freely. */

/** Nobody can reach the blue arcs in time: there a wall will be struck. */
const HANDS: readonly Card[] = [
  ...(['archer/red', 'archer/green', 'knight/red', 'swordsman/blue', 'brick', 'brick'] as const),
  ...(['archer/green', 'knight/green', 'knight/red', 'mortar', 'swordsman/green', 'archer/red'] as const),
];
const START_ARCS = [1, 2, 3, 4, 5, 5];
export const DEALT: readonly (readonly number[])[] = [facesFor(allCards(), HANDS)!, START_ARCS];

/** What is drawn in the first turns, best first. */
const DRAWS: readonly (readonly Card[])[] = [
  [],
  ['archer/red'],
  ['mortar', 'knight/green'],
  ['archer/green', 'archer/any', 'mortar', 'swordsman/red', 'knight/blue', 'archer/blue', 'knight/any', 'mortar'],
];
function drawn(v: State, count: number): number[] | undefined {
  const left = [...v.deck];
  const cards = (DRAWS[v.turn] ?? []).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return cards.length >= count ? facesFor(v.deck, cards.slice(0, count)) : undefined;
}

/** A first shot slays; what comes to the walls unseen is strong enough to strike. */
const SHOT: readonly Kind[] = ['goblin', 'orc', 'troll'];
const SEEN_AT_THE_WALL: readonly Kind[] = ['troll', 'orc', 'goblin'];
const firstOf = (bag: readonly Kind[], kinds: readonly Kind[]): number[] | undefined => {
  const kind = kinds.find((one) => bag.includes(one));
  return kind && [bag.indexOf(kind) + 1];
};
const hasBossCome = (v: State): boolean => v.unseenSupply.filter(isBoss).length < 4;

function turnedUp(v: State, token: Token): number[] | undefined {
  if (token.isStart) return firstOf(v.unseenStart, v.phase === 'play' ? SHOT : SEEN_AT_THE_WALL);
  return hasBossCome(v) ? undefined : firstOf(v.unseenSupply, ['goblinKing']);
}

/** The first two newcomers walk into red and green, where the archers aim. */
const arrived = (v: State, count: number): number[] | undefined => (v.turn === 1 && count === 2 ? [1, 3] : undefined);

export function rig(v: State, sides: readonly number[]): readonly number[] | undefined {
  const f = v.stack.at(-1);
  if (f?.rule === 'drawCards') return drawn(v, sides.length);
  if (f?.rule === 'arrivals') return arrived(v, sides.length);
  const token = f?.rule === 'flip' ? v.tokens.find(({ id }) => id === f.token) : undefined;
  return token && turnedUp(v, token);
}
