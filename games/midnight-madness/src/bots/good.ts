import { type Bot, legal, type Pass, type Random, type Seat } from '@nightfall/kernel';
import { distinct, removeOne } from '@nightfall/kit/bag';
import { findToken, isHidden } from '../queries/board.ts';
import type { Card } from '../content/cards.ts';
import { SWORDSMAN } from '../content/spaces.ts';
import { cardsOf } from '../knowledge/targets.ts';
import { madness } from '../rules/book.ts';
import type { Madness, MadnessMove, OfferTrade } from '../moves.ts';
import type { OfferFrame, State, Token } from '../state.ts';
import { foresee, hardestHit, leastWorth } from './foresee.ts';
import { handWorth, promise } from './hand.ts';
import { outlook } from './outlook.ts';
import { type Weights, WEIGHTS } from './weights.ts';

const without = (hand: readonly Card[], card: Card): Card[] => {
  const rest = hand.slice();
  removeOne(rest, card);
  return rest;
};

/** The mean promise of a hand after one more card is drawn. */
function promiseAfterDraw(w: Weights, v: State, hand: readonly Card[]): number {
  const pool = v.deck.length > 0 ? v.deck : v.discard;
  let sum = 0;
  for (const card of distinct(pool)) {
    const copies = pool.filter((one) => one === card).length;
    sum += copies * promise(w, v, [...hand, card]);
  }
  return pool.length === 0 ? promise(w, v, hand) : sum / pool.length;
}

/** MM-8.4 The card whose exchange for an unknown one helps most, if any does. */
function chooseReplace(w: Weights, v: State, seat: Seat): MadnessMove {
  const hand = v.hands[seat]!;
  let best = promise(w, v, hand) + 0.5;
  let move: MadnessMove = { type: 'endPhase', seat };
  for (const card of distinct(hand)) {
    const mean = promiseAfterDraw(w, v, without(hand, card));
    if (mean > best) [best, move] = [mean, { type: 'replace', seat, card }];
  }
  return move;
}

/** The board as a partner will find it: every token this many steps closer, as far as the walls. */
const stepsOn = (v: State, steps: number): State => ({
  ...v,
  tokens: v.tokens.map((token) => (token.ring < SWORDSMAN ? { ...token, ring: Math.min(SWORDSMAN, token.ring + steps) } : token)),
});

/** What a trade is worth to the team: the current player's hand now, and the partner's when their turn comes. */
function tradeGain(w: Weights, v: State, { partner, give, take }: { partner: Seat; give: Card; take: Card }): number {
  const [mine, theirs] = [v.hands[v.current]!, v.hands[partner]!];
  const wait = (partner - v.current + v.hands.length) % v.hands.length;
  const then = stepsOn(v, wait);
  const now = promise(w, v, [...without(mine, give), take]) - promise(w, v, mine);
  const later = promise(w, then, [...without(theirs, take), give]) - promise(w, then, theirs);
  return now + w.partner ** wait * later;
}

/** MM-8.8 The best trade for the team; after a refusal the bot asks no more this turn. */
export function chooseTrade(w: Weights, v: State, seat: Seat): MadnessMove {
  let best = 2;
  let move: MadnessMove = { type: 'endPhase', seat };
  if (v.declined > 0) return move;
  const offers = legal(madness, v, seat).filter((option): option is OfferTrade => option.type === 'offerTrade');
  for (const offer of offers) {
    const gain = offer.give === offer.take ? 0 : tradeGain(w, v, offer);
    if (gain > best) [best, move] = [gain, offer];
  }
  return move;
}

/** Tokens that are equivalent as targets: the same creature, or equally hidden, in the same space. */
function targetLike(v: State, id: number): string {
  const { kind, hp, ring, arc, isStart } = findToken(v, id)!;
  return `${kind ?? isStart}${hp}/${ring}${arc}${v.tarred === id}`;
}

/** What each play leads to. A hit is worth the same whichever card deals it, but for the card that is gone. */
function judge(w: Weights, v: State, seat: Seat, random: Random): (option: MadnessMove) => number {
  const worth = (s: State) => outlook(w, s) + handWorth(w, s, s.hands[seat]!);
  const now = worth(v);
  const hits: { [target: string]: number } = {};
  return (option) => {
    const gain = () => foresee(w, v, option, random, worth) - now;
    if (option.type !== 'playAttack' && option.type !== 'playBarbarian') return gain();
    const spent = handWorth(w, v, cardsOf(option));
    const isSlay = option.type === 'playBarbarian' || option.niceShot;
    return (hits[`${targetLike(v, option.token)}${isSlay}`] ??= gain() + spent) - spent;
  };
}

/** A played card makes room for a new one; the rare cards are worth waiting for. */
const roomFor = (w: Weights, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (RARE.includes(card) ? w.patience : w.room), 0);
const RARE: readonly Card[] = ['barbarian', 'niceShot', 'driveBack', 'tar', 'scavenge'];

/** What slays at a blow is for a strong creature that one knows, while one is in reach, and not for a hidden token. */
const slays = (move: MadnessMove | Pass): boolean =>
  move.type === 'playBarbarian' || (move.type === 'playAttack' && move.niceShot);
const targetOf = (v: State, move: MadnessMove | Pass): Token | undefined =>
  'token' in move ? findToken(v, move.token) : undefined;

/** A play, and how it ranks among the others; one that is not worth its cards ranks last. */
type Ranked = { readonly move: MadnessMove; readonly rank: number };
/** Drawing comes first: nothing speaks against it. */
export const isFree = ({ type }: MadnessMove | Pass): boolean => type === 'playDraw2' || type === 'playMissing';

/** MM-9 Every play, ranked by how board and hand together look after it. Almost every play is worth making. */
export function rankPlays(w: Weights, v: State, seat: Seat, random: Random): Ranked[] {
  const gainOf = judge(w, v, seat, random);
  const options = legal(madness, v, seat);
  const isKnownStrong = options.some((option) => slays(option) && !isHidden(targetOf(v, option)!) && targetOf(v, option)!.hp > 1);
  return options.flatMap((option) => {
    if (option.type === 'endPhase' || option.type === 'pass') return [];
    if (isKnownStrong && slays(option) && isHidden(targetOf(v, option)!)) return [];
    const gain = gainOf(option);
    const cards = cardsOf(option);
    return { move: option, rank: gain + roomFor(w, cards) > 0 ? gain + w.order * cards.length : -Infinity };
  });
}
function choosePlay(w: Weights, v: State, seat: Seat, random: Random): MadnessMove {
  const free = legal(madness, v, seat).find((option) => isFree(option)) as MadnessMove | undefined;
  if (free) return free;
  const nothing: Ranked = { move: { type: 'endPhase', seat }, rank: -Infinity };
  return rankPlays(w, v, seat, random).reduce((best, one) => (one.rank > best.rank ? one : best), nothing).move;
}

/** MM-11.9, MM-11.10: the flip after which the board looks best. */
function chooseFlip(w: Weights, v: State, seat: Seat, random: Random): MadnessMove | undefined {
  let best = -Infinity;
  let chosen: MadnessMove | undefined;
  for (const option of legal(madness, v, seat)) {
    if (option.type !== 'chooseFlip') continue;
    const value = foresee(w, v, option, random, (s) => outlook(w, s));
    if (value > best) [best, chosen] = [value, option];
  }
  return chosen;
}

const answer = (w: Weights, v: State, f: OfferFrame, seat: Seat): MadnessMove | undefined =>
  seat === f.partner ? { type: 'answerTrade', seat, accept: tradeGain(w, v, f) > 0 } : undefined;

/** One decision of a careful player; nothing, if another seat has to answer first. */
export function decide(w: Weights, v: State, seat: Seat, random: Random): MadnessMove | undefined {
  const f = v.stack[v.stack.length - 1];
  if (!f) return undefined;
  if (f.rule === 'offer') return answer(w, v, f, seat);
  if (f.rule === 'discards') return { type: 'chooseDiscard', seat, card: leastWorth(w, v, seat) };
  if (f.rule === 'strike') return { type: 'chooseDamage', seat, token: hardestHit(v, f.group) };
  if (f.rule === 'turn' && v.phase === 'replace') return chooseReplace(w, v, seat);
  if (f.rule === 'turn' && v.phase === 'trade') return chooseTrade(w, v, seat);
  if (f.rule === 'turn' && v.phase === 'play') return choosePlay(w, v, seat, random);
  return chooseFlip(w, v, seat, random);
}

/** Weighs every play by what it leads to, with each kind that a hidden token may turn out to be. */
export const goodBot: Bot<Madness> = (v, seat, random) => {
  const move = decide(WEIGHTS, v, seat, random);
  return move ? [move] : [];
};
