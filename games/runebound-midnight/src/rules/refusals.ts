import { no, type Reason } from '@nightfall/kernel';
import type { Card } from '../content/cards.ts';
import { cardName } from '../content/cards.ts';
import { ALWAYS_ON, type Phase } from '../content/effect.ts';
import { placeName, type SpaceId } from '../content/map.ts';
import type { SpaceKind } from '../content/terrain.ts';
import { PHASE_NAMES } from '../text/names.ts';

/** RM-31.5 Every refusal, with the clause it rests on. An action that is refused changes nothing (RM-31.1). */

// In general (RM-31.2)
export const GAME_OVER = no('RM-28.4', 'GAME_OVER', 'The game is over.');
export const waitingFor = (who: string): Reason => no('RM-0.10', 'NOT_YOUR_DECISION', () => `Waiting for ${who}.`, { who });
export const TRADE_OPEN = no('RM-19.9', 'TRADE_OPEN', 'A trade is open: answer it or withdraw it first.');
export const wrongStep = (rule: string, step: string): Reason =>
  no(rule, 'WRONG_STEP', () => `You can't do that in the ${step} step.`, { step });
export const unknownTarget = (thing: string): Reason =>
  no('RM-31.2', 'UNKNOWN_TARGET', () => `There is no such ${thing}.`, { thing });
export const wrongMoment = (rule: string, card: string, window: string): Reason =>
  no(
    rule,
    'WRONG_MOMENT',
    () => (window === ALWAYS_ON ? `${card} is always on; you don't need to use it.` : `You can use ${card} only ${window}.`),
    { card, window },
  );

// Setup
export const OUT_OF_BUDGET = no('RM-29.2', 'OUT_OF_BUDGET', 'Threat difficulty must stay between 12 and 20.');
export const WRONG_SIDE = no('RM-29.1', 'WRONG_SIDE', 'That variant belongs to the other side.');
export const ALREADY_TAKEN = no('RM-29.4', 'ALREADY_TAKEN', 'That variant is already in play.');
export const taken = (hero: string): Reason => no('RM-10.4', 'TAKEN', () => `${hero} is already chosen.`, { hero });
export const noSuchMirror = (points: number): Reason =>
  no('RM-10.5', 'NO_SUCH_MIRROR', () => `No ${points}-point mirror is left.`, { points });
export const occupied = (rule: string, stronghold: SpaceId): Reason =>
  no(rule, 'OCCUPIED', () => `${placeName(stronghold)} already has one.`, { stronghold });
export const overBudget = (k: number): Reason =>
  no('RM-29.12', 'OVER_BUDGET', () => `You may take Items worth up to ${k} in all.`, { k });
export const notATown = (rule: string): Reason => no(rule, 'NOT_A_TOWN', 'That is not a town.');
export const notAStronghold = (rule: string): Reason => no(rule, 'NOT_A_STRONGHOLD', 'That is not a stronghold.');

// The Night King
export const NO_ASSAULT = no('RM-12.3', 'NO_ASSAULT', 'There is no Hero there who can assault a mirror.');
export const notEnough = (rule: string, n: number, counter: string, have: number): Reason =>
  no(rule, 'NOT_ENOUGH', () => `That takes ${n} ${counter} counter${n === 1 ? '' : 's'}; you have ${have}.`, {
    n,
    counter,
    have,
  });
export const notWounded = (rule: string): Reason => no(rule, 'NOT_WOUNDED', 'There is no wound to heal.');
export const NO_TOWN = no('RM-14.10', 'NO_TOWN', 'Patrols cannot enter towns.');
export const notAdjacent = (rule: string): Reason => no(rule, 'NOT_ADJACENT', 'You can only step to a neighbouring space.');
export const ALREADY_CHOSEN = no('RM-14.5', 'ALREADY_CHOSEN', "This patrol's move is already chosen.");
export const DIE_SPENT = no('RM-14.7', 'DIE_SPENT', 'That die is already used.');
export const noMatch = (terrain: SpaceKind): Reason =>
  no('RM-14.7', 'NO_MATCH', () => `That takes a die that shows ${terrain}.`, { terrain });
export const NO_HERO = no('RM-14.12', 'NO_HERO', 'No Hero is there.');
export const NOT_DRAWN = no('RM-22.2', 'NOT_DRAWN', 'That card is not among the three.');
export const onePhase = (phase: Phase): Reason =>
  no('RM-21.5', 'ONE_PHASE', () => `You already influence ${PHASE_NAMES[phase]}.`, { phase });
export const wrongCounter = (phase: Phase): Reason =>
  no('RM-15.4', 'WRONG_COUNTER', () => `That takes a ${PHASE_NAMES[phase]} counter; you have none.`, { phase });
export const MATCHES = no('RM-21.8', 'MATCHES', 'That die matches already.');
export const alreadyBoosted = (phase: Phase): Reason =>
  no('RM-29.7', 'ALREADY_BOOSTED', () => `${PHASE_NAMES[phase]} damage is already raised.`, { phase });
export const POWER_SPENT = no('RM-8.4', 'POWER_SPENT', 'The shadow power has no use left.');
export const tooPoor = (rule: string, price: number, gold: number): Reason =>
  no(rule, 'TOO_POOR', () => `This costs ${price} gold; you have ${gold}.`, { price, gold });
export const AT_MAXIMUM = no('RM-15.7', 'AT_MAXIMUM', 'The shadow power is already at its highest level.');
export const NO_COUNTER = no('RM-14.3', 'NO_COUNTER', 'All six patrols are already on the map.');

// Heroes
export const NO_DICE = no('RM-17.1', 'NO_DICE', 'You have no movement dice left.');
export const BONUS_DIE = no('RM-29.10', 'BONUS_DIE', 'You cannot travel with a bonus die.');
export const NOBODY_TO_CALL = no('RM-16.8', 'NOBODY_TO_CALL', 'There is no other Hero to call.');
export const CALLED_THIS_TURN = no('RM-16.8', 'CALLED_THIS_TURN', 'You have called the others this turn already.');
export const MIRROR_BROKEN = no('RM-16.8', 'MIRROR_BROKEN', 'The mirror there is broken.');
export const MEETING_THERE = no('RM-16.8', 'MEETING_THERE', 'The Heroes are called there already.');
export const needsInfiltration = (space: SpaceId): Reason =>
  no('RM-17.2', 'NEEDS_INFILTRATION', () => `${placeName(space)} is guarded: choose Sneak, Climb or Diplomacy.`, { space });
export const NOT_GUARDED = no('RM-17.2', 'NOT_GUARDED', 'You can walk in there without a test.');
export const WRONG_SKILL = no('RM-18.2', 'WRONG_SKILL', 'Use Sneak, Climb or Diplomacy.');
export const NOT_EXHAUSTED = no('RM-17.9', 'NOT_EXHAUSTED', 'You have no exhaustion to rest from.');
export const NO_HELP_HERE = no('RM-17.8', 'NO_HELP_HERE', 'Nobody helps you inside a stronghold. Heal or barter somewhere else.');
export const NOTHING_TO_SELL = no('RM-17.10', 'NOTHING_TO_SELL', 'You have no Item to sell.');
export const BOUGHT_THIS_TURN = no('RM-7.15', 'BOUGHT_THIS_TURN', 'You cannot sell an Item on the turn you bought it.');
export const wrongPayment = (card: Card, cost: number, n: number): Reason =>
  no('RM-7.16', 'WRONG_PAYMENT', () => `${cardName(card)} costs ${cost} goods; you gave ${n}.`, { card, cost, n });
export const limit = (rule: string): Reason => no(rule, 'LIMIT', 'A Hero can have at most two Weapons and one Armor.');
export const OFFER_GONE = no('RM-17.12', 'OFFER_GONE', 'That offer is no longer open.');
export const NOT_IN_STACK = no('RM-25.3', 'NOT_IN_STACK', 'That card is not for sale here.');
export const notHere = (hero: string): Reason => no('RM-19.1', 'NOT_HERE', () => `${hero} is not in your space.`, { hero });
export const TRADES_SPENT = no('RM-19.10', 'TRADES_SPENT', 'You have made three proposals this turn.');
export const EMPTY_TRADE = no('RM-19.2', 'EMPTY_TRADE', 'At least one thing has to change hands in a trade.');
export const tooFewGoods = (hero: string, n: number): Reason =>
  no('RM-19.2', 'TOO_FEW_GOODS', () => `${hero} has only ${n} good${n === 1 ? '' : 's'}.`, { hero, n });
export const wrongCount = (n: number, m: number): Reason =>
  no('RM-19.3', 'WRONG_COUNT', () => `The trade asks for ${n} goods; you chose ${m}.`, { n, m });
export const ACTIVATED = no('RM-7.4', 'ACTIVATED', 'Already used since the last refresh.');
export const abilityUsed = (period: string): Reason =>
  no('RM-6.7', 'ABILITY_USED', () => `Already used this ${period}.`, { period });
export const oath = (card: string): Reason => no('RM-6.7', 'OATH', () => `The Defender gains nothing from ${card}.`, { card });
export const TOO_EXHAUSTED = no('RM-24.2', 'TOO_EXHAUSTED', 'That is more exhaustion than you can take.');
export const NO_ADVENTURE = no('RM-20.1', 'NO_ADVENTURE', 'There is no adventure here.');
export const WAIT_FOR_NIGHT = no('RM-20.7', 'WAIT_FOR_NIGHT', "You fight for the mirror on the Night King's turn.");
export const SWIFT = no('RM-9.7', 'SWIFT', 'This foe is swift: you cannot flee in the first round.');
export const AMBUSH = no('RM-9.7', 'AMBUSH', 'Ambushed: no Ranged attack in the first round.');
export const NO_ATTACKS_LEFT = no('RM-21.12', 'NO_ATTACKS_LEFT', 'You have used your attacks this round.');
export const NO_ATTACK_AFTER_FAILED_ESCAPE = no(
  'RM-21.24',
  'NO_ATTACK_AFTER_FAILED_ESCAPE',
  'You cannot attack after a failed escape this round.',
);
export const ATTACKS_ENOUGH = no('RM-21.12', 'ATTACKS_ENOUGH', 'You can attack in every phase that is left without it.');
export const NOTHING_HITS = no('RM-21.18', 'NOTHING_HITS', 'Nothing can hit you in this phase: no card is needed.');
export const notEnoughXp = (price: number, xp: number): Reason =>
  no('RM-26.1', 'NOT_ENOUGH_XP', () => `An experience counter costs ${price} XP; you have ${xp}.`, { price, xp });
export const ladder = (k: number): Reason => no('RM-27.6', 'LADDER', () => `Upgrade ${k} may cost at most ${3 * k}.`, { k });
export const NO_COVENANT = no('RM-27.3', 'NO_COVENANT', 'You cannot put goods under an Item that is discarded when used.');
export const MUST_COVENANT = no('RM-27.18', 'MUST_COVENANT', 'You have to put one of your goods under an Item now.');
export const notNearest = (town: SpaceId): Reason =>
  no('RM-24.12', 'NOT_NEAREST', () => `${placeName(town)} is not among the nearest towns.`, { town });
