import { call, flag, int, type Out, type Reason } from '@nightfall/kernel';
import { type Card, cardName, challengeOf, colourOf, type DeckName } from '../content/cards.ts';
import { isAdjacent, isTown, kindOf, neighbours, placeName, type SpaceId } from '../content/map.ts';
import { HEAL_PRICE, HURT_DICE, MOVEMENT_DICE, PATROL_CARDS, REROLL_PRICE } from '../content/settings.ts';
import { matches } from '../content/terrain.ts';
import { PATROL_COUNTERS } from '../content/tuning.ts';
import type { Rune } from '../moves.ts';
import { heroesAt, levelOf } from '../queries/heroes.ts';
import { powerLevel } from '../queries/king.ts';
import { heroOf, type Patrol, type PatrolFrame, type RuneFrame, seatsOfHeroes, type State, type View } from '../state.ts';
import { faceOf } from '../text/labels.ts';
import { characterOf } from '../text/names.ts';
import { fightPatrol } from '../verbs/combat.ts';
import { keepDrawn, putUnder } from '../verbs/decks.ts';
import { destroyPatrol, healPatrol as healOne, movePatrol, spendCounters, spendPower } from '../verbs/king.ts';
import { rollPatrol } from '../verbs/rolls.ts';
import { stopPatrol } from '../verbs/turns.ts';
import { answer, CHALLENGE_CARD, DIE, fromTo, HERO_SEAT, lacks, SPACE } from './answer.ts';
import {
  ALREADY_CHOSEN,
  DIE_SPENT,
  NO_HERO,
  NO_TOWN,
  NOT_DRAWN,
  notAdjacent,
  noMatch,
  notWounded,
  POWER_SPENT,
  unknownTarget,
} from './refusals.ts';
import { dice, king, must, repeat, rule } from './sentences.ts';

const move = answer<PatrolFrame>();
const patrolOf = (v: View, f: PatrolFrame): Patrol => v.patrols.find(({ number }) => number === f.patrol)!;

/** RM-14.14 At any time in the Patrol step, outside combat. */
const healPatrol = move('healPatrol', {
  fields: { patrol: int(1, PATROL_COUNTERS) },
  name: 'Heal a patrol',
  label: (_v, { patrol: number }) => `Heal patrol ${number}`,
  cost: () => ({ wound: HEAL_PRICE }),
  domain: (v) => ({ patrol: v.patrols.map(({ number }) => number) }),
  refuse: (v, _f, { patrol: number }) => {
    const patrol = v.patrols.find((one) => one.number === number);
    if (!patrol) return unknownTarget('patrol');
    return lacks(v, 'RM-14.14', 'wound', HEAL_PRICE) ?? (patrol.wounds === 0 ? notWounded('RM-14.14') : undefined);
  },
  perform: (s, _f, { patrol: number }, out) => {
    spendCounters(s, 'wound', HEAL_PRICE, out);
    healOne(s, number, out);
  },
});

/** RM-14.5 One of three, chosen before any die is rolled. */
const isChosen = (_v: View, f: RuneFrame): Reason | undefined => (f.rule === 'patrol' ? ALREADY_CHOSEN : undefined);
const patrolRoll = move('patrolRoll', {
  name: 'Roll the movement dice',
  ends: true,
  elsewhere: isChosen,
  perform: (s, f) => void (f.rolling = fromTo(0, (patrolOf(s, f).wounds > 0 ? HURT_DICE : MOVEMENT_DICE) - 1)), // RM-14.6
});
const patrolStep = move('patrolStep', {
  fields: { space: SPACE },
  name: 'Take one step',
  label: (_v, { space }) => `Step to ${placeName(space)}`,
  domain: (v, f) => ({ space: neighbours(patrolOf(v, f).space) }),
  refuse: (v, f, { space }) => {
    if (!isAdjacent(patrolOf(v, f).space, space)) return notAdjacent('RM-14.9');
    return isTown(space) ? NO_TOWN : undefined;
  },
  elsewhere: isChosen,
  perform: (s, f, { space }, out) => {
    movePatrol(patrolOf(s, f), space, out); // RM-14.9
    stopPatrol(s, f, out);
  },
});
const patrolStay = move('patrolStay', {
  name: 'Stay here',
  elsewhere: isChosen,
  perform: (s, f, _move, out) => stopPatrol(s, f, out),
});

const refuseDie = ({ faces }: PatrolFrame, die: number): Reason | undefined => {
  if (faces[die - 1] === undefined) return unknownTarget('die');
  return faces[die - 1] === 0 ? DIE_SPENT : undefined;
};
const diceOf = ({ faces }: PatrolFrame): number[] => fromTo(1, faces.length);
/** RM-14.8 Each counter rerolls one unspent die, any number of times. */
const patrolReroll = move('patrolReroll', {
  fields: { die: DIE },
  name: 'Reroll a die',
  label: (v, { die }) => `Reroll ${faceOf(v, die)}`,
  cost: () => ({ wound: REROLL_PRICE }),
  domain: (_v, f) => ({ die: diceOf(f) }),
  refuse: (v, f, { die }) => refuseDie(f, die) ?? lacks(v, 'RM-14.8', 'wound', REROLL_PRICE),
  perform: (s, f, { die }, out) => {
    spendCounters(s, 'wound', REROLL_PRICE, out);
    f.rolling = [die - 1];
    f.at = 'roll';
  },
});

/** RM-14.7 Any die enters a stronghold. */
const fits = (face: number, space: SpaceId): boolean => kindOf(space) === 'stronghold' || matches(face, kindOf(space));
/** RM-8.3 Dread Wings: dice of each patrol that may count as any terrain, and those of the one that acts that still may. */
export const wingsOf = (v: View): number => powerLevel(v, 'dreadWings');
export const wingsLeft = (v: View): number => (wingsOf(v) > 0 ? wingsOf(v) - v.king.powerUses : 0);
/** Each die, with the wings where it needs them. */
function steps(v: View, f: PatrolFrame): { die: number; space: SpaceId; asAny: boolean }[] {
  const hasWings = wingsOf(v) > 0;
  const found = [];
  for (const space of neighbours(patrolOf(v, f).space))
    for (const [i, face] of f.faces.entries())
      found.push({ die: i + 1, space, asAny: hasWings && face > 0 && !fits(face, space) });
  return found;
}
/** A die that fits anyway may be named with `asAny` too; that is legal, costs nothing, and is not listed. */
const patrolMove = move('patrolMove', {
  fields: { die: DIE, space: SPACE, asAny: flag },
  name: 'Move with a die',
  label: (v, { die, space, asAny }) => `Move to ${placeName(space)} with ${faceOf(v, die)}${asAny ? ' and Dread Wings' : ''}`,
  samples: steps,
  refuse: (v, f, { die, space, asAny }) => {
    const no = refuseDie(f, die);
    if (no) return no;
    if (!isAdjacent(patrolOf(v, f).space, space)) return notAdjacent('RM-14.7');
    if (isTown(space)) return NO_TOWN;
    if (fits(f.faces[die - 1]!, space)) return undefined;
    if (asAny) return wingsLeft(v) > 0 ? undefined : POWER_SPENT;
    return noMatch(kindOf(space));
  },
  perform: (s, f, { die, space }, out) => {
    if (!fits(f.faces[die - 1]!, space)) spendPower(s, 'dreadWings', out);
    f.faces[die - 1] = 0;
    movePatrol(patrolOf(s, f), space, out); // RM-14.11: through Heroes and other patrols
  },
});

/** RM-14.7 */
const patrolStop = move('patrolStop', { name: 'Stop here', perform: (s, f, _move, out) => stopPatrol(s, f, out) });

/** RM-22.1 */
export function deckAgainst(v: View, seat: number): DeckName {
  const level = levelOf(heroOf(v, seat));
  if (level === 1) return 'green';
  if (level <= 3) return 'yellow';
  return level <= 5 ? 'blue' : 'red';
}
/** RM-14.12, RM-22.8 */
const patrolAttack = move('patrolAttack', {
  fields: { hero: HERO_SEAT },
  name: 'Attack a Hero',
  ends: true,
  label: (v, { hero }) => `Attack ${characterOf(v, hero)}`,
  domain: (v) => ({ hero: seatsOfHeroes(v) }),
  refuse: (v, f, { hero }) => (heroesAt(v, patrolOf(v, f).space).includes(hero) ? undefined : NO_HERO),
  perform: (s, f, { hero }) => {
    f.victim = hero;
    call(s, { rule: 'draw', at: 'fresh', deck: deckAgainst(s, hero), count: PATROL_CARDS, to: 'patrol', seats: [] }); // RM-22.2
  },
});
const patrolSpare = move('patrolSpare', { name: 'Attack nobody', ends: true });

/** RM-22.2 The others go under the deck in the order drawn, unseen. */
const keepCard = move('keepCard', {
  fields: { card: CHALLENGE_CARD },
  name: 'Keep a card',
  label: (_v, { card }) => `Keep ${cardName(card)}`,
  domain: (v) => ({ card: v.drawn.filter((card) => card !== null) }),
  refuse: (v, _f, { card }) => (v.drawn.includes(card) ? undefined : NOT_DRAWN),
  perform: (s, f, { card }, out) => {
    keepDrawn(s, card, out);
    fight(s, f, card, out);
  },
});
/** RM-22.3 Wounds on the track count from the start; a patrol that they defeat is destroyed without a combat. */
function fight(s: State, f: PatrolFrame, card: Card, out: Out<Rune>): void {
  const one = patrolOf(s, f);
  if (one.wounds < challengeOf(card).life) return fightPatrol(s, one, f.victim, card, out);
  destroyPatrol(s, f.patrol, out);
  putUnder(s, colourOf(card), [card]);
}

const ways = { patrolRoll, patrolStep, patrolStay, healPatrol };
const road = { patrolMove, patrolReroll, patrolStop, healPatrol };
const prey = { patrolAttack, patrolSpare, healPatrol };
export type PatrolMoves = typeof ways | typeof road | typeof prey | { keepCard: typeof keepCard };

/** RM-14.13 One patrol acts, once. */
export const patrol = rule<PatrolFrame>('RM-14.5', 'Patrol', {
  choose: repeat(king, ways), // 14.5, 14.14
  roll: dice(
    (_v, f) => f.rolling.map(() => 6),
    (_s, f, faces, out) => rollPatrol(f, faces, out),
  ), // 14.6, 14.8
  move: repeat(king, road), // 14.7, 14.8
  victim: repeat(king, prey, (v, f) => heroesAt(v, patrolOf(v, f).space).length > 0), // 14.12
  keep: must(king, { keepCard }, (v) => v.drawn.length > 0), // 22.2
});
