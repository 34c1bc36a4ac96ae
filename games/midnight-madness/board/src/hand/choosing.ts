import { isHitCard, type Card, type MadnessMove, type State } from '@nightfall/midnight-madness';
import type { Seat } from '@nightfall/kernel';

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

/** The move that a held card makes on a target; undefined if a card of this sort has no such target at all. */
export function moveOn(held: Held, target: Target, seat: Seat): MadnessMove | undefined {
  return target.on === 'wall' ? onWall(held, target.arc, seat) : onToken(held, target.token, seat);
}
function onWall({ card, with: partner }: Held, arc: number, seat: Seat): MadnessMove | undefined {
  if (card === 'fortify') return { type: 'playFortify', seat, arc };
  if (card === 'brick') return { type: 'playBuild', seat, brick: 'brick', mortar: partner, arc };
  return card === 'mortar' ? { type: 'playBuild', seat, brick: partner, mortar: 'mortar', arc } : undefined;
}
function onToken({ card, with: partner }: Held, token: number, seat: Seat): MadnessMove | undefined {
  switch (card) {
    case 'barbarian':
      return { type: 'playBarbarian', seat, token };
    case 'tar':
      return { type: 'playTar', seat, token };
    case 'driveBack':
      return { type: 'playDriveBack', seat, token };
    case 'niceShot':
      return { type: 'playAttack', seat, card, token, niceShot: false };
    default:
      return isHitCard(card) ? { type: 'playAttack', seat, card, token, niceShot: partner === 'niceShot' } : undefined;
  }
}

/** A card that is played on nothing: it has a button. */
export function moveAtOnce(card: Card, seat: Seat): MadnessMove | undefined {
  if (card === 'missing') return { type: 'playMissing', seat };
  return card === 'draw2' ? { type: 'playDraw2', seat } : undefined;
}

/** The choice that the rules ask for on the board right now: which tokens, and the move that names one. */
export function asked(
  legal: readonly { type: string }[],
): 'chooseFlip' | 'chooseDamage' | 'chooseDiscard' | 'answerTrade' | undefined {
  const type = legal[0]?.type;
  return type === 'chooseFlip' || type === 'chooseDamage' || type === 'chooseDiscard' || type === 'answerTrade'
    ? type
    : undefined;
}

/** What a tap on a target would do now: the move, or undefined if nothing is held and nothing is asked. */
export function moveAt(
  held: Held | null,
  target: Target,
  seat: Seat,
  legal: readonly { type: string }[],
): MadnessMove | undefined {
  const choice = asked(legal);
  if (target.on === 'token' && (choice === 'chooseFlip' || choice === 'chooseDamage'))
    return { type: choice, seat, token: target.token };
  return held ? moveOn(held, target, seat) : undefined;
}

/** Every target on the board, in reading order: tokens from the castle outwards by arc, then walls. */
export const targets = (v: Pick<State, 'tokens'>): Target[] => [
  ...[...v.tokens]
    .sort((a, b) => a.arc - b.arc || b.ring - a.ring || a.id - b.id)
    .map((t): Target => ({ on: 'token', token: t.id })),
  ...[1, 2, 3, 4, 5, 6].map((arc): Target => ({ on: 'wall', arc })),
];
