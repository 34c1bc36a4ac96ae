import { type Bot, legal, type Random, type Seat } from '@nightfall/kernel';
import { distinct, removeOne } from '../bag.ts';
import type { Card } from '../content/cards.ts';
import { cardsOf } from '../knowledge/targets.ts';
import { madness } from '../rules/index.ts';
import type { Madness, MadnessMove, OfferTrade, State } from '../types.ts';
import { foresee, hardestHit } from './foresee.ts';
import { handWorth, keepValue, promise } from './hand.ts';
import { outlook } from './outlook.ts';
import { type Weights, WEIGHTS } from './weights.ts';

const without = (hand: readonly Card[], card: Card): Card[] => {
  const rest = hand.slice();
  removeOne(rest, card);
  return rest;
};

/** MM-8.4 The card whose exchange for an unknown one helps most, if any does. */
function chooseReplace(w: Weights, v: State, seat: Seat): MadnessMove {
  const hand = v.hands[seat]!;
  let best = promise(w, v, hand) + 0.5;
  let move: MadnessMove = { type: 'endPhase', seat };
  const pool = v.deck.length > 0 ? v.deck : v.discard;
  for (const card of distinct(hand)) {
    const rest = without(hand, card);
    let sum = 0;
    for (let i = 0; i < pool.length;) {
      let same = i + 1;
      while (pool[same] === pool[i]) same++;
      sum += promise(w, v, [...rest, pool[i]!]) * (same - i);
      i = same;
    }
    const mean = sum / Math.max(1, pool.length);
    if (mean > best) [best, move] = [mean, { type: 'replace', seat, card }];
  }
  return move;
}

/** What a trade brings the team: the current player's hand now, and what the partner holds until the own turn. */
export function tradeGain(w: Weights, v: State, { seat, give, take }: OfferTrade): number {
  const hand = v.hands[seat]!;
  const mine = promise(w, v, [...without(hand, give), take]) - promise(w, v, hand);
  return mine + 0.7 * (keepValue(w, v, give) - keepValue(w, v, take));
}

function chooseTrade(w: Weights, v: State, seat: Seat): MadnessMove {
  let best = 2;
  let move: MadnessMove = { type: 'endPhase', seat };
  if (v.declined > 0) return move;
  for (const option of legal(madness, v, seat)) {
    if (option.type !== 'offerTrade' || option.give === option.take) continue;
    const gain = tradeGain(w, v, option);
    if (gain > best) [best, move] = [gain, option];
  }
  return move;
}

/** MM-9 The play after which board and hand together look best; none, if every play makes things worse. */
function choosePlay(w: Weights, v: State, seat: Seat, random: Random): MadnessMove {
  const worth = (s: State) => outlook(w, s) + handWorth(w, s, s.hands[seat]!);
  const now = worth(v);
  let best = -Infinity;
  let move: MadnessMove = { type: 'endPhase', seat };
  for (const option of legal(madness, v, seat)) {
    if (option.type === 'endPhase' || option.type === 'pass') continue;
    if (option.type === 'playDraw2') return option;
    let gain = foresee(w, v, option, random, worth) - now + w.room * cardsOf(option).length;
    if (option.type === 'playMissing') gain += 8;
    if (gain > 0 && gain > best) [best, move] = [gain, option];
  }
  return move;
}

const leastWorth = (w: Weights, v: State, seat: Seat): Card =>
  v.hands[seat]!.reduce((a, b) => (keepValue(w, v, b) < keepValue(w, v, a) ? b : a));

function bestOf(w: Weights, v: State, moves: readonly MadnessMove[], random: Random): MadnessMove {
  let best = -Infinity;
  let chosen = moves[0]!;
  for (const move of moves) {
    const value = foresee(w, v, move, random, (s) => outlook(w, s));
    if (value > best) [best, chosen] = [value, move];
  }
  return chosen;
}

export function decide(w: Weights, v: State, seat: Seat, random: Random): MadnessMove | undefined {
  const f = v.stack[v.stack.length - 1];
  if (!f) return undefined;
  if (f.rule === 'offer') {
    if (seat !== f.partner) return undefined;
    const offer: OfferTrade = { type: 'offerTrade', seat: v.current, partner: seat, give: f.give, take: f.take };
    return { type: 'answerTrade', seat, accept: tradeGain(w, v, offer) > 0 };
  }
  if (f.rule === 'discards') return { type: 'chooseDiscard', seat, card: leastWorth(w, v, seat) };
  if (f.rule === 'strike') return { type: 'chooseDamage', seat, token: hardestHit(v, f.group) };
  if (v.phase === 'replace') return chooseReplace(w, v, seat);
  if (v.phase === 'trade') return chooseTrade(w, v, seat);
  if (v.phase === 'play' && f.rule === 'turn') return choosePlay(w, v, seat, random);
  return bestOf(
    w,
    v,
    legal(madness, v, seat).filter((move): move is MadnessMove => move.type === 'chooseFlip'),
    random,
  );
}

export const goodBot: Bot<Madness> = (v, seat, random) => {
  const move = decide(WEIGHTS, v, seat, random);
  return move ? [move] : [];
};
