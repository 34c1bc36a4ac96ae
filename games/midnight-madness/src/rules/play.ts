import type { Reason, Seat } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { cardName, type Card } from '../content/cards.ts';
import { type Arc, ARCS, FOREST } from '../content/spaces.ts';
import { findToken, fortifyReserve, idsOf, isWallUp } from '../queries/board.ts';
import type { State, Token } from '../state.ts';
import { tokenById } from '../text/names.ts';
import { buildWall, fortifyWall } from '../verbs/castle.ts';
import { takeFromDiscard } from '../verbs/cards.ts';
import { callOff, driveBack, placeTar } from '../verbs/tokens.ts';
import { callDraw } from './drawing.ts';
import { ARC, CARD, CARD_OR_NONE, holds, play, TOKEN } from './playing.ts';
import {
  alreadyFortified,
  ALREADY_IN_FOREST,
  CARD_NOT_IN_HAND,
  DISCARD_EMPTY,
  MISSING_ALREADY,
  NEEDS_BRICK_AND_MORTAR,
  NO_FORTIFY_TOKEN,
  NO_SUCH_TOKEN,
  NOT_IN_DISCARD,
  STUCK_IN_TAR,
  SUPPLY_EMPTY,
  TAR_IN_USE,
  wallMissing,
  wallStanding,
} from './refusals.ts';

const heldOrNull = (v: State, seat: Seat, card: Card): Card | null => (holds(v, seat, card) ? card : null);

/** MM-10.9, MM-10.10 */
export const playBuild = play('playBuild', {
  fields: { brick: CARD_OR_NONE, mortar: CARD_OR_NONE, arc: ARC },
  name: 'Rebuild a wall',
  word: 'build',
  label: (_v, { arc }) => `Rebuild wall ${arc}`,
  cards: ({ brick, mortar }) => [brick, mortar].filter((card) => card !== null),
  domain: (v, seat) => ({ brick: [heldOrNull(v, seat, 'brick')], mortar: [heldOrNull(v, seat, 'mortar')], arc: ARCS }),
  refuse: (v, { seat, brick, mortar, arc }) => {
    const isHeld = (card: Card | null) => card === null || holds(v, seat, card);
    if (!isHeld(brick) || !isHeld(mortar)) return CARD_NOT_IN_HAND;
    if (brick !== 'brick' || mortar !== 'mortar') return NEEDS_BRICK_AND_MORTAR;
    return isWallUp(v, arc) ? wallStanding(arc) : undefined;
  },
  perform: (s, { arc }, out) => buildWall(s, arc, out),
});

function refuseFortify(v: State, arc: Arc): Reason | undefined {
  if (!isWallUp(v, arc)) return wallMissing(arc);
  if (v.walls[arc - 1] === 'fortified') return alreadyFortified(arc);
  return fortifyReserve(v) === 0 ? NO_FORTIFY_TOKEN : undefined;
}

/** MM-10.11 */
export const playFortify = play('playFortify', {
  fields: { arc: ARC },
  name: 'Fortify a wall',
  word: 'fortify',
  label: (_v, { arc }) => `Fortify wall ${arc}`,
  cards: ['fortify'],
  domain: () => ({ arc: ARCS }),
  refuse: (v, { arc }) => refuseFortify(v, arc),
  perform: (s, { arc }, out) => fortifyWall(s, arc, out),
});

/** MM-10.12 */
export const playTar = play('playTar', {
  fields: { token: TOKEN },
  name: 'Tar',
  word: 'tar',
  label: (v, { token }) => `Tar on ${tokenById(v, token)}`,
  cards: ['tar'],
  domain: (v) => ({ token: idsOf(v.tokens) }),
  refuse: (v, { token }) => {
    if (!findToken(v, token)) return NO_SUCH_TOKEN;
    return v.tarred === 0 ? undefined : TAR_IN_USE;
  },
  perform: (s, { token }, out) => placeTar(s, token, out),
});

function refuseDriveBack(v: State, target: Token | undefined): Reason | undefined {
  if (!target) return NO_SUCH_TOKEN;
  if (target.ring === FOREST) return ALREADY_IN_FOREST;
  return v.tarred === target.id ? STUCK_IN_TAR : undefined;
}

/** MM-10.13, MM-10.14 */
export const playDriveBack = play('playDriveBack', {
  fields: { token: TOKEN },
  name: 'Drive back',
  word: 'driveBack',
  label: (v, { token }) => `Drive back ${tokenById(v, token)}`,
  cards: ['driveBack'],
  domain: (v) => ({ token: idsOf(v.tokens) }),
  refuse: (v, { token }) => refuseDriveBack(v, findToken(v, token)),
  perform: (s, { token }, out) => driveBack(findToken(s, token)!, out),
});

/** MM-10.15 */
export const playMissing = play('playMissing', {
  name: 'Missing: nothing arrives this turn',
  word: 'missing',
  cards: ['missing'],
  bars: (v) => (v.isMissing ? MISSING_ALREADY : v.supply === 0 ? SUPPLY_EMPTY : undefined),
  perform: (s) => callOff(s),
});

/** MM-10.16, MM-10.17: the pile is looked at before Scavenge lies on it, so it never takes itself. */
export const playScavenge = play('playScavenge', {
  fields: { card: CARD },
  name: 'Take a card back',
  word: 'scavenge',
  label: (_v, { card }) => `Scavenge ${cardName(card)}`,
  cards: ['scavenge'],
  bars: (v) => (v.discard.length === 0 ? DISCARD_EMPTY : undefined),
  domain: (v) => ({ card: distinct(v.discard) }),
  refuse: (v, { card }) => (v.discard.includes(card) ? undefined : NOT_IN_DISCARD),
  perform: (s, { seat, card }, out) => takeFromDiscard(s, seat, card, out),
});

/** MM-10.18 */
export const playDraw2 = play('playDraw2', {
  name: 'Draw 2 Cards',
  word: 'draw2',
  cards: ['draw2'],
  perform: (s, { seat }, out) => callDraw(s, seat, 2, out),
});
