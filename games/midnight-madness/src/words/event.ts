import type { Line } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import { type Kind, kindFacts, kindName } from '../content/tokens.ts';
import type { MadnessEvent, Moved } from '../types.ts';
import { cardList, count, creature, type Name, PHASE_NAMES } from './names.ts';

type Of<T extends MadnessEvent['type']> = Extract<MadnessEvent, { type: T }>;
type Tellers = { readonly [T in MadnessEvent['type']]: (event: Of<T>, name: Name) => Line | undefined };

const line = (rule: string, text: string, marks: readonly string[] = []): Line => ({ text, rule, marks });
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

const movesText = (moves: readonly Moved[]): string => moves.map(({ token, from, to }) => `t${token} ${from}→${to}`).join(', ');
const movesMarks = (moves: readonly Moved[]): string[] => moves.flatMap(({ token, to }) => [t(token), to]);

function answerText({ seat, partner, give, take, answer }: Of<'tradeAnswered'>, name: Name): string {
  if (answer === 'withdrawn') return `${name(seat)} withdraws the offer.`;
  if (answer === 'declined') return `${name(partner)} declines.`;
  return `${name(partner)} accepts: ${name(seat)} gives ${cardName(give)} and gets ${cardName(take)}.`;
}

function playedText({ seat, cards, token, arc }: Of<'cardPlayed'>, name: Name): string {
  const target = token !== null ? ` on t${token}` : arc !== null ? ` on wall ${arc}` : '';
  return `${name(seat)} plays ${cards.map(cardName).join(' with ')}${target}.`;
}

function boulderText({ path, victims, structure }: Of<'boulderRolled'>): string {
  const crushed = victims.length > 0 ? ` and crushes ${victims.map(t).join(', ')}` : '';
  return `The boulder rolls through ${path.join(' ')}${crushed}${structure ? `; it stops at ${structure}` : ' and leaves the board'}.`;
}

function choiceText({ choice, token, card }: Of<'choiceMade'>, who: string): string {
  if (choice === 'flip') return `${who} picks t${token} to be flipped.`;
  return choice === 'damage' ? `${who} picks t${token} to take the damage.` : `${who} picks ${cardName(card!)}.`;
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
    line('MM-11.2', `t${token} at ${space} is turned up: ${kindName(kind)}.`, [t(token), space]),
  abilityUsed: ({ token, kind }) => line(ruleOf(kind), `${kindName(kind)}: ${kindFacts(kind).text}`, [t(token)]),
  trapSprung: ({ kind, space }) => line(ruleOf(kind), `${kindName(kind)}: ${kindFacts(kind).text}`, [space]),
  stepped: ({ moves }) => line('MM-12.5', `Steps: ${movesText(moves)}.`, movesMarks(moves)),
  rotated: ({ isClockwise, moves }) =>
    line(
      'MM-13.1',
      `All turn ${isClockwise ? 'clockwise' : 'counter-clockwise'}: ${movesText(moves) || 'nobody'}.`,
      movesMarks(moves),
    ),
  wallStruck: ({ arc, tokens }) =>
    line('MM-12.11', `${tokens.map(t).join(', ')} at wall ${arc}.`, [`wall${arc}`, ...tokens.map(t)]),
  towerStruck: ({ arc, tokens }) =>
    line('MM-12.13', `${tokens.map(t).join(', ')} at tower ${arc}.`, [`tower${arc}`, ...tokens.map(t)]),
  fortifyLost: ({ arc }) => line('MM-18.3', `The Fortify token takes the blow for wall ${arc}.`, [`wall${arc}`]),
  wallLost: ({ arc }) => line('MM-18.1', `Wall ${arc} falls.`, [`wall${arc}`]),
  towerLost: ({ arc }) => line('MM-18.2', `Tower ${arc} falls.`, [`tower${arc}`]),
  wallBuilt: ({ arc }) => line('MM-10.9', `Wall ${arc} stands again.`, [`wall${arc}`]),
  wallFortified: ({ arc }) => line('MM-10.11', `Wall ${arc} is fortified.`, [`wall${arc}`]),
  damaged: ({ token, kind, hp, by }) =>
    line(STRUCK[by], `${creature(kind, token)} takes 1 damage, ${count(hp, 'hit point')} left.`, [t(token)]),
  healed: ({ token, kind, hp }) =>
    line('MM-14.2', `${creature(kind, token)} is healed to ${count(hp, 'hit point')}.`, [t(token)]),
  slain: ({ token, kind, seat, space }, name) => line('MM-20.3', `${name(seat)} slays ${creature(kind, token)}.`, [space]),
  destroyed: ({ token, kind, by, wasHidden, space }) =>
    line(STRUCK[by], `${creature(kind, token)}${wasHidden ? ', still hidden,' : ''} is destroyed by the ${by}.`, [space]),
  boulderRolled: (event) => line('MM-16.5', boulderText(event), event.path),
  tarPlaced: ({ token }) => line('MM-10.12', `t${token} is stuck in tar.`, [t(token)]),
  tarRemoved: ({ token }) => line('MM-17.5', `The tar comes off t${token}.`, [t(token)]),
  drivenBack: ({ token, from, to }) => line('MM-10.13', `t${token} is driven back from ${from} to ${to}.`, [t(token), to]),
  drawsQueued: ({ count: n }) => line('MM-19.3', `${count(n, 'token')} will arrive.`),
  dieRolled: () => undefined,
  tokenArrived: ({ token, space, isStart }) =>
    line(isStart ? 'MM-6.8' : 'MM-19.1', `A hidden token arrives: t${token} at ${space}.`, [t(token), space]),
  cardsLost: ({ seat, cards, kind }, name) => line(ruleOf(kind), `${name(seat)} loses ${cardList(cards)}.`),
  forcedDiscard: ({ seat, card }, name) => line('MM-15.8', `${name(seat)} discards ${cardName(card)}.`),
  choiceAsked: () => undefined,
  choiceMade: (event, name) => line('MM-7.4', choiceText(event, name(event.seat)), event.token === null ? [] : [t(event.token)]),
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
