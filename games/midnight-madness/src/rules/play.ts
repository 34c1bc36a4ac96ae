import { call, type Move, type Refusal, type Seat } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { findToken, fortifyReserve, isWallUp } from '../queries/board.ts';
import type { Card } from '../content/cards.ts';
import { type Arc, ARCS, FOREST } from '../content/spaces.ts';
import type { Madness, PlayBuild, PlayDraw2, PlayDriveBack, PlayFortify, PlayMissing, PlayScavenge, PlayTar } from '../moves.ts';
import type { State, Token, TurnFrame } from '../state.ts';
import { buildWall, fortifyWall } from '../verbs/castle.ts';
import { spend, takeFromDiscard } from '../verbs/cards.ts';
import { driveBack, placeTar } from '../verbs/tokens.ts';
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

type Play<M> = Move<Madness, TurnFrame, M>;
const holds = (v: State, seat: Seat, card: Card): boolean => v.hands[seat]!.includes(card);

function refuseBuild(v: State, { seat, brick, mortar, arc }: PlayBuild): Refusal | undefined {
  const isHeld = (card: Card | null) => card === null || holds(v, seat, card);
  if (!isHeld(brick) || !isHeld(mortar)) return CARD_NOT_IN_HAND;
  if (brick !== 'brick' || mortar !== 'mortar') return NEEDS_BRICK_AND_MORTAR;
  return isWallUp(v, arc) ? wallStanding(arc) : undefined;
}

/** MM-10.9, MM-10.10 */
export const playBuild: Play<PlayBuild> = {
  options: (v, _f, seat) => {
    if (!holds(v, seat, 'brick') || !holds(v, seat, 'mortar')) return [];
    return ARCS.filter((arc) => !isWallUp(v, arc)).map((arc) => ({
      type: 'playBuild',
      seat,
      brick: 'brick',
      mortar: 'mortar',
      arc,
    }));
  },
  refuse: (v, _f, move) => refuseBuild(v, move),
  perform: (s, _f, { arc }, out) => {
    spend(s, ['brick', 'mortar'], null, arc, out);
    buildWall(s, arc, out);
  },
};

function refuseFortify(v: State, arc: Arc): Refusal | undefined {
  if (!isWallUp(v, arc)) return wallMissing(arc);
  if (v.walls[arc - 1] === 'fortified') return alreadyFortified(arc);
  return fortifyReserve(v) === 0 ? NO_FORTIFY_TOKEN : undefined;
}

/** MM-10.11 */
export const playFortify: Play<PlayFortify> = {
  options: (v, _f, seat) => (holds(v, seat, 'fortify') ? ARCS.map((arc) => ({ type: 'playFortify', seat, arc })) : []),
  refuse: (v, _f, { seat, arc }) => (holds(v, seat, 'fortify') ? refuseFortify(v, arc) : CARD_NOT_IN_HAND),
  perform: (s, _f, { arc }, out) => {
    spend(s, ['fortify'], null, arc, out);
    fortifyWall(s, arc, out);
  },
};

/** MM-10.12 */
export const playTar: Play<PlayTar> = {
  options: (v, _f, seat) => (holds(v, seat, 'tar') ? v.tokens.map(({ id }) => ({ type: 'playTar', seat, token: id })) : []),
  refuse: (v, _f, { seat, token }) => {
    if (!holds(v, seat, 'tar')) return CARD_NOT_IN_HAND;
    if (!findToken(v, token)) return NO_SUCH_TOKEN;
    return v.tarred === 0 ? undefined : TAR_IN_USE;
  },
  perform: (s, _f, { token }, out) => {
    spend(s, ['tar'], token, null, out);
    placeTar(s, token, out);
  },
};

function refuseDriveBack(v: State, target: Token | undefined): Refusal | undefined {
  if (!target) return NO_SUCH_TOKEN;
  if (target.ring === FOREST) return ALREADY_IN_FOREST;
  return v.tarred === target.id ? STUCK_IN_TAR : undefined;
}

/** MM-10.13, MM-10.14 */
export const playDriveBack: Play<PlayDriveBack> = {
  options: (v, _f, seat) =>
    holds(v, seat, 'driveBack') ? v.tokens.map(({ id }) => ({ type: 'playDriveBack', seat, token: id })) : [],
  refuse: (v, _f, { seat, token }) => (holds(v, seat, 'driveBack') ? refuseDriveBack(v, findToken(v, token)) : CARD_NOT_IN_HAND),
  perform: (s, _f, { token }, out) => {
    spend(s, ['driveBack'], token, null, out);
    driveBack(findToken(s, token)!, out);
  },
};

/** MM-10.15 */
export const playMissing: Play<PlayMissing> = {
  options: (v, _f, seat) => (holds(v, seat, 'missing') ? [{ type: 'playMissing', seat }] : []),
  refuse: (v, _f, { seat }) => {
    if (!holds(v, seat, 'missing')) return CARD_NOT_IN_HAND;
    if (v.isMissing) return MISSING_ALREADY;
    return v.supply === 0 ? SUPPLY_EMPTY : undefined;
  },
  perform: (s, _f, _move, out) => {
    spend(s, ['missing'], null, null, out);
    s.isMissing = true;
  },
};

/** MM-10.16, MM-10.17: the pile is looked at before Scavenge lies on it, so it never takes itself. */
export const playScavenge: Play<PlayScavenge> = {
  options: (v, _f, seat) =>
    holds(v, seat, 'scavenge') ? distinct(v.discard).map((card) => ({ type: 'playScavenge', seat, card })) : [],
  refuse: (v, _f, { seat, card }) => {
    if (!holds(v, seat, 'scavenge')) return CARD_NOT_IN_HAND;
    if (v.discard.length === 0) return DISCARD_EMPTY;
    return v.discard.includes(card) ? undefined : NOT_IN_DISCARD;
  },
  perform: (s, _f, { seat, card }, out) => {
    spend(s, ['scavenge'], null, null, out);
    takeFromDiscard(s, seat, card, out);
  },
};

/** MM-10.18 */
export const playDraw2: Play<PlayDraw2> = {
  options: (v, _f, seat) => (holds(v, seat, 'draw2') ? [{ type: 'playDraw2', seat }] : []),
  refuse: (v, _f, { seat }) => (holds(v, seat, 'draw2') ? undefined : CARD_NOT_IN_HAND),
  perform: (s, _f, { seat }, out) => {
    spend(s, ['draw2'], null, null, out);
    call(s, { rule: 'drawCards', at: 'reshuffle', seat, left: 2 });
  },
};
