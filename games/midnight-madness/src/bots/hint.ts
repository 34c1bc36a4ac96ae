import { capital } from '@nightfall/kit/words';
import { type Hint, legal, type Random, type Seat } from '@nightfall/kernel';
import { findToken, isHidden, isWallUp } from '../queries/board.ts';
import { cardName } from '../content/cards.ts';
import { isTrap, type Kind } from '../content/tokens.ts';
import { SWORDSMAN } from '../content/spaces.ts';
import type { Madness, MadnessMove } from '../moves.ts';
import { madness } from '../rules/book.ts';
import type { State, Token } from '../state.ts';
import { label } from '../text/notation.ts';
import { ringText } from '../text/names.ts';
import { decide } from './good.ts';
import { WEIGHTS } from './weights.ts';

type Reason = readonly [text: string, ...rules: string[]];

/** What a hidden token may do to those who shoot at it, as far as anyone can know. */
function riskOf(v: State): string {
  const traps = v.unseenSupply.filter(isTrap);
  if (traps.length === 0) return 'No trap is left among the hidden tokens';
  const odds = `${traps.length} of ${v.unseenSupply.length} hidden tokens are traps`;
  const moves = traps.filter((kind) => MOVERS.includes(kind)).length;
  return `The risk: ${odds}, which spend your card${moves > 0 ? `; ${moves} of them make the monsters move` : ''}`;
}
const MOVERS: readonly Kind[] = ['moveRed', 'moveGreen', 'moveBlue', 'clockwise', 'counterClockwise'];

function aboutTarget(v: State, { ring, arc, hp, ...token }: Token): Reason {
  if (isHidden({ ring, arc, hp, ...token }))
    return token.isStart
      ? ['starting tokens are always creatures, so a shot in the dark is never wasted on a trap', 'MM-5.10', 'MM-10.7']
      : [`it is already in the ${ringText(ring)} ring. ${riskOf(v)}`, 'MM-9.5', 'MM-10.7'];
  if (ring > SWORDSMAN) return ['it is inside the castle and fells tower after tower', 'MM-12.10', 'MM-12.13'];
  if (ring === SWORDSMAN) {
    const next = isWallUp(v, arc) ? `wall ${arc}` : `tower ${arc}`;
    return [hp === 1 ? `this kills it before it strikes ${next}` : `it strikes ${next} next`, 'MM-12.8', 'MM-12.9'];
  }
  return [hp === 1 ? 'this finishes it' : 'every hit now is one fewer at the wall', 'MM-20.1'];
}

function reasonFor(v: State, move: MadnessMove): Reason {
  const token = 'token' in move ? findToken(v, move.token) : undefined;
  switch (move.type) {
    case 'replace':
      return [`${cardName(move.card)} is your least useful card`, 'MM-8.4'];
    case 'offerTrade':
      return ['you can use that card now, and your partner loses less', 'MM-8.8'];
    case 'answerTrade':
      return [move.accept ? 'the team gains from it' : 'the team gains nothing from it', 'MM-8.9'];
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
      return ['it has to walk all the way in again', 'MM-10.13'];
    case 'playMissing':
      return ['a turn without new monsters is a turn gained', 'MM-10.15'];
    case 'playScavenge':
      return ['you can use that card now', 'MM-10.16'];
    case 'playDraw2':
      return ['two cards for one', 'MM-10.18'];
    case 'chooseFlip':
      return ['it is the safest to flip first', 'MM-11.9', 'MM-11.10'];
    case 'chooseDamage':
      return [token!.hp === 1 ? 'the blow kills it' : 'it has the most to lose', 'MM-12.12'];
    case 'chooseDiscard':
      return ['it is the card you will miss least', 'MM-15.8'];
    case 'endPhase':
      return v.phase === 'play'
        ? ['nothing you hold helps more now than later', 'MM-9.10']
        : [v.phase === 'replace' ? 'every card you hold is worth keeping' : 'no trade would help the team', 'MM-7.2'];
    case 'cancelTrade':
      return ['no answer has come', 'MM-8.10'];
  }
}

/** Where to look, without giving the move away. */
function nudgeFor(v: State, move: MadnessMove): string {
  const token = 'token' in move ? findToken(v, move.token) : undefined;
  switch (move.type) {
    case 'replace':
      return 'Does every card in your hand reach something, now or next turn?';
    case 'offerTrade':
      return 'Somebody else holds a card that you could use now.';
    case 'answerTrade':
      return 'Which of you could use each card sooner?';
    case 'playAttack':
    case 'playBarbarian':
      return nudgeAt(token!);
    case 'playBuild':
      return 'A wall is down, and you can do something about it.';
    case 'playFortify':
      return 'Which wall will be struck next?';
    case 'playTar':
    case 'playDriveBack':
      return 'One token should not get any closer.';
    case 'playMissing':
      return 'Would a turn without new arrivals help?';
    case 'playScavenge':
      return 'Look through the discard pile.';
    case 'playDraw2':
      return 'More cards would give you more choices.';
    case 'chooseFlip':
      return 'If one of these is a trap, where would it do the least harm?';
    case 'chooseDamage':
      return 'One hit point goes. Where does it matter most?';
    case 'chooseDiscard':
      return 'Which card would you miss least?';
    case 'endPhase':
      return v.phase === 'play' ? 'Would your cards do more good next turn?' : 'Maybe your hand is fine as it is.';
    case 'cancelTrade':
      return 'How long do you want to wait for an answer?';
  }
}
function nudgeAt(token: Token): string {
  if (isHidden(token)) return 'A shot in the dark may be worth it.';
  return token.ring >= SWORDSMAN ? 'Look at the walls first.' : 'One creature is easier to stop now than later.';
}

/** Maximum number of pieces to point out at once. */
const FEW = 4;
const marksOf = (move: MadnessMove): string[] => [
  ...('token' in move ? [`t${move.token}`] : []),
  ...('arc' in move ? [`wall${move.arc}`] : []),
  ...('card' in move ? [`card:${move.card}`] : []),
  ...(move.type === 'offerTrade' ? [`card:${move.give}`, `card:${move.take}`] : []),
];

/** The pieces of the best move, then those of others of its kind, the nearest to the castle first. */
function candidatesFor(v: State, seat: Seat, move: MadnessMove): string[] {
  const ringOf = (other: MadnessMove) => ('token' in other ? (findToken(v, other.token)?.ring ?? 0) : 0);
  const alike = legal(madness, v, seat).filter((other): other is MadnessMove => other.type === move.type);
  const marks = [move, ...alike.toSorted((a, b) => ringOf(b) - ringOf(a))].flatMap(marksOf);
  const best = marksOf(move);
  return [...best, ...[...new Set(marks)].filter((mark) => !best.includes(mark)).slice(0, FEW - 1)].toSorted();
}

/** The answer is the partner's. */
const OFFERED: Hint<Madness> = {
  moves: [],
  text: 'Your offer is on the table: wait for the answer, or withdraw it and play on.',
  rules: ['MM-8.10'],
};

/** What the good bot would do, and why. Ending the turn is left to the player. */
export function hint(v: State, seat: Seat, random: Random): Hint<Madness> | undefined {
  const move = decide(WEIGHTS, v, seat, random);
  if (!move) return v.stack.at(-1)?.rule === 'offer' ? OFFERED : undefined;
  const [text, ...rules] = reasonFor(v, move);
  const endsTurn = move.type === 'endPhase' && v.phase === 'play';
  return {
    nudge: nudgeFor(v, move),
    candidates: candidatesFor(v, seat, move),
    moves: endsTurn ? [] : [move],
    marks: marksOf(move),
    text: `${capital(label(v, move))}: ${text}.`,
    rules,
  };
}
