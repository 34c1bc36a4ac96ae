import { count } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import {
  challengeOf,
  characterOf,
  game,
  heroCard,
  isCast,
  itemOf,
  MARKET,
  MERCHANDISE,
  nameOf,
  PHASE_NAMES,
  placeName,
  powerOf,
  priceOfCounter,
  type Face,
  type RuneEvent,
  type View,
} from '@nightfall/runebound-midnight';
import { settings, type Told } from '@nightfall/ui';
import { rolledIn, throwTime } from '../scene/rolled.ts';
import { Throw } from '../scene/throw.tsx';

type Of<T extends RuneEvent['type']> = Extract<RuneEvent, { type: T }>;
type Tellers = { readonly [T in RuneEvent['type']]?: (event: Of<T>, view: View) => Told | undefined };
const heroMark = (seat: Seat): readonly string[] => [`hero${seat}`];
const patrolMark = (patrol: number): readonly string[] => [`patrol${patrol}`];
/** The sentence of the log, with the names that stand on the board. */
const said = (event: RuneEvent, view: View): string => game.words.event(event, (seat) => characterOf(view, seat))?.text ?? '';
const chain = (title: string, hold: number, marks: readonly string[] = []): Told => ({ kind: 'chain', title, hold, marks });

type Thrown = Of<'blowRolled' | 'escapeRolled' | 'beforeTested' | 'infiltrationRolled' | 'threatTested'>;
const timeOf = (event: Thrown): number => throwTime(rolledIn(event)!);
/** The dice fall on the board, for as long as they need. */
const thrown = (event: Extract<Thrown, { seat: Seat }>): Told => ({
  kind: 'move',
  title: '',
  marks: heroMark(event.seat),
  hold: timeOf(event),
});
const Thrown = ({ event }: { event: Thrown }) => <Throw event={event} settings={settings()} />;

/** What a Hero draws, as far as these eyes see it; before the first round everybody draws, and nobody wants to see it. */
function rewardTold(v: View, seat: Seat, goods: readonly Face[]): Told | undefined {
  if (v.round === 0 || goods.length === 0) return undefined;
  const seen = goods.filter((good) => good !== null);
  return {
    kind: 'reveal',
    title: seen.length === 0 ? `${characterOf(v, seat)} draws ${count(goods.length, 'good')}` : seen.map(nameOf).join(', '),
    ...(seen.length === 1 && { text: MERCHANDISE[seen[0]!]!.text || 'Money, or one more use under an Item.' }),
    marks: heroMark(seat),
    hold: seen.length === 0 ? 900 : 1500,
  };
}

const FIGHTS = { adventure: 'Adventure', patrol: 'Patrol combat', assault: 'Assault' } as const;

const NIGHT: Tellers = {
  turnBegan: ({ seat, round }, v) => ({
    kind: 'phase',
    title: seat === 0 ? `Round ${round}: ${characterOf(v, seat)}` : `${characterOf(v, seat)}’s turn`,
    by: seat,
    marks: seat === 0 ? [] : heroMark(seat),
    hold: 900,
  }),
  threatTested: (event) => ({
    kind: 'reveal',
    title: 'Threat test',
    text: `Two dice and ${event.pool} doom${event.bonus > 0 ? `, ${event.bonus} more` : ''}`,
    art: <Thrown event={event} />,
    hold: timeOf(event),
  }),
  threatRose: ({ level }) => chain(`The threat rises to ${level} of 10`, 1400),
  patrolRolled: ({ patrol }) => chain(`Patrol ${patrol} rolls its dice`, 900, patrolMark(patrol)),
  patrolMoved: ({ patrol, to }) => ({ kind: 'move', title: '', marks: [...patrolMark(patrol), to] }),
  patrolDestroyed: ({ patrol, space }) => chain(`Patrol ${patrol} is destroyed`, 1100, [space]),
  counterBought: (event, v) => chain(said(event, v), 800),
  powerImproved: (event, v) => chain(said(event, v), 900),
  powerUsed: (_event, v) => {
    const { name, text } = powerOf(v);
    return { kind: 'card', title: name, text, by: 0 };
  },
};

const HEROES: Tellers = {
  calledTo: (event, v) => chain(said(event, v), 1400, [...heroMark(event.seat), event.space]),
  heroMoved: ({ seat, to }) => ({ kind: 'move', title: '', marks: [...heroMark(seat), to] }),
  infiltrationRolled: (event, v) => ({
    kind: 'reveal',
    title: `${characterOf(v, event.seat)} at the gate of ${placeName(event.space)}`,
    art: <Thrown event={event} />,
    marks: [...heroMark(event.seat), event.space],
    hold: timeOf(event),
  }),
  xpGained: ({ seat, count, xp }, v) => ({
    kind: 'reveal',
    title: `${characterOf(v, seat)}: +${count} XP`,
    text: xp >= priceOfCounter(v) ? 'Enough for a new level.' : `${xp} of ${priceOfCounter(v)} for a new level.`,
    marks: heroMark(seat),
    hold: 1300,
  }),
  drewGoods: ({ seat, goods }, v) => rewardTold(v, seat, goods),
  dieRolled: (event, v) => chain(said(event, v), 800, heroMark(event.seat)),
  itemUsed: ({ seat, card }, v) => cardTold(v, seat, card, 'uses it'),
  itemGained: ({ seat, card }, v) => cardTold(v, seat, card, 'buys it'),
  abilityUsed: ({ seat }, v) => abilityTold(v, seat),
  knockedOut: (event, v) => ({
    kind: 'moment',
    tone: 'bad',
    title: said(event, v).replace(/\.$/, ''),
    text: 'All goods are lost. Items and experience stay.',
    marks: heroMark(event.seat),
    hold: 2000,
  }),
  refugeFound: (event, v) => chain(said(event, v), 800, heroMark(event.seat)),
  // The head start of a short game (RM-37.4) comes before anybody knows who they are.
  counterGained: (event, v) => (isCast(v) ? chain(said(event, v), 1000, heroMark(event.seat)) : undefined),
  covenantMade: (event, v) => chain(said(event, v), 1200, heroMark(event.seat)),
  tradeProposed: (event, v) => chain(said(event, v), 1200),
  tradeAnswered: (event, v) => chain(said(event, v), 1000),
};
const cardTold = (v: View, seat: Seat, card: string, deed: string): Told => ({
  kind: 'card',
  title: nameOf(card),
  text: (MARKET[card] ? itemOf(card) : MERCHANDISE[card])?.text ?? '',
  by: seat,
  at: `${characterOf(v, seat)} ${deed}`,
});
function abilityTold(v: View, seat: Seat): Told {
  const { name, text } = heroCard(v.heroes[seat - 1]!.card).ability;
  return { kind: 'card', title: name, text, by: seat, at: `${characterOf(v, seat)} uses it` };
}

const FIGHT: Tellers = {
  combatBegan: ({ kind, space, seats }, v) => ({
    kind: 'phase',
    title: `${FIGHTS[kind]} at ${placeName(space)}: ${seats.map((seat) => characterOf(v, seat)).join(', ')}`,
    marks: [space],
    hold: 1000,
  }),
  revealed: ({ card }) => {
    const { name, minion, life, text } = challengeOf(card);
    return { kind: 'reveal', title: name, text: `${minion}, life ${life}. ${text}`.trim(), hold: 1500 };
  },
  beforeTested: (event) => thrown(event),
  influenced: ({ phase, value }) => chain(`${PHASE_NAMES[phase]} is influenced: ${value} to reach`, 900),
  boosted: (event, v) => chain(said(event, v), 800),
  blowRolled: (event) => thrown(event),
  escapeRolled: (event) => thrown(event),
  challengeDefeated: ({ card }) => chain(`Defeated: ${challengeOf(card).name}`, 1200),
  mirrorTaken: (event, v) => ({
    kind: 'moment',
    tone: 'good',
    title: 'A mirror breaks',
    text: said(event, v),
    marks: [event.space],
    hold: 2400,
  }),
};

const TELLERS: Tellers = { ...NIGHT, ...HEROES, ...FIGHT };

/** What the others do, staged so that it can be followed. */
export function tell(event: RuneEvent, view: View): Told | undefined {
  const teller = TELLERS[event.type] as ((event: RuneEvent, view: View) => Told | undefined) | undefined;
  return teller?.(event, view);
}
