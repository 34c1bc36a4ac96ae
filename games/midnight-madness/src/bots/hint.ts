import type { Hint, Random, Seat } from '@nightfall/kernel';
import { findToken, isHidden, isWallUp } from '../board.ts';
import { cardName } from '../content/cards.ts';
import { SWORDSMAN } from '../geometry.ts';
import type { Madness, MadnessMove, State, Token } from '../types.ts';
import { moveLabel } from '../words/move.ts';
import { ringText } from '../words/names.ts';
import { decide } from './good.ts';
import { WEIGHTS } from './weights.ts';

type Reason = readonly [text: string, ...rules: string[]];

function aboutTarget(v: State, { ring, arc, hp, ...token }: Token): Reason {
  if (isHidden({ ring, arc, hp, ...token }))
    return token.isStart
      ? ['starting tokens are always creatures, so a shot in the dark is never wasted on a trap', 'MM-5.10', 'MM-10.7']
      : [`it lies in the ${ringText(ring)} ring; a shot in the dark is better than none`, 'MM-9.5', 'MM-10.7'];
  if (ring > SWORDSMAN) return ['it is inside the castle and fells tower after tower', 'MM-12.10', 'MM-12.13'];
  if (ring === SWORDSMAN) {
    const next = isWallUp(v, arc) ? `wall ${arc}` : `tower ${arc}`;
    return [hp === 1 ? `this kills it before it strikes ${next}` : `it strikes ${next} next`, 'MM-12.8', 'MM-12.9'];
  }
  return [hp === 1 ? 'this finishes it' : 'every hit now is one less at the wall', 'MM-20.1'];
}

function reasonFor(v: State, move: MadnessMove): Reason {
  const token = 'token' in move ? findToken(v, move.token) : undefined;
  switch (move.type) {
    case 'replace':
      return [`${cardName(move.card)} has the worst outlook in your hand`, 'MM-8.4'];
    case 'offerTrade':
      return ['you can use that card now, and your partner loses less', 'MM-8.8'];
    case 'answerTrade':
      return [move.accept ? 'the team gains by it' : 'the team gains nothing by it', 'MM-8.9'];
    case 'playAttack':
    case 'playBarbarian':
      return aboutTarget(v, token!);
    case 'playBuild':
      return ['the wall takes the next blow again, and deals one', 'MM-10.9', 'MM-12.11'];
    case 'playFortify':
      return ['that wall is threatened most', 'MM-18.3'];
    case 'playTar':
      return ['it takes no step this turn', 'MM-17.2'];
    case 'playDriveBack':
      return ['it has to walk the whole way again', 'MM-10.13'];
    case 'playMissing':
      return ['a turn without arrivals is a turn gained', 'MM-10.15'];
    case 'playScavenge':
      return ['that card is of use now', 'MM-10.16'];
    case 'playDraw2':
      return ['two cards for one', 'MM-10.18'];
    case 'chooseFlip':
      return ['the least harm is to be feared from this one first', 'MM-11.9', 'MM-11.10'];
    case 'chooseDamage':
      return [token!.hp === 1 ? 'the blow kills it' : 'it has most to lose', 'MM-12.12'];
    case 'chooseDiscard':
      return ['you will miss it least', 'MM-15.8'];
    case 'endPhase':
      return v.phase === 'play'
        ? ['nothing you hold helps more now than later', 'MM-9.10']
        : ['nothing better is to be had', 'MM-7.2'];
    case 'cancelTrade':
      return ['nobody answers', 'MM-8.10'];
  }
}

/** What the good bot would do, and why. */
export function hint(v: State, seat: Seat, random: Random): Hint<Madness> | undefined {
  const move = decide(WEIGHTS, v, seat, random);
  if (!move) return undefined;
  const [text, ...rules] = reasonFor(v, move);
  return { moves: [move], text: `${moveLabel(v, move)}: ${text}.`, rules };
}
