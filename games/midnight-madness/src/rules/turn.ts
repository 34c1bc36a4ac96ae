import { call } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { cardName } from '../content/cards.ts';
import { current } from '../queries/board.ts';
import { numberOf } from '../queries/numbers.ts';
import type { Phase, State, TurnFrame } from '../state.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { replaceCard } from '../verbs/cards.ts';
import { queueDraws } from '../verbs/tokens.ts';
import { openPhase, passTurn, startTurn } from '../verbs/turn.ts';
import { playAttack, playBarbarian } from './attack.ts';
import { flips } from './choose-flip.ts';
import { callDraw, SETTLE } from './drawing.ts';
import { marchOfAll } from './march.ts';
import { playBuild, playDraw2, playDriveBack, playFortify, playMissing, playScavenge, playTar } from './play.ts';
import { CARD, holds, inTurn } from './playing.ts';
import { CARD_NOT_IN_HAND } from './refusals.ts';
import { always, announced, repeat, rule, type Sentence, told } from './sentences.ts';
import { canTrade, offerTrade } from './trade.ts';

/** MM-7.3, MM-8.6 */
const canReplace = (s: State): boolean => s.replaced < numberOf(s, 'replacements') && s.hands[s.current]!.length > 0;

/** MM-8.4, MM-8.5: one at a time; the new card is seen before the next decision. */
export const replace = inTurn('replace', {
  fields: { card: CARD },
  name: 'Replace',
  label: (_v, { card }) => `Replace ${cardName(card)}`,
  domain: (v, _f, seat) => ({ card: distinct(v.hands[seat]!) }),
  refuse: (v, _f, { seat, card }) => (holds(v, seat, card) ? undefined : CARD_NOT_IN_HAND),
  perform: (s, _f, { seat, card }, out) => {
    replaceCard(s, seat, card, out);
    callDraw(s, seat, 1, out);
  },
});

const END_LABELS: { readonly [P in Phase]?: string } = {
  replace: 'Keep these cards',
  trade: 'End trading',
  play: 'Let them come',
};
/** MM-7.2, MM-9.10: on to the next phase; it is not opened again this turn. */
export const endPhase = inTurn('endPhase', {
  name: 'End the phase',
  word: 'end',
  label: (v) => END_LABELS[v.phase] ?? 'Next',
  ends: true,
  perform: () => undefined,
});

export const PLAYS = {
  playAttack,
  playBarbarian,
  playBuild,
  playFortify,
  playTar,
  playDriveBack,
  playMissing,
  playScavenge,
  playDraw2,
};

/** A phase that is opened when its first question is asked. */
const phase = (name: Phase, sentence: Sentence<TurnFrame>): Sentence<TurnFrame> =>
  told(
    PHASE_NAMES[name],
    announced((s, _f, out) => void (s.phase === name || openPhase(s, name, out)), sentence),
  );

/** MM-7 A turn. The frame comes back to its start for the next player (7.7). */
export const turn = rule<TurnFrame>('MM-7.1', {
  start: always((s, _f, out) => startTurn(s, out)), // T0
  // P1; MM-8.1, MM-8.2
  drawUp: always((s, _f, out) => {
    openPhase(s, 'drawUp', out);
    callDraw(s, s.current, numberOf(s, 'hand') - s.hands[s.current]!.length, out);
  }),
  replace: phase('replace', repeat(current, { replace, endPhase }, canReplace)), // P2
  trade: phase('trade', repeat(current, { offerTrade, endPhase }, canTrade)), // P3
  play: phase('play', repeat(current, { ...PLAYS, endPhase })), // P4; what arrives now moves in P5 (MM-19.5), what is pushed to a wall stays hidden (MM-11.12)
  // P5; 12.1, 19.4
  move: always((s, _f, out) => {
    openPhase(s, 'move', out);
    call(s, marchOfAll(s), SETTLE());
  }),
  reveal: always((s, _f, out) => openPhase(s, 'reveal', out)), // P6
  pick: flips, // 11.10; the flip alone, no damage (11.11)
  // P7; 19.6
  draw: always((s, _f, out) => {
    openPhase(s, 'draw', out);
    if (!s.isMissing) queueDraws(s, numberOf(s, 'arrivals'), out);
    call(s, SETTLE());
  }),
  // T8
  next: always((s, f) => {
    passTurn(s);
    f.at = 'start';
  }),
});
