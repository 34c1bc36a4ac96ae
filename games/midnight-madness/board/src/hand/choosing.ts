import { type Choice, choices, type Pass, type Seat } from '@nightfall/kernel';
import {
  cardsOf,
  game,
  isHitCard,
  movesWith,
  targetOf,
  type Card,
  type Madness,
  type MadnessMove,
  type State,
} from '@nightfall/midnight-madness';

/** What the player has taken up: a card of the hand, perhaps a second one with it. */
export type Held = { readonly card: Card; readonly with: Card | null };
export type Target = { readonly on: 'token'; readonly token: number } | { readonly on: 'wall'; readonly arc: number };

const PARTNER: Partial<Record<Card, Card>> = { brick: 'mortar', mortar: 'brick' };

/** Taking up a card: Brick brings the Mortar along, Nice Shot and a hit card go together in either order (MM-10.5, MM-10.9). */
export function takeUp(held: Held | null, card: Card, hand: readonly Card[]): Held | null {
  const partner = PARTNER[card];
  if (partner && held?.card !== card) return { card, with: hand.includes(partner) ? partner : null };
  if (held?.card === 'niceShot' && isHitCard(card)) return { card, with: 'niceShot' };
  if (held && card === 'niceShot' && isHitCard(held.card))
    return { card: held.card, with: held.with === 'niceShot' ? null : 'niceShot' };
  return held?.card === card ? null : { card, with: null };
}

/** Everything that the current question offers a seat, legal or not: worked out once for each view. */
const seen = new WeakMap<State, { readonly seat: Seat; readonly all: readonly Choice<Madness>[] }>();
function choicesNow(v: State, seat: Seat): readonly Choice<Madness>[] {
  const known = seen.get(v);
  if (known?.seat === seat) return known.all;
  const all = choices(game.book, v, seat);
  seen.set(v, { seat, all });
  return all;
}
/** The play that takes this card, if it takes no other one. */
export const playWith = (v: State, seat: Seat, card: Card): Choice<Madness> | undefined =>
  choicesNow(v, seat).find(({ cost }) => cost?.[card] === 1);

/** The choice that the rules ask for on the board right now: which tokens, and the move that names one. */
export function asked(
  legal: readonly { type: string }[],
): 'chooseFlip' | 'chooseDamage' | 'chooseDiscard' | 'answerTrade' | undefined {
  const type = legal[0]?.type;
  return type === 'chooseFlip' || type === 'chooseDamage' || type === 'chooseDiscard' || type === 'answerTrade'
    ? type
    : undefined;
}

const markOf = (target: Target): string => (target.on === 'token' ? `t${target.token}` : `wall${target.arc}`);
const isOf = (move: MadnessMove, held: Held | null): boolean => {
  const cards = cardsOf(move);
  const inHand = [held?.card, held?.with].filter((card) => card !== undefined && card !== null);
  return cards.length === 0 || (cards.length === inHand.length && cards.every((card) => inHand.includes(card)));
};

/** What a tap on a target would do now: the move, or undefined if nothing is asked, and what is held has no such target. */
export function moveAt(held: Held | null, target: Target, v: State, seat: Seat): MadnessMove | undefined {
  for (const { options } of choicesNow(v, seat))
    for (const { move } of options) if (targetOf(move) === markOf(target) && isOf(move, held)) return move;
  return undefined;
}

/** The moves that begin with taking up this card; Nice Shot alone leads nowhere. */
export const movesFrom = (card: Card, legal: readonly (MadnessMove | Pass)[]): readonly MadnessMove[] =>
  card === 'niceShot' ? [] : movesWith(legal, card);
