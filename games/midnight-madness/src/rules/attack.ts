import { call, type Out, type Reason } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { type Card, cardName, factsOf, isHitCard, reachOf } from '../content/cards.ts';
import { CASTLE, FOREST, spaceBit } from '../content/spaces.ts';
import type { Night } from '../moves.ts';
import { findToken, idsOf, isHidden } from '../queries/board.ts';
import type { HitFrame, State, Token } from '../state.ts';
import { tokenById } from '../text/names.ts';
import { slay, wound } from '../verbs/tokens.ts';
import { CARD, holds, NICE, play, TOKEN, withOrWithout } from './playing.ts';
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
import { always, rule } from './sentences.ts';

/** MM-9.7, MM-9.8, MM-10.1 to MM-10.3: why this card does not reach that token. */
function outOfReach(card: Card, { ring, arc }: Token): Reason | undefined {
  if ((reachOf(card) & spaceBit(ring, arc)) !== 0) return undefined;
  if (ring === FOREST) return FOREST_OUT_OF_REACH;
  if (ring === CASTLE) return CASTLE_OUT_OF_REACH;
  return factsOf(card).rings.includes(ring) ? wrongColour(card, arc) : wrongRing(card, ring);
}

/** MM-10.1 to MM-10.3, MM-10.5. MM-9.5, MM-9.6: hidden or open, each token of a space is a target of its own. */
export const playAttack = play('playAttack', {
  fields: { card: CARD, token: TOKEN, niceShot: NICE },
  name: 'Hit',
  word: 'hit',
  label: (v, { card, token, niceShot }) => `${cardName(card)}${niceShot ? ' with Nice Shot' : ''} on ${tokenById(v, token)}`,
  cards: ({ card, niceShot }) => (niceShot ? [card, 'niceShot'] : [card]),
  domain: (v, seat) => ({
    card: distinct(v.hands[seat]!).filter(isHitCard),
    token: idsOf(v.tokens),
    niceShot: withOrWithout(v, seat, 'niceShot'),
  }),
  refuse: (v, { seat, card, token, niceShot }) => {
    if (!holds(v, seat, card) || (niceShot && !holds(v, seat, 'niceShot'))) return CARD_NOT_IN_HAND;
    const target = findToken(v, token);
    if (!target) return NO_SUCH_TOKEN;
    if (card === 'niceShot' || (niceShot && !isHitCard(card))) return NICE_SHOT_ALONE; // 10.6, 10.20
    return isHitCard(card) ? outOfReach(card, target) : wrongCard(card);
  },
  perform: (s, { token, niceShot }) => call(s, { rule: 'hit', at: 'turnUp', token, slay: niceShot }),
});

/** MM-10.4 */
export const playBarbarian = play('playBarbarian', {
  fields: { token: TOKEN },
  name: 'Barbarian',
  word: 'barbarian',
  label: (v, { token }) => `Barbarian on ${tokenById(v, token)}`,
  cards: ['barbarian'],
  domain: (v) => ({ token: idsOf(v.tokens) }),
  refuse: (v, { token }) => {
    const target = findToken(v, token);
    if (!target) return NO_SUCH_TOKEN;
    return target.ring === FOREST ? FOREST_OUT_OF_REACH : undefined;
  },
  perform: (s, { token }) => call(s, { rule: 'hit', at: 'turnUp', token, slay: true }),
});

/** MM-10.7 (3) */
function turnUpTarget(s: State, f: HitFrame): void {
  if (isHidden(findToken(s, f.token)!)) call(s, { rule: 'flip', at: 'turnUp', token: f.token });
}

/** MM-10.7 (4), MM-10.8: the damage follows the target; a target that is gone costs the card all the same. */
function strikeTarget(s: State, f: HitFrame, out: Out<Night>): void {
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
