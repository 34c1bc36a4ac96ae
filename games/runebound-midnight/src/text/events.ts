import { capital, count } from '@nightfall/kit/words';
import type { EventOf, Line } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import { placeName, STRONGHOLDS, TOWNS } from '../content/map.ts';
import { HERO_CARDS } from '../content/heroes.ts';
import { KING_TILES } from '../content/kings.ts';
import { variantOf } from '../content/variants.ts';
import type { Rune, RuneEvent, Step } from '../moves.ts';
import type { ThreatCause } from '../state.ts';
import { COUNTER_NAMES, faceText, goodsText, KING_COUNTER_NAMES, listed, type Name, nameOf, PHASE_NAMES } from './names.ts';

/** Events for eyes only: these always, and the end of a combat that was won, because its Challenge was just defeated. */
const EYES_ONLY = ['patrolStopped', 'stood'] as const;
export const silent = [...EYES_ONLY, 'combatEnded'] as const;
type Tellers = {
  readonly [T in Exclude<RuneEvent['type'], (typeof EYES_ONLY)[number]>]: (
    event: EventOf<Rune, T>,
    name: Name,
  ) => T extends 'combatEnded' ? Line | undefined : Line;
};

const line = (rule: string, text: string, marks: readonly string[] = []): Line => ({ text, rule, marks });
const seatMark = (seat: number): string => (seat === 0 ? 'king' : `hero${seat}`);
const patrolMark = (patrol: number): string => `patrol${patrol}`;
/** "6 + 8 + 3 = 17 against 17": the dice, what is added, and what is needed. */
const sumText = (dice: readonly number[], total: number, need: number): string => {
  const bonus = total - dice.reduce((sum, die) => sum + die, 0);
  const added = bonus === 0 ? '' : bonus > 0 ? ` + ${bonus}` : ` − ${-bonus}`;
  return `${dice.join(' + ')}${added} = ${total} against ${need}`;
};

const CAUSES: Readonly<Record<ThreatCause, string>> = {
  step: 'the Threat step',
  infiltration: 'the failed infiltration',
  escape: 'the escape',
  knockOut: 'the knock-out',
};
const STEPS: Readonly<Record<Step, { readonly rule: string; readonly text: string }>> = {
  mirrors: { rule: 'RM-12.2', text: 'Black Mirror step' },
  threat: { rule: 'RM-12.4', text: 'Threat step' },
  patrols: { rule: 'RM-12.5', text: 'Patrol step' },
  spending: { rule: 'RM-12.6', text: 'Spending step' },
  movement: { rule: 'RM-16.4', text: 'Movement step' },
  adventure: { rule: 'RM-20.1', text: 'Adventure step' },
  market: { rule: 'RM-25.1', text: 'Market step' },
  experience: { rule: 'RM-26.2', text: 'Experience step' },
};
const POWER_NAMES = Object.fromEntries(Object.values(KING_TILES).map(({ power: { id, name } }) => [id, name]));
const ABILITY_NAMES = Object.fromEntries(Object.values(HERO_CARDS).map(({ ability: { id, name } }) => [id, name]));

const setupTellers = {
  variantPicked: ({ seat, variant, difficulty }: EventOf<Rune, 'variantPicked'>, name: Name) =>
    line('RM-29.4', `${name(seat)} picks ${variantOf(variant).name}: threat difficulty ${difficulty}.`),
  variantsPassed: ({ seat }: EventOf<Rune, 'variantsPassed'>, name: Name) =>
    line('RM-29.3', `${name(seat)} picks no more variants.`),
  picked: ({ seat, card }: EventOf<Rune, 'picked'>, name: Name) =>
    line('RM-10.4', card === null ? `${name(seat)} has picked.` : `${name(seat)} picks ${nameOf(card)}.`),
  castRevealed: ({ king, heroes }: EventOf<Rune, 'castRevealed'>) =>
    line('RM-10.4', `${nameOf(king)} rules the night. Against him: ${listed(heroes.map(nameOf))}.`),
  mirrorPlaced: ({ space, points }: EventOf<Rune, 'mirrorPlaced'>) =>
    line('RM-10.5', `${placeName(space)} gets a mirror of ${count(points, 'point')}.`, [space]),
  patrolPlaced: ({ patrol, space }: EventOf<Rune, 'patrolPlaced'>) =>
    line('RM-14.2', `Patrol ${patrol} appears in ${placeName(space)}.`, [patrolMark(patrol), space]),
  heroPlaced: ({ seat, space }: EventOf<Rune, 'heroPlaced'>, name: Name) =>
    line('RM-10.12', `${name(seat)} starts in ${placeName(space)}.`, [seatMark(seat), space]),
  equipped: ({ seat, items }: EventOf<Rune, 'equipped'>, name: Name) =>
    line('RM-29.12', `${name(seat)} starts with ${listed(items.map(cardName))}.`),
};

const cardTellers = {
  drewGoods: ({ seat, goods }: EventOf<Rune, 'drewGoods'>, name: Name) =>
    line('RM-7.11', `${name(seat)} draws ${goodsText(goods)}.`),
  offered: ({ seat, card }: EventOf<Rune, 'offered'>, name: Name) =>
    line('RM-17.6', `${name(seat)} is offered ${cardName(card)}.`),
  stocked: ({ town, card }: EventOf<Rune, 'stocked'>) =>
    line('RM-25.2', `${cardName(card)} is for sale in ${TOWNS[town]!.name}.`, [TOWNS[town]!.space]),
  patrolCardsDrawn: ({ cards }: EventOf<Rune, 'patrolCardsDrawn'>) =>
    line('RM-22.2', `The Night King draws ${cards.includes(null) ? count(cards.length, 'card') : goodsText(cards)}.`),
  revealed: ({ card }: EventOf<Rune, 'revealed'>) => line('RM-21.1', `The Challenge is ${cardName(card)}.`),
  itemUsed: ({ seat, card, isDiscarded, isOnceMore }: EventOf<Rune, 'itemUsed'>, name: Name) =>
    line(
      isDiscarded ? 'RM-7.3' : isOnceMore ? 'RM-27.14' : 'RM-7.2',
      `${name(seat)} ${isDiscarded ? 'discards' : 'uses'} ${cardName(card)}${isOnceMore ? ' once more' : ''}.`,
    ),
  abilityUsed: ({ seat, ability, phase }: EventOf<Rune, 'abilityUsed'>, name: Name) =>
    line('RM-6.7', `${name(seat)} uses ${ABILITY_NAMES[ability]}${phase === null ? '' : ` on ${PHASE_NAMES[phase]}`}.`),
  itemGained: ({ seat, card, cost }: EventOf<Rune, 'itemGained'>, name: Name) =>
    line('RM-25.3', `${name(seat)} buys ${cardName(card)} for ${count(cost, 'good')}.`),
  goodsPaid: ({ seat, goods }: EventOf<Rune, 'goodsPaid'>, name: Name) =>
    line('RM-7.16', `${name(seat)} pays ${goodsText(goods)}.`),
  itemSold: ({ seat, card, price }: EventOf<Rune, 'itemSold'>, name: Name) =>
    line('RM-7.14', `${name(seat)} sells ${cardName(card)} for ${count(price, 'good')}.`),
  itemDiscarded: ({ seat, card }: EventOf<Rune, 'itemDiscarded'>, name: Name) =>
    line('RM-7.8', `${name(seat)} discards ${cardName(card)}.`),
  offersGone: ({ cards }: EventOf<Rune, 'offersGone'>) =>
    line('RM-17.12', `${cards.length === 1 ? 'The offer goes' : 'The offers go'} back: ${listed(cards.map(cardName))}.`),
  goodsLost: ({ seat, goods }: EventOf<Rune, 'goodsLost'>, name: Name) =>
    line('RM-24.9', `${name(seat)} loses ${goodsText(goods)}.`),
  tradeProposed: (event: EventOf<Rune, 'tradeProposed'>, name: Name) => line('RM-19.2', proposalText(event, name)),
  tradeAnswered: ({ by, to, answer, gave, took }: EventOf<Rune, 'tradeAnswered'>, name: Name) => {
    if (answer === 'withdrawn') return line('RM-19.9', `${name(by)} withdraws the proposal.`);
    if (answer === 'refused') return line('RM-19.3', `${name(to)} declines.`);
    const goods = [
      ...(gave.length > 0 ? [`${name(to)} gets ${goodsText(gave)}`] : []),
      ...(took.length > 0 ? [`${name(by)} gets ${goodsText(took)}`] : []),
    ];
    return line('RM-19.3', `${name(to)} accepts${goods.length > 0 ? `: ${listed(goods)}` : ''}.`);
  },
};
function proposalText(
  { by, to, giveItems, giveGoods, takeItems, takeGoods }: EventOf<Rune, 'tradeProposed'>,
  name: Name,
): string {
  const parts = [...giveItems.map(cardName), ...(giveGoods.length > 0 ? [goodsText(giveGoods)] : [])];
  const wishes = [...takeItems.map(cardName), ...(takeGoods > 0 ? [count(takeGoods, 'good')] : [])];
  return `${name(by)} offers ${name(to)} ${listed(parts)} for ${listed(wishes)}.`;
}

const kingTellers = {
  turnBegan: ({ seat, round }: EventOf<Rune, 'turnBegan'>, name: Name) => ({
    ...line(seat === 0 ? 'RM-12.1' : 'RM-16.1', seat === 0 ? `Round ${round}: ${name(seat)}.` : `${name(seat)}'s turn.`),
    heading: seat === 0 ? 1 : 2,
  }),
  stepBegan: ({ step }: EventOf<Rune, 'stepBegan'>) => ({ ...line(STEPS[step].rule, `${STEPS[step].text}.`), heading: 3 }),
  doomAdded: ({ pool }: EventOf<Rune, 'doomAdded'>) => line('RM-12.4', `Doom gathers: ${pool} in the threat pool.`),
  threatOffered: ({ cause }: EventOf<Rune, 'threatOffered'>) =>
    line('RM-13.3', `The Night King may make a threat test for ${CAUSES[cause]}.`),
  threatDeclined: () => line('RM-13.3', 'The Night King makes no threat test.'),
  threatTested: ({ dice, pool, bonus, total, need, success }: EventOf<Rune, 'threatTested'>) =>
    line(
      'RM-13.1',
      `Threat test: ${dice.join(' + ')} + ${pool} doom${bonus > 0 ? ` + ${bonus} bonus` : ''} = ${total} against ${need}: ${success ? 'success' : 'failure'}.`,
    ),
  threatRose: ({ level }: EventOf<Rune, 'threatRose'>) => line('RM-13.6', `The threat rises to ${level} of 10.`),
  refilled: ({ spaces }: EventOf<Rune, 'refilled'>) => line('RM-13.6', `Adventures come back: ${listed(spaces)}.`, spaces),
  patrolRolled: ({ patrol, faces }: EventOf<Rune, 'patrolRolled'>) =>
    line('RM-14.6', `Patrol ${patrol} rolls ${faces.map((face) => (face === 0 ? 'spent' : faceText(face))).join(', ')}.`, [
      patrolMark(patrol),
    ]),
  patrolMoved: ({ patrol, from, to }: EventOf<Rune, 'patrolMoved'>) =>
    line('RM-14.7', `Patrol ${patrol} moves from ${placeName(from)} to ${placeName(to)}.`, [patrolMark(patrol), to]),
  patrolHealed: ({ patrol, wounds }: EventOf<Rune, 'patrolHealed'>) =>
    line('RM-14.14', `Patrol ${patrol} heals: ${count(wounds, 'wound')} left.`, [patrolMark(patrol)]),
  patrolWounded: ({ patrol, wounds }: EventOf<Rune, 'patrolWounded'>) =>
    line('RM-22.5', `Patrol ${patrol} has ${count(wounds, 'wound')}.`, [patrolMark(patrol)]),
  patrolDestroyed: ({ patrol, space }: EventOf<Rune, 'patrolDestroyed'>) =>
    line('RM-14.16', `Patrol ${patrol} is destroyed.`, [patrolMark(patrol), space]),
  goldGained: ({ amount, gold, why }: EventOf<Rune, 'goldGained'>) =>
    line(why === 'income' ? 'RM-12.6' : 'RM-24.10', `The Night King gains ${amount} gold and has ${gold}.`),
  counterBought: ({ kind, price, gold }: EventOf<Rune, 'counterBought'>) =>
    line(
      'RM-15.1',
      `The Night King buys ${kind === 'exhaustion' ? 'an' : 'a'} ${KING_COUNTER_NAMES[kind]} counter for ${price} gold; ${gold} left.`,
    ),
  countersSpent: ({ kind, count: n, left }: EventOf<Rune, 'countersSpent'>) =>
    line('RM-15.6', `The Night King spends ${count(n, `${KING_COUNTER_NAMES[kind]} counter`)}; ${left} left.`),
  powerImproved: ({ level }: EventOf<Rune, 'powerImproved'>) => line('RM-15.7', `The shadow power rises to level ${level}.`),
  powerUsed: ({ power }: EventOf<Rune, 'powerUsed'>) => line('RM-8.3', `The Night King uses ${POWER_NAMES[power]}.`),
};

const heroTellers = {
  heroMoved: ({ seat, from, to }: EventOf<Rune, 'heroMoved'>, name: Name) =>
    line('RM-17.1', `${name(seat)} goes from ${placeName(from)} to ${placeName(to)}.`, [seatMark(seat), to]),
  calledTo: ({ seat, space }: EventOf<Rune, 'calledTo'>, name: Name) =>
    line('RM-16.8', `${name(seat)} calls the others to ${placeName(space)}.`, [seatMark(seat), space]),
  bonusDiceGained: ({ seat, dice }: EventOf<Rune, 'bonusDiceGained'>, name: Name) =>
    line('RM-29.9', `${name(seat)} gets ${count(dice, 'bonus die', 'bonus dice')}.`, [seatMark(seat)]),
  diceGained: ({ seat, dice }: EventOf<Rune, 'diceGained'>, name: Name) =>
    line('RM-16.4', `${name(seat)} has ${count(dice, 'movement die', 'movement dice')}.`, [seatMark(seat)]),
  infiltrationRolled: ({ seat, space, skill, dice, total, need, success }: EventOf<Rune, 'infiltrationRolled'>, name: Name) =>
    line(
      success ? 'RM-18.4' : 'RM-18.5',
      `${name(seat)} tries ${capital(skill)} at ${placeName(space)}: ${sumText(dice, total, need)}: ${success ? 'in' : 'caught'}.`,
      [seatMark(seat), space],
    ),
  dieRolled: ({ seat, face, isMatch, aim }: EventOf<Rune, 'dieRolled'>, name: Name) =>
    line(
      aim === 'heal' ? 'RM-17.5' : 'RM-17.6',
      `${name(seat)} rolls ${faceText(face)} to ${aim}: ${isMatch ? 'a match' : 'no match'}.`,
      [seatMark(seat)],
    ),
  healed: ({ seat, count: n, wounds }: EventOf<Rune, 'healed'>, name: Name) =>
    line('RM-17.5', `${name(seat)} heals ${count(n, 'wound')}; ${wounds} left.`, [seatMark(seat)]),
  rested: ({ seat, count: n, exhaustion }: EventOf<Rune, 'rested'>, name: Name) =>
    line('RM-17.4', `${name(seat)} sheds ${n} exhaustion; ${exhaustion} left.`, [seatMark(seat)]),
  wounded: ({ seat, count: n, wounds }: EventOf<Rune, 'wounded'>, name: Name) =>
    line('RM-24.1', `${name(seat)} takes ${count(n, 'wound')} and has ${wounds}.`, [seatMark(seat)]),
  exhausted: ({ seat, count: n, exhaustion }: EventOf<Rune, 'exhausted'>, name: Name) =>
    line('RM-24.3', `${name(seat)} takes ${n} exhaustion and has ${exhaustion}.`, [seatMark(seat)]),
  knockedOut: ({ seat }: EventOf<Rune, 'knockedOut'>, name: Name) =>
    line('RM-24.1', `${name(seat)} is knocked out.`, [seatMark(seat)]),
  refugeFound: ({ seat, space }: EventOf<Rune, 'refugeFound'>, name: Name) =>
    line('RM-24.12', `${name(seat)} wakes in ${placeName(space)}.`, [seatMark(seat), space]),
  xpGained: ({ seat, count: n, xp }: EventOf<Rune, 'xpGained'>, name: Name) =>
    line('RM-9.2', `${name(seat)} gains ${n} XP and has ${xp}.`, [seatMark(seat)]),
  counterGained: ({ seat, kind, level }: EventOf<Rune, 'counterGained'>, name: Name) =>
    line('RM-26.4', `${name(seat)} takes ${COUNTER_NAMES[kind]} and reaches level ${level}.`, [seatMark(seat)]),
  covenantMade: ({ seat, item, good }: EventOf<Rune, 'covenantMade'>, name: Name) =>
    line(
      good === null ? 'RM-27.5' : 'RM-27.2',
      `${name(seat)} puts ${good === null ? 'a card face down' : cardName(good)} under ${cardName(item)}.`,
      [seatMark(seat)],
    ),
  covenantForgone: ({ seat }: EventOf<Rune, 'covenantForgone'>, name: Name) =>
    line('RM-27.19', `${name(seat)} makes no covenant.`),
  adventureTaken: ({ seat, space, colour }: EventOf<Rune, 'adventureTaken'>, name: Name) =>
    line('RM-20.3', `${name(seat)} takes the ${colour} jewel at ${space}.`, [seatMark(seat), space]),
  mirrorTaken: ({ space, points, total }: EventOf<Rune, 'mirrorTaken'>) =>
    line('RM-23.11', `The mirror of ${placeName(space)} breaks: ${count(points, 'point')}, ${total} in all.`, [space]),
};

const KINDS = { adventure: 'An adventure', patrol: 'A patrol attacks', assault: 'An assault' } as const;
const combatTellers = {
  combatBegan: ({ kind, space, seats, patrol }: EventOf<Rune, 'combatBegan'>, name: Name) => {
    const where = STRONGHOLDS.some((one) => one.space === space) ? ` on ${placeName(space)}` : ` at ${placeName(space)}`;
    const text = `${KINDS[kind]}${where}: ${listed(seats.map(name))}.`;
    const rule = { adventure: 'RM-20.2', patrol: 'RM-22.4', assault: 'RM-23.1' }[kind];
    return line(rule, text, [space, ...seats.map(seatMark), ...(patrol > 0 ? [patrolMark(patrol)] : [])]);
  },
  beforeTested: ({ seat, skill, dice, total, need, success }: EventOf<Rune, 'beforeTested'>, name: Name) =>
    line('RM-21.2', `${name(seat)} tests ${capital(skill)}: ${sumText(dice, total, need)}: ${success ? 'passed' : 'failed'}.`),
  valueLowered: ({ phase, value }: EventOf<Rune, 'valueLowered'>) =>
    line('RM-21.3', `The Challenge's ${PHASE_NAMES[phase]} value falls to ${value}.`),
  challengeStruck: ({ count: n, wounds, life }: EventOf<Rune, 'challengeStruck'>) =>
    line('RM-21.15', `The Challenge takes ${count(n, 'wound')}: ${wounds} of ${life}.`),
  influenceRolled: ({ phase, faces }: EventOf<Rune, 'influenceRolled'>) =>
    line('RM-21.6', `The Night King rolls for ${PHASE_NAMES[phase]}: ${faces.map(faceText).join(', ')}.`),
  influenced: ({ phase, matches, value }: EventOf<Rune, 'influenced'>) =>
    line('RM-21.7', `${count(matches, 'match', 'matches')}: ${PHASE_NAMES[phase]} is ${value}.`),
  boosted: ({ phase, damage }: EventOf<Rune, 'boosted'>) => line('RM-29.6', `${PHASE_NAMES[phase]} damage rises to ${damage}.`),
  roundBegan: ({ round }: EventOf<Rune, 'roundBegan'>) => ({ ...line('RM-21.10', `Combat round ${round}.`), heading: 4 }),
  escapeRolled: ({ seat, phase, dice, total, need, success }: EventOf<Rune, 'escapeRolled'>, name: Name) =>
    line(
      success ? 'RM-21.23' : 'RM-21.24',
      `${name(seat)} tries to escape by ${PHASE_NAMES[phase]}: ${sumText(dice, total, need)}: ${success ? 'away' : 'no way out'}.`,
    ),
  slippedAway: ({ seat }: EventOf<Rune, 'slippedAway'>, name: Name) => line('RM-21.23', `${name(seat)} slips away.`),
  blowRolled: ({ seat, phase, isAttack, dice, total, need, success }: EventOf<Rune, 'blowRolled'>, name: Name) => {
    const result = isAttack ? (success ? 'a hit' : 'a miss') : success ? 'the defence holds' : 'the defence fails';
    const text = `${name(seat)} ${isAttack ? 'attacks' : 'defends'} in ${PHASE_NAMES[phase]}: ${sumText(dice, total, need)}: ${result}.`;
    return line(isAttack && success ? 'RM-21.15' : success ? 'RM-21.17' : 'RM-21.16', text, [seatMark(seat)]);
  },
  autoDefended: ({ seat, phase }: EventOf<Rune, 'autoDefended'>, name: Name) =>
    line('RM-21.18', `${name(seat)} has nothing to fear in ${PHASE_NAMES[phase]}.`),
  woundsPrevented: ({ seat, count: n }: EventOf<Rune, 'woundsPrevented'>, name: Name) =>
    line('RM-21.19', `${name(seat)} prevents ${count(n, 'wound')}.`),
  regrew: ({ wounds, life }: EventOf<Rune, 'regrew'>) => line('RM-9.7', `The Challenge regrows: ${wounds} of ${life}.`),
  challengeDefeated: ({ card }: EventOf<Rune, 'challengeDefeated'>) => line('RM-21.20', `Defeated: ${cardName(card)}.`),
  combatEnded: ({ outcome }: EventOf<Rune, 'combatEnded'>) => {
    if (outcome === 'won') return undefined;
    return outcome === 'stopped'
      ? line('RM-21.27', 'The fight breaks off after fifty rounds.')
      : line('RM-21.25', 'The fight is over; the Challenge is undefeated.');
  },
  gameOver: ({ winner, clause }: EventOf<Rune, 'gameOver'>) =>
    line(
      clause,
      winner === 'king' ? 'The threat is complete: the Night King wins.' : 'Enough mirrors are broken: the Heroes win.',
    ),
};

const TELLERS: Tellers = { ...setupTellers, ...cardTellers, ...kingTellers, ...heroTellers, ...combatTellers };

/** One line of the log, with the clause it follows from (RM-32.3). */
export function eventLine(event: RuneEvent, name: Name): Line | undefined {
  const tellers = TELLERS as Readonly<Record<string, ((event: RuneEvent, name: Name) => Line | undefined) | undefined>>;
  return tellers[event.type]?.(event, name);
}
