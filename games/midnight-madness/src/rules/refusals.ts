import { no, type Reason, type Seat } from '@nightfall/kernel';
import { type Card, cardName, factsOf } from '../content/cards.ts';
import { type Arc, colourOf, type Ring, RING_NAMES } from '../content/spaces.ts';

/** MM-22.2 Every sentence of the table, with the clause it rests on. A refusal is a value; nothing has changed (MM-22.1). */

const player = (seat: Seat) => `player ${seat + 1}`;

export const GAME_OVER = no('MM-21.1', 'GAME_OVER', 'The game is over.');
export const notYourTurn = (seat: Seat): Reason =>
  no('MM-10.19', 'NOT_YOUR_TURN', () => `It is ${player(seat)}'s turn.`, { seat });
export const choicePending = (seat: Seat, what: string): Reason =>
  no('MM-7.4', 'CHOICE_PENDING', () => `First ${player(seat)} has to choose ${what}.`, { seat, what });
export const offerPending = (seat: Seat): Reason =>
  no('MM-7.4', 'OFFER_PENDING', () => `A trade is waiting for ${player(seat)}'s answer.`, { seat });
export const wrongPhase = (phase: string): Reason =>
  no('MM-7.1', 'WRONG_PHASE', () => `You can do that only in the ${phase} phase.`, { phase });
/** The phases in which the game stops for a choice. */
export const WHEN_CHOSEN = 'Move or Reveal';
/** Between the question and the fall of the dice: not a moment of the book, but a message may come in late. */
export const CHANCE_FIRST = no('MM-7.6', 'CHANCE_FIRST', 'Wait for the draw.');
export const badChoice = (rule: string, things: 'tokens' | 'cards'): Reason =>
  no(rule, 'BAD_CHOICE', () => `Choose one of the marked ${things}.`);
export const NO_OFFER = no('MM-10.21', 'NO_OFFER', 'There is no trade to answer.');
export const CARD_NOT_IN_HAND = no('MM-9.1', 'CARD_NOT_IN_HAND', 'You do not hold that card.');
export const NO_SUCH_TOKEN = no('MM-9.3', 'NO_SUCH_TOKEN', 'That token is no longer on the board.');
export const NICE_SHOT_ALONE = no(
  'MM-10.20',
  'NICE_SHOT_ALONE',
  'Play Nice Shot together with an Archer, Knight, Swordsman or Hero card.',
);
export const wrongCard = (card: Card): Reason =>
  no('MM-10.20', 'WRONG_CARD', () => `You can't use ${cardName(card)} that way.`, { card });
export const FOREST_OUT_OF_REACH = no(
  'MM-9.7',
  'FOREST_OUT_OF_REACH',
  'Nothing can be hit in the Forest. Wait until it steps into a ring.',
);
export const CASTLE_OUT_OF_REACH = no(
  'MM-9.8',
  'CASTLE_OUT_OF_REACH',
  'Only Barbarian, Tar and Drive Him Back! work inside the castle.',
);
export const wrongRing = (card: Card, ring: Ring): Reason =>
  no(
    'MM-10.1',
    'WRONG_RING',
    () =>
      `${cardName(card)} reaches the ${RING_NAMES[factsOf(card).rings[0]!]} ring; this token is in the ${RING_NAMES[ring]} ring.`,
    { card, ring },
  );
export const wrongColour = (card: Card, arc: Arc): Reason =>
  no('MM-10.1', 'WRONG_COLOUR', () => `${cardName(card)} works in ${factsOf(card).colour}; arc ${arc} is ${colourOf(arc)}.`, {
    card,
    arc,
  });
export const NEEDS_BRICK_AND_MORTAR = no(
  'MM-10.9',
  'NEEDS_BRICK_AND_MORTAR',
  'Rebuilding a wall takes one Brick and one Mortar.',
);
export const wallStanding = (arc: Arc): Reason =>
  no('MM-10.10', 'WALL_STANDING', () => `Wall ${arc} is still standing.`, { arc });
export const wallMissing = (arc: Arc): Reason => no('MM-10.11', 'WALL_MISSING', () => `There is no wall in arc ${arc}.`, { arc });
export const alreadyFortified = (arc: Arc): Reason =>
  no('MM-18.4', 'ALREADY_FORTIFIED', () => `Wall ${arc} is already fortified.`, { arc });
export const NO_FORTIFY_TOKEN = no('MM-10.11', 'NO_FORTIFY_TOKEN', 'Both Fortify tokens are in use.');
export const TAR_IN_USE = no('MM-17.1', 'TAR_IN_USE', 'The tar is already on another token.');
export const ALREADY_IN_FOREST = no('MM-10.13', 'ALREADY_IN_FOREST', 'It is already in the Forest.');
export const STUCK_IN_TAR = no('MM-17.2', 'STUCK_IN_TAR', 'It is stuck in tar and cannot be moved.');
export const MISSING_ALREADY = no('MM-10.15', 'MISSING_ALREADY', 'Nothing will arrive this turn anyway.');
export const SUPPLY_EMPTY = no('MM-10.15', 'SUPPLY_EMPTY', 'No tokens are left to arrive.');
export const DISCARD_EMPTY = no('MM-10.16', 'DISCARD_EMPTY', 'The discard pile is empty.');
export const NOT_IN_DISCARD = no('MM-10.16', 'NOT_IN_DISCARD', 'That card is not in the discard pile.');
export const NO_PARTNER = no('MM-8.7', 'NO_PARTNER', 'Trade with another player.');
export const tradeOneForOne = (seat: Seat): Reason =>
  no('MM-8.7', 'TRADE_ONE_FOR_ONE', () => `A trade is one card for one card, and ${player(seat)} does not hold that one.`, {
    seat,
  });
