import { call, type Move, type Out } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { current, idsOf } from '../queries/board.ts';
import { DIFFICULTIES, numbersFor } from '../content/settings.ts';
import type { EndPhase, Madness, Replace } from '../moves.ts';
import type { Phase, State, TurnFrame } from '../state.ts';
import { replaceCard } from '../verbs/cards.ts';
import { queueDraws, removeTar } from '../verbs/tokens.ts';
import { playAttack, playBarbarian } from './attack.ts';
import { always, choose, must, rule } from './sentences.ts';
import { chooseFlip, hiddenAtTheWalls } from './choose-flip.ts';
import { settle } from './ending.ts';
import { marchOfAll } from './march.ts';
import { playBuild, playDraw2, playDriveBack, playFortify, playMissing, playScavenge, playTar } from './play.ts';
import { CARD_NOT_IN_HAND } from './refusals.ts';
import { canTrade, offerTrade } from './trade.ts';

function open(s: State, phase: Phase, out: Out<Madness>): void {
  s.phase = phase;
  out?.({ type: 'phase', phase, seat: s.current, turn: s.turn });
}

/** MM-7.1 T0 */
function startTurn(s: State, out: Out<Madness>): void {
  removeTar(s, out); // 17.5
  s.turn += 1;
  s.isMissing = false;
  s.replaced = 0;
  s.traded = 0;
  s.declined = 0;
}

/** MM-8.1, MM-8.2 */
function drawUp(s: State, out: Out<Madness>): void {
  open(s, 'drawUp', out);
  const left = numbersFor(s.hands.length).hand - s.hands[s.current]!.length;
  if (left > 0) call(s, { rule: 'drawCards', at: 'reshuffle', seat: s.current, left });
}

/** MM-7.3, MM-8.6 */
const canReplace = (s: State): boolean => s.replaced < numbersFor(s.hands.length).replacements && s.hands[s.current]!.length > 0;

/** MM-8.4, MM-8.5: one at a time; the new card is seen before the next decision. */
const replace: Move<Madness, TurnFrame, Replace> = {
  options: (v, _f, seat) => distinct(v.hands[seat]!).map((card) => ({ type: 'replace', seat, card })),
  refuse: (v, _f, { seat, card }) => (v.hands[seat]!.includes(card) ? undefined : CARD_NOT_IN_HAND),
  perform: (s, f, { seat, card }, out) => {
    f.at = 'replace';
    replaceCard(s, seat, card, out);
    call(s, { rule: 'drawCards', at: 'reshuffle', seat, left: 1 });
  },
};

/** MM-7.2, MM-9.10: on to the next phase; it is not opened again this turn. */
const endPhase: Move<Madness, TurnFrame, EndPhase> = {
  options: (_v, _f, seat) => [{ type: 'endPhase', seat }],
  refuse: () => undefined,
  perform: (s, f) => {
    if (s.phase === 'play') f.at = 'move';
  },
};

const tellReveals = (s: State, _f: TurnFrame, out: Out<Madness>): void =>
  out?.({ type: 'choiceAsked', seat: s.current, choice: 'flip', tokens: idsOf(hiddenAtTheWalls(s)) });

function revealTheOnlyOne(s: State, f: TurnFrame): void {
  const token = hiddenAtTheWalls(s)[0];
  if (token) call(s, { rule: 'flip', at: 'turnUp', token: token.id });
  else f.at = 'draw';
}

/** MM-19.6 */
function drawTokens(s: State, out: Out<Madness>): void {
  open(s, 'draw', out);
  if (!s.isMissing) queueDraws(s, DIFFICULTIES[s.difficulty].draws, out);
  settle(s, out);
}

/** MM-7 A turn. The frame comes back to its start for the next player (7.7). */
export const turn = rule<TurnFrame>('MM-7.1', {
  start: always((s, _f, out) => startTurn(s, out)), // T0
  drawUp: always((s, _f, out) => drawUp(s, out)), // P1
  openReplace: always((s, _f, out) => void (canReplace(s) && open(s, 'replace', out))),
  replace: must(current, { replace, endPhase }, canReplace), // P2
  openTrade: always((s, _f, out) => void (canTrade(s) && open(s, 'trade', out))),
  trade: must(current, { offerTrade, endPhase }, canTrade), // P3
  openPlay: always((s, _f, out) => open(s, 'play', out)),
  play: must(current, {
    playAttack,
    playBarbarian,
    playBuild,
    playFortify,
    playTar,
    playDriveBack,
    playMissing,
    playScavenge,
    playDraw2,
    endPhase,
  }), // P4
  settlePlay: always((s, _f, out) => settle(s, out)), // 9.9, 11.12, 19.5; what arrives now moves in P5, what is pushed to a wall stays hidden
  playOn: always((_s, f) => void (f.at = 'play')),
  move: always((s, _f, out) => {
    open(s, 'move', out);
    call(s, marchOfAll(s)); // 12.1; P5
  }),
  settleMove: always((s, _f, out) => settle(s, out)), // 19.4
  openReveal: always((s, _f, out) => open(s, 'reveal', out)),
  // 11.10; P6; a single one is flipped at once, the flip alone, no damage (11.11)
  pick: choose(current, { chooseFlip }, (s) => hiddenAtTheWalls(s).length > 1, tellReveals, revealTheOnlyOne),
  settleReveal: always((s, _f, out) => settle(s, out)), // 19.4
  revealOn: always((_s, f) => void (f.at = 'pick')),
  draw: always((s, _f, out) => drawTokens(s, out)), // P7
  next: always((s, f) => {
    s.current = (s.current + 1) % s.hands.length; // 7.7; T8
    f.at = 'start';
  }),
});
