import { call, type Move, type Out, type Refusal } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { findToken, isHidden } from '../queries/board.ts';
import { type Card, factsOf, isHitCard, reachOf } from '../content/cards.ts';
import { CASTLE, FOREST, spaceBit } from '../content/spaces.ts';
import type { HitFrame, State, Token, TurnFrame } from '../state.ts';
import type { Madness, PlayAttack, PlayBarbarian } from '../moves.ts';
import { spend } from '../verbs/cards.ts';
import { slay, wound } from '../verbs/tokens.ts';
import { always, rule } from './sentences.ts';
import {
  CARD_NOT_IN_HAND,
  CASTLE_OUT_OF_REACH,
  FOREST_OUT_OF_REACH,
  NICE_SHOT_ALONE,
  NO_SUCH_TOKEN,
  wrongCard,
  wrongColour,
  wrongRing,
} from './refusals.ts';

/** MM-9.7, MM-9.8, MM-10.1 to MM-10.3: why this card does not reach that token. */
function outOfReach(card: Card, { ring, arc }: Token): Refusal | undefined {
  if ((reachOf(card) & spaceBit(ring, arc)) !== 0) return undefined;
  if (ring === FOREST) return FOREST_OUT_OF_REACH;
  if (ring === CASTLE) return CASTLE_OUT_OF_REACH;
  return factsOf(card).rings.includes(ring) ? wrongColour(card, arc) : wrongRing(card, ring);
}

function refuseAttack(v: State, { seat, card, token, niceShot }: PlayAttack): Refusal | undefined {
  const hand = v.hands[seat]!;
  if (!hand.includes(card) || (niceShot && !hand.includes('niceShot'))) return CARD_NOT_IN_HAND;
  const target = findToken(v, token);
  if (!target) return NO_SUCH_TOKEN;
  if (card === 'niceShot' || (niceShot && !isHitCard(card))) return NICE_SHOT_ALONE; // 10.6, 10.20
  if (!isHitCard(card)) return wrongCard(card);
  return outOfReach(card, target);
}

/** MM-9.5, MM-9.6: hidden or open, each token of a space is a target of its own. */
function attackOptions(v: State, seat: number): PlayAttack[] {
  const options: PlayAttack[] = [];
  const hand = v.hands[seat]!;
  const hasNiceShot = hand.includes('niceShot');
  for (const card of distinct(hand)) {
    const reach = reachOf(card);
    if (reach === 0) continue;
    for (const { id, ring, arc } of v.tokens) {
      if ((reach & spaceBit(ring, arc)) === 0) continue;
      options.push({ type: 'playAttack', seat, card, token: id, niceShot: false });
      if (hasNiceShot) options.push({ type: 'playAttack', seat, card, token: id, niceShot: true });
    }
  }
  return options;
}

/** MM-10.1 to MM-10.3, MM-10.5 */
export const playAttack: Move<Madness, TurnFrame, PlayAttack> = {
  options: (v, _f, seat) => attackOptions(v, seat),
  refuse: (v, _f, move) => refuseAttack(v, move),
  perform: (s, _f, { card, token, niceShot }, out) => {
    spend(s, niceShot ? [card, 'niceShot'] : [card], token, null, out);
    call(s, { rule: 'hit', at: 'turnUp', token, slay: niceShot });
  },
};

/** MM-10.4 */
export const playBarbarian: Move<Madness, TurnFrame, PlayBarbarian> = {
  options: (v, _f, seat) => {
    if (!v.hands[seat]!.includes('barbarian')) return [];
    return v.tokens.filter(({ ring }) => ring !== FOREST).map(({ id }) => ({ type: 'playBarbarian', seat, token: id }));
  },
  refuse: (v, _f, { seat, token }) => {
    if (!v.hands[seat]!.includes('barbarian')) return CARD_NOT_IN_HAND;
    const target = findToken(v, token);
    if (!target) return NO_SUCH_TOKEN;
    return target.ring === FOREST ? FOREST_OUT_OF_REACH : undefined;
  },
  perform: (s, _f, { token }, out) => {
    spend(s, ['barbarian'], token, null, out);
    call(s, { rule: 'hit', at: 'turnUp', token, slay: true });
  },
};

/** MM-10.7 (3) */
function turnUpTarget(s: State, f: HitFrame): void {
  if (isHidden(findToken(s, f.token)!)) call(s, { rule: 'flip', at: 'turnUp', token: f.token });
}

/** MM-10.7 (4), MM-10.8: the damage follows the target; a target that is gone costs the card all the same. */
function strikeTarget(s: State, f: HitFrame, out: Out<Madness>): void {
  const token = findToken(s, f.token);
  if (!token) return;
  const kind = token.kind!;
  if (!f.slay) wound(token, kind, 'card', out);
  if (f.slay || token.hp === 0) slay(s, token, kind, out); // 20.2
}

/** MM-10.7 A hit or a slay: the damage comes after whatever the flip caused (MM-11.6). */
export const hit = rule<HitFrame>('MM-10.7', {
  turnUp: always(turnUpTarget),
  strike: always(strikeTarget),
});
