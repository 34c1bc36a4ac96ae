import type { Refusal, Seat } from '@nightfall/kernel';
import { type Card, cardName, factsOf } from '../content/cards.ts';
import { type Arc, colourOf, type Ring, RING_NAMES } from '../content/spaces.ts';

/** MM-22.2 Every sentence of the table, with the clause it rests on. A refusal is a value; nothing has changed (MM-22.1). */

const player = (seat: Seat) => `player ${seat + 1}`;

export const GAME_OVER: Refusal = { rule: 'MM-21.1', code: 'GAME_OVER', text: 'The game is over.' };
export const notYourTurn = (seat: Seat): Refusal => ({
  rule: 'MM-10.19',
  code: 'NOT_YOUR_TURN',
  text: `It is ${player(seat)}'s turn.`,
  facts: { seat },
});
export const choicePending = (seat: Seat, what: string): Refusal => ({
  rule: 'MM-7.4',
  code: 'CHOICE_PENDING',
  text: `First ${player(seat)} has to choose ${what}.`,
  facts: { seat, what },
});
export const offerPending = (seat: Seat): Refusal => ({
  rule: 'MM-7.4',
  code: 'OFFER_PENDING',
  text: `A trade is waiting for ${player(seat)}'s answer.`,
  facts: { seat },
});
export const wrongPhase = (phase: string): Refusal => ({
  rule: 'MM-7.1',
  code: 'WRONG_PHASE',
  text: `You can do that only in the ${phase} phase.`,
  facts: { phase },
});
/** Between the question and the fall of the dice: not a moment of the book, but a message may come in late. */
export const CHANCE_FIRST: Refusal = { rule: 'MM-7.6', code: 'CHANCE_FIRST', text: 'Wait for the draw.' };
export const badChoice = (rule: string, things: 'tokens' | 'cards'): Refusal => ({
  rule,
  code: 'BAD_CHOICE',
  text: `Choose one of the marked ${things}.`,
});
export const NO_OFFER: Refusal = { rule: 'MM-10.21', code: 'NO_OFFER', text: 'There is no trade to answer.' };
export const CARD_NOT_IN_HAND: Refusal = { rule: 'MM-9.1', code: 'CARD_NOT_IN_HAND', text: 'You do not hold that card.' };
export const NO_SUCH_TOKEN: Refusal = { rule: 'MM-9.3', code: 'NO_SUCH_TOKEN', text: 'That token is no longer on the board.' };
export const NICE_SHOT_ALONE: Refusal = {
  rule: 'MM-10.20',
  code: 'NICE_SHOT_ALONE',
  text: 'Play Nice Shot together with an Archer, Knight, Swordsman or Hero card.',
};
export const wrongCard = (card: Card): Refusal => ({
  rule: 'MM-10.20',
  code: 'WRONG_CARD',
  text: `You can't use ${cardName(card)} that way.`,
  facts: { card },
});
export const FOREST_OUT_OF_REACH: Refusal = {
  rule: 'MM-9.7',
  code: 'FOREST_OUT_OF_REACH',
  text: 'Nothing can be hit in the Forest. Wait until it steps into a ring.',
};
export const CASTLE_OUT_OF_REACH: Refusal = {
  rule: 'MM-9.8',
  code: 'CASTLE_OUT_OF_REACH',
  text: 'Only Barbarian, Tar and Drive Him Back! work inside the castle.',
};
export const wrongRing = (card: Card, ring: Ring): Refusal => ({
  rule: 'MM-10.1',
  code: 'WRONG_RING',
  text: `${cardName(card)} reaches the ${RING_NAMES[factsOf(card).rings[0]!]} ring; this token is in the ${RING_NAMES[ring]} ring.`,
  facts: { card, ring },
});
export const wrongColour = (card: Card, arc: Arc): Refusal => ({
  rule: 'MM-10.1',
  code: 'WRONG_COLOUR',
  text: `${cardName(card)} works in ${factsOf(card).colour}; arc ${arc} is ${colourOf(arc)}.`,
  facts: { card, arc },
});
export const NEEDS_BRICK_AND_MORTAR: Refusal = {
  rule: 'MM-10.9',
  code: 'NEEDS_BRICK_AND_MORTAR',
  text: 'Rebuilding a wall takes one Brick and one Mortar.',
};
export const wallStanding = (arc: Arc): Refusal => ({
  rule: 'MM-10.10',
  code: 'WALL_STANDING',
  text: `Wall ${arc} is still standing.`,
  facts: { arc },
});
export const wallMissing = (arc: Arc): Refusal => ({
  rule: 'MM-10.11',
  code: 'WALL_MISSING',
  text: `There is no wall in arc ${arc}.`,
  facts: { arc },
});
export const alreadyFortified = (arc: Arc): Refusal => ({
  rule: 'MM-18.4',
  code: 'ALREADY_FORTIFIED',
  text: `Wall ${arc} is already fortified.`,
  facts: { arc },
});
export const NO_FORTIFY_TOKEN: Refusal = { rule: 'MM-10.11', code: 'NO_FORTIFY_TOKEN', text: 'Both Fortify tokens are in use.' };
export const TAR_IN_USE: Refusal = { rule: 'MM-17.1', code: 'TAR_IN_USE', text: 'The tar is already on another token.' };
export const ALREADY_IN_FOREST: Refusal = { rule: 'MM-10.13', code: 'ALREADY_IN_FOREST', text: 'It is already in the Forest.' };
export const STUCK_IN_TAR: Refusal = { rule: 'MM-17.2', code: 'STUCK_IN_TAR', text: 'It is stuck in tar and cannot be moved.' };
export const MISSING_ALREADY: Refusal = {
  rule: 'MM-10.15',
  code: 'MISSING_ALREADY',
  text: 'Nothing will arrive this turn anyway.',
};
export const SUPPLY_EMPTY: Refusal = { rule: 'MM-10.15', code: 'SUPPLY_EMPTY', text: 'No tokens are left to arrive.' };
export const DISCARD_EMPTY: Refusal = { rule: 'MM-10.16', code: 'DISCARD_EMPTY', text: 'The discard pile is empty.' };
export const NOT_IN_DISCARD: Refusal = {
  rule: 'MM-10.16',
  code: 'NOT_IN_DISCARD',
  text: 'That card is not in the discard pile.',
};
export const NO_PARTNER: Refusal = { rule: 'MM-8.7', code: 'NO_PARTNER', text: 'Trade with another player.' };
export const tradeOneForOne = (seat: Seat): Refusal => ({
  rule: 'MM-8.7',
  code: 'TRADE_ONE_FOR_ONE',
  text: `A trade is one card for one card, and ${player(seat)} does not hold that one.`,
  facts: { seat },
});
