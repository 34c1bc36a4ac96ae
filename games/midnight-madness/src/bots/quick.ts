import { type Bot, legal, type Seat } from '@nightfall/kernel';
import { findToken } from '../queries/board.ts';
import { reachOf } from '../content/cards.ts';
import { CASTLE, spaceBit, SWORDSMAN } from '../content/spaces.ts';
import { madness } from '../rules/book.ts';
import type { Madness, MadnessMove } from '../moves.ts';
import type { State, Token } from '../state.ts';
import { quickAnswer } from './foresee.ts';
import { chooseTrade } from './good.ts';
import { keepValue } from './hand.ts';
import { WEIGHTS } from './weights.ts';

/** The nearer to the castle, the more urgent; open and nearly dead creatures first. */
function urgency(token: Token): number {
  const { kind, hp, ring } = token;
  return ring * 10 + (kind === null ? 3 : 7 - hp);
}
const isStrong = ({ kind, hp, ring }: Token): boolean => kind !== null && (hp >= 2 || ring === CASTLE);

/** How gladly such a player makes this play; 0 for never. */
function liking(v: State, move: MadnessMove): number {
  const token = 'token' in move ? findToken(v, move.token) : undefined;
  switch (move.type) {
    case 'playDraw2':
      return 100;
    case 'playMissing':
      return 99;
    case 'playBuild':
      return 98;
    case 'playBarbarian':
      return isStrong(token!) ? 60 + urgency(token!) : 0;
    case 'playAttack':
      return move.niceShot ? (isStrong(token!) ? 25 + urgency(token!) : 0) : 20 + urgency(token!);
    case 'playDriveBack':
    case 'playTar':
      return token!.ring >= SWORDSMAN ? urgency(token!) : 0;
    case 'playFortify':
      return v.tokens.some(({ ring, arc }) => ring === SWORDSMAN && arc === move.arc) ? 15 : 0;
    case 'playScavenge':
      return 1 + Math.max(0, keepValue(WEIGHTS, v, move.card));
    default:
      return 0;
  }
}

function favourite(v: State, seat: Seat): MadnessMove {
  let best = 0;
  let chosen: MadnessMove = { type: 'endPhase', seat };
  for (const move of legal(madness, v, seat)) {
    const rank = move.type === 'pass' ? 0 : liking(v, move);
    if (rank > best && move.type !== 'pass') [best, chosen] = [rank, move];
  }
  return chosen;
}

/** A hit card that reaches nothing now, or next turn when the tokens have come one ring closer. */
function useless(v: State, seat: Seat): MadnessMove {
  const canReach = (reach: number) =>
    v.tokens.some(({ ring, arc }) => (reach & (spaceBit(ring, arc) | spaceBit(Math.min(CASTLE, ring + 1), arc))) !== 0);
  const card = v.hands[seat]!.find((one) => reachOf(one) !== 0 && !canReach(reachOf(one)));
  return card ? { type: 'replace', seat, card } : { type: 'endPhase', seat };
}

function decideQuickly(v: State, seat: Seat): MadnessMove | undefined {
  const f = v.stack[v.stack.length - 1];
  if (f?.rule === 'offer') {
    const isFair = keepValue(WEIGHTS, v, f.give) >= keepValue(WEIGHTS, v, f.take);
    return seat === f.partner ? { type: 'answerTrade', seat, accept: isFair } : undefined;
  }
  if (f?.rule !== 'turn') return quickAnswer(WEIGHTS, v);
  if (v.phase === 'replace') return useless(v, seat);
  if (v.phase === 'reveal') return quickAnswer(WEIGHTS, v);
  return v.phase === 'trade' ? chooseTrade(WEIGHTS, v, seat) : favourite(v, seat);
}

/** Plays by rules of thumb, for play-outs: nearest first, and a shot in the dark rather than none. Asks for the card that it needs, and takes fair offers. */
export const quickBot: Bot<Madness> = (v, seat) => {
  const move = decideQuickly(v, seat);
  return move ? [move] : [];
};
