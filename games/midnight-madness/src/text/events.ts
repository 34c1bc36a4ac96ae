import { capital, count, listed } from '@nightfall/kit/words';
import type { EventOf, Line } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import { type Kind, kindFacts, kindName } from '../content/tokens.ts';
import type { Madness, MadnessEvent, Moved } from '../moves.ts';
import { cardList, creature, type Name, PHASE_NAMES, placeText, seenText } from './names.ts';

/** Events that are for eyes only, always or sometimes. */
export const SILENT = ['phase', 'damaged', 'drawsQueued', 'dieRolled', 'choiceAsked', 'choiceMade'] as const;
type Said<T> = T extends (typeof SILENT)[number] ? Line | undefined : Line;
type Tellers = { readonly [T in MadnessEvent['type']]: (event: EventOf<Madness, T>, name: Name) => Said<T> };

/** The name of a card may end a sentence by itself. */
const line = (rule: string, text: string, marks: readonly string[] = []): Line => ({
  text: text.replace(/!\.$/, '!'),
  rule,
  marks,
});
const t = (id: number): string => `t${id}`;

const ABILITY_RULE: { readonly [K in Kind]?: string } = {
  healer: 'MM-14.2',
  goblinKing: 'MM-14.3',
  orcWarlord: 'MM-14.4',
  trollMage: 'MM-14.5',
  boulder: 'MM-15.11',
  moveRed: 'MM-15.2',
  moveGreen: 'MM-15.2',
  moveBlue: 'MM-15.2',
  clockwise: 'MM-15.3',
  counterClockwise: 'MM-15.4',
  plagueArchers: 'MM-15.5',
  plagueKnights: 'MM-15.6',
  plagueSwordsmen: 'MM-15.6',
  discardOne: 'MM-15.8',
  draw3: 'MM-15.10',
  draw4: 'MM-15.10',
};
const ruleOf = (kind: Kind): string => ABILITY_RULE[kind] ?? 'MM-11.3';
const PHASE_RULES = {
  drawUp: 'MM-8.1',
  replace: 'MM-8.4',
  trade: 'MM-8.8',
  play: 'MM-9.1',
  move: 'MM-12.1',
  reveal: 'MM-11.10',
  draw: 'MM-19.6',
};
const ANSWERS = { accepted: 'MM-8.9', declined: 'MM-8.9', withdrawn: 'MM-8.10' };
const STRUCK = { wall: 'MM-12.11', tower: 'MM-12.13', boulder: 'MM-16.7', card: 'MM-20.1' };

/** A few steps are named; many are seen on the board. */
const FEW = 3;
const movesText = (moves: readonly Moved[]): string =>
  moves.length > FEW ? '' : `: ${moves.map(({ from, to }) => `${placeText(from)} to ${placeText(to)}`).join(', ')}`;
const movesMarks = (moves: readonly Moved[]): string[] => moves.flatMap(({ token, to }) => [t(token), to]);
const moved = (moves: readonly Moved[], how: string): string =>
  `${count(moves.length, 'token')} ${moves.length === 1 ? 'steps' : 'step'} ${how}${movesText(moves)}.`;

function answerText({ seat, partner, give, take, answer }: EventOf<Madness, 'tradeAnswered'>, name: Name): string {
  if (answer === 'withdrawn') return `${name(seat)} withdraws the offer.`;
  if (answer === 'declined') return `${name(partner)} declines.`;
  return `${name(partner)} accepts: ${name(seat)} gives ${cardName(give)} and gets ${cardName(take)}.`;
}

function playedText({ seat, cards, at, arc }: EventOf<Madness, 'cardPlayed'>, name: Name): string {
  const target = at !== null ? ` on ${seenText(at)}` : arc !== null ? ` on wall ${arc}` : '';
  return `${name(seat)} plays ${cards.map(cardName).join(' with ')}${target}.`;
}

const struckText = (kinds: readonly Kind[], what: string): string =>
  capital(`${listed(kinds.map(creature))} ${kinds.length === 1 ? 'strikes' : 'strike'} ${what}.`);

function boulderText({ path, victims, structure }: EventOf<Madness, 'boulderRolled'>): string {
  const crushed = victims.length > 0 ? ` and crushes ${count(victims.length, 'token')}` : '';
  const way = `from ${placeText(path[0]!)} to ${placeText(path.at(-1)!)}`;
  return `The boulder rolls ${way}${crushed}${structure ? `; it stops at ${structure}` : ' and leaves the board'}.`;
}

const TELLERS: Tellers = {
  phase: ({ phase, seat, turn }, name) => {
    if (phase === 'setup' || phase === 'over') return undefined;
    const rule = PHASE_RULES[phase];
    if (phase === 'drawUp') return { ...line(rule, `Turn ${turn}: ${name(seat)}.`), heading: 1 };
    return { ...line(rule, `${PHASE_NAMES[phase]} phase.`), heading: 2 };
  },
  cardDrawn: ({ seat, card }, name) => line('MM-8.1', `${name(seat)} draws ${cardName(card)}.`),
  reshuffled: ({ count: n }) => line('MM-8.3', `The discard pile (${count(n, 'card')}) is shuffled and becomes the deck.`),
  cardReplaced: ({ seat, card }, name) => line('MM-8.4', `${name(seat)} replaces ${cardName(card)}.`),
  tradeOffered: ({ seat, partner, give, take }, name) =>
    line('MM-8.8', `${name(seat)} offers ${name(partner)} ${cardName(give)} for ${cardName(take)}.`),
  tradeAnswered: (event, name) => line(ANSWERS[event.answer], answerText(event, name)),
  cardPlayed: (event, name) =>
    line(
      'MM-9.2',
      playedText(event, name),
      event.token !== null ? [t(event.token)] : event.arc !== null ? [`wall${event.arc}`] : [],
    ),
  cardTaken: ({ seat, card }, name) => line('MM-10.16', `${name(seat)} takes ${cardName(card)} from the discard pile.`),
  flipped: ({ token, kind, space }) =>
    line('MM-11.2', `The token in ${placeText(space)} is flipped: ${kindName(kind)}.`, [t(token), space]),
  abilityUsed: ({ token, kind }) => line(ruleOf(kind), `${kindName(kind)}: ${kindFacts(kind).text}`, [t(token)]),
  trapSprung: ({ kind, space }) => line(ruleOf(kind), `${kindName(kind)}: ${kindFacts(kind).text}`, [space]),
  stepped: ({ moves }) => line('MM-12.5', moved(moves, 'inward'), movesMarks(moves)),
  rotated: ({ isClockwise, moves }) =>
    line(
      'MM-13.1',
      moves.length === 0 ? 'No token can step aside.' : moved(moves, isClockwise ? 'clockwise' : 'counter-clockwise'),
      movesMarks(moves),
    ),
  wallStruck: ({ arc, tokens, kinds }) => line('MM-12.11', struckText(kinds, `wall ${arc}`), [`wall${arc}`, ...tokens.map(t)]),
  towerStruck: ({ arc, tokens, kinds }) => line('MM-12.13', struckText(kinds, `tower ${arc}`), [`tower${arc}`, ...tokens.map(t)]),
  fortifyLost: ({ arc }) => line('MM-18.3', `The Fortify token takes the blow for wall ${arc}.`, [`wall${arc}`]),
  wallLost: ({ arc }) => line('MM-18.1', `Wall ${arc} falls.`, [`wall${arc}`]),
  towerLost: ({ arc }) => line('MM-18.2', `Tower ${arc} falls.`, [`tower${arc}`]),
  wallBuilt: ({ arc }) => line('MM-10.9', `Wall ${arc} stands again.`, [`wall${arc}`]),
  wallFortified: ({ arc }) => line('MM-10.11', `Wall ${arc} is fortified.`, [`wall${arc}`]),
  // The last hit point: the next line tells what becomes of it.
  damaged: ({ token, kind, hp, by, space }) =>
    hp === 0
      ? undefined
      : line(STRUCK[by], `${capital(seenText({ kind, space }))} takes 1 damage and has ${count(hp, 'hit point')} left.`, [
          t(token),
        ]),
  healed: ({ token, kind, hp, space }) =>
    line('MM-14.2', `${capital(seenText({ kind, space }))} is healed to ${count(hp, 'hit point')}.`, [t(token)]),
  slain: ({ kind, seat, space }, name) => line('MM-20.3', `${name(seat)} slays ${seenText({ kind, space })}.`, [space]),
  destroyed: ({ kind, by, wasHidden, space }) =>
    line(STRUCK[by], `${capital(seenText({ kind, space }))}${wasHidden ? ', still hidden,' : ''} is destroyed by the ${by}.`, [
      space,
    ]),
  boulderRolled: (event) => line('MM-16.5', boulderText(event), event.path),
  tarPlaced: ({ token, at }) => line('MM-10.12', `${capital(seenText(at))} is stuck in tar.`, [t(token)]),
  tarRemoved: ({ token, at }) => line('MM-17.5', `The tar comes off ${seenText(at)}.`, [t(token)]),
  drivenBack: ({ token, kind, from, to }) =>
    line('MM-10.13', `${capital(seenText({ kind, space: from }))} is driven back to the forest.`, [t(token), to]),
  drawsQueued: ({ coming }) => (coming === 0 ? undefined : line('MM-19.3', `${count(coming, 'token')} will arrive.`)),
  dieRolled: () => undefined,
  tokenArrived: ({ token, space, isStart }) =>
    line(isStart ? 'MM-6.8' : 'MM-19.1', `A hidden token arrives in ${placeText(space)}.`, [t(token), space]),
  cardsLost: ({ seat, cards, kind }, name) => line(ruleOf(kind), `${name(seat)} loses ${cardList(cards)}.`),
  forcedDiscard: ({ seat, card }, name) => line('MM-15.8', `${name(seat)} discards ${cardName(card)}.`),
  choiceAsked: () => undefined,
  // Flips and discards have a line of their own.
  choiceMade: ({ seat, choice, token, at }, name) =>
    choice === 'damage' ? line('MM-7.4', `${name(seat)} has ${seenText(at!)} take the blow.`, [t(token!)]) : undefined,
  gameOver: ({ outcome }) =>
    outcome === 'won'
      ? line('MM-21.1', 'The night is over: the castle stands.')
      : line('MM-21.3', 'The last tower has fallen. The castle is lost.'),
};

/** One line of the log, with the clause that it follows from (MM-26.8). */
export function eventLine(event: MadnessEvent, name: Name): Line | undefined {
  const tell = TELLERS[event.type] as (event: MadnessEvent, name: Name) => Line | undefined;
  return tell(event, name);
}
