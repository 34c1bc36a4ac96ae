import { call, type Move, type Out, type Refusal } from '@nightfall/kernel';
import { type Card, challengeOf, colourOf, type DeckName } from '../content/cards.ts';
import { kingTile } from '../content/kings.ts';
import { isAdjacent, isTown, kindOf, neighbours, type SpaceId } from '../content/map.ts';
import { matches } from '../content/terrain.ts';
import type {
  HealPatrol,
  KeepCard,
  PatrolAttack,
  PatrolMove,
  PatrolReroll,
  PatrolRoll,
  PatrolSpare,
  PatrolStay,
  PatrolStep,
  PatrolStop,
  Rune,
} from '../moves.ts';
import { heroesAt, levelOf } from '../queries/heroes.ts';
import { heroOf, type Patrol, type PatrolFrame, type State, type View } from '../state.ts';
import { beginCombat, combatFrame } from '../verbs/combat.ts';
import { putUnder } from '../verbs/decks.ts';
import { destroyPatrol, movePatrol, spendCounters } from '../verbs/king.ts';
import {
  ALREADY_CHOSEN,
  DIE_SPENT,
  NO_HERO,
  NO_TOWN,
  NOT_DRAWN,
  notAdjacent,
  noMatch,
  notEnough,
  notWounded,
  POWER_SPENT,
  unknownTarget,
} from './refusals.ts';
import { dice, king, must, open, rule } from './sentences.ts';

const patrolOf = (v: View, f: PatrolFrame): Patrol => v.patrols.find(({ number }) => number === f.patrol)!;

/** RM-14.14 At any time in the Patrol step, outside combat. */
const healPatrol: Move<Rune, PatrolFrame, HealPatrol> = {
  options: (v, _f, seat) =>
    v.king.wound < 3
      ? []
      : v.patrols.filter(({ wounds }) => wounds > 0).map(({ number }) => ({ type: 'healPatrol', seat, patrol: number })),
  refuse: (v, _f, { patrol: number }) => {
    const patrol = v.patrols.find((one) => one.number === number);
    if (!patrol) return unknownTarget('patrol');
    if (v.king.wound < 3) return notEnough('RM-14.14', 3, 'wound', v.king.wound);
    return patrol.wounds === 0 ? notWounded('RM-14.14') : undefined;
  },
  perform: (s, _f, { patrol: number }, out) => {
    spendCounters(s, 'wound', 3, out);
    const patrol = s.patrols.find((one) => one.number === number)!;
    patrol.wounds -= 1;
    out?.({ type: 'patrolHealed', patrol: number, wounds: patrol.wounds });
  },
};

/** RM-14.5 One of three, chosen before any die is rolled. */
const hasChosen = (f: PatrolFrame): Refusal | undefined => (f.at === 'choose' ? undefined : ALREADY_CHOSEN);
const patrolRoll: Move<Rune, PatrolFrame, PatrolRoll> = {
  options: (_v, f, seat) => (f.at === 'choose' ? [{ type: 'patrolRoll', seat }] : []),
  refuse: (_v, f) => hasChosen(f),
  perform: (s, f) => {
    const count = patrolOf(s, f).wounds > 0 ? 4 : 5; // RM-14.6
    f.rolling = Array.from({ length: count }, (_, i) => i);
    f.at = 'roll';
  },
};
const patrolStep: Move<Rune, PatrolFrame, PatrolStep> = {
  options: (v, f, seat) =>
    f.at === 'choose'
      ? neighbours(patrolOf(v, f).space)
          .filter((space) => !isTown(space))
          .map((space) => ({ type: 'patrolStep', seat, space }))
      : [],
  refuse: (v, f, { space }) => {
    if (f.at !== 'choose') return ALREADY_CHOSEN;
    if (!isAdjacent(patrolOf(v, f).space, space)) return notAdjacent('RM-14.9');
    return isTown(space) ? NO_TOWN : undefined;
  },
  perform: (s, f, { space }, out) => {
    movePatrol(patrolOf(s, f), space, out); // RM-14.9
    stop(s, f, out);
  },
};
const patrolStay: Move<Rune, PatrolFrame, PatrolStay> = {
  options: (_v, f, seat) => (f.at === 'choose' ? [{ type: 'patrolStay', seat }] : []),
  refuse: (_v, f) => hasChosen(f),
  perform: (s, f, _move, out) => stop(s, f, out),
};

/** RM-14.8 Each counter rerolls one unspent die, any number of times. */
const patrolReroll: Move<Rune, PatrolFrame, PatrolReroll> = {
  options: (v, f, seat) => (v.king.wound === 0 ? [] : f.faces.map((_, i) => ({ type: 'patrolReroll', seat, die: i + 1 }))),
  refuse: (v, f, { die }) => {
    if (f.faces[die - 1] === undefined) return unknownTarget('die');
    if (f.faces[die - 1] === 0) return DIE_SPENT;
    return v.king.wound === 0 ? notEnough('RM-14.8', 1, 'wound', 0) : undefined;
  },
  perform: (s, f, { die }, out) => {
    spendCounters(s, 'wound', 1, out);
    f.rolling = [die - 1];
    f.at = 'roll';
  },
};

/** RM-14.7 Any die enters a stronghold. */
const fits = (face: number, space: SpaceId): boolean => kindOf(space) === 'stronghold' || matches(face, kindOf(space));
/** RM-8.3 Dread Wings: dice of each patrol that may count as any terrain, and those of the one that acts that still may. */
export const wingsOf = ({ king: { tile, powerLevel } }: View): number =>
  tile !== '' && kingTile(tile).power.id === 'dreadWings' ? powerLevel : 0;
export const wingsLeft = (v: View): number => (wingsOf(v) > 0 ? wingsOf(v) - v.king.powerUses : 0);
function moveOptions(v: View, f: PatrolFrame, seat: number): PatrolMove[] {
  const found: PatrolMove[] = [];
  const hasWings = wingsLeft(v) > 0;
  for (const space of neighbours(patrolOf(v, f).space)) {
    if (isTown(space)) continue;
    for (let i = 0; i < f.faces.length; i++) {
      const face = f.faces[i]!;
      if (face === 0) continue;
      const asAny = !fits(face, space);
      if (!asAny || hasWings) found.push({ type: 'patrolMove', seat, die: i + 1, space, asAny });
    }
  }
  return found;
}
/** A die that fits anyway may be named with `asAny` too; that is legal, costs nothing, and is not listed. */
const patrolMove: Move<Rune, PatrolFrame, PatrolMove> = {
  sampled: true,
  options: moveOptions,
  refuse: (v, f, { die, space, asAny }) => {
    const face = f.faces[die - 1];
    if (face === undefined) return unknownTarget('die');
    if (face === 0) return DIE_SPENT;
    if (!isAdjacent(patrolOf(v, f).space, space)) return notAdjacent('RM-14.7');
    if (isTown(space)) return NO_TOWN;
    if (fits(face, space)) return undefined;
    if (asAny) return wingsLeft(v) > 0 ? undefined : POWER_SPENT;
    return noMatch(kindOf(space));
  },
  perform: (s, f, { die, space }, out) => {
    if (!fits(f.faces[die - 1]!, space)) useWings(s, out);
    f.faces[die - 1] = 0;
    movePatrol(patrolOf(s, f), space, out); // RM-14.11: through Heroes and other patrols
  },
};
function useWings(s: State, out: Out<Rune>): void {
  s.king.powerUses += 1;
  out?.({ type: 'powerUsed', power: 'dreadWings' });
}

/** RM-14.7 Dice that are left are lost. */
function stop(s: State, f: PatrolFrame, out: Out<Rune>): void {
  f.faces = [];
  f.at = 'victim';
  out?.({ type: 'patrolStopped', patrol: f.patrol, space: patrolOf(s, f).space });
}
const patrolStop: Move<Rune, PatrolFrame, PatrolStop> = {
  options: (_v, _f, seat) => [{ type: 'patrolStop', seat }],
  refuse: () => undefined,
  perform: (s, f, _move, out) => stop(s, f, out),
};

/** RM-22.1 */
export function deckAgainst(v: View, seat: number): DeckName {
  const level = levelOf(heroOf(v, seat));
  if (level === 1) return 'green';
  if (level <= 3) return 'yellow';
  return level <= 5 ? 'blue' : 'red';
}
/** RM-14.12, RM-22.8 */
const patrolAttack: Move<Rune, PatrolFrame, PatrolAttack> = {
  options: (v, f, seat) => heroesAt(v, patrolOf(v, f).space).map((hero) => ({ type: 'patrolAttack', seat, hero })),
  refuse: (v, f, { hero }) => (heroesAt(v, patrolOf(v, f).space).includes(hero) ? undefined : NO_HERO),
  perform: (s, f, { hero }) => {
    f.victim = hero;
    f.at = 'keep';
    call(s, { rule: 'draw', at: 'fresh', deck: deckAgainst(s, hero), count: 3, to: 'patrol', seats: [] }); // RM-22.2
  },
};
const patrolSpare: Move<Rune, PatrolFrame, PatrolSpare> = {
  options: (_v, _f, seat) => [{ type: 'patrolSpare', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'end'),
};

/** RM-22.2 The others go under the deck in the order drawn, unseen. */
const keepCard: Move<Rune, PatrolFrame, KeepCard> = {
  options: (v, _f, seat) => v.drawn.flatMap((card) => (card === null ? [] : [{ type: 'keepCard', seat, card }])),
  refuse: (v, _f, { card }) => (v.drawn.includes(card) ? undefined : NOT_DRAWN),
  perform: (s, f, { card }, out) => {
    const others = s.drawn.filter((one) => one !== card);
    s.drawn = [];
    putUnder(s, colourOf(card), others);
    out?.({ type: 'revealed', card });
    fight(s, f, card, out);
  },
};
/** RM-22.3 Wounds on the track count from the start; a patrol that they defeat is destroyed without a combat. */
function fight(s: State, f: PatrolFrame, card: Card, out: Out<Rune>): void {
  const { wounds, space } = patrolOf(s, f);
  if (wounds >= challengeOf(card).life) {
    destroyPatrol(s, f.patrol, out);
    putUnder(s, colourOf(card), [card]);
    return;
  }
  const combat = beginCombat(s, 'patrol', space, [f.victim], f.patrol, out); // RM-22.4
  combat.card = card;
  combat.wounds = wounds;
  combat.oldWounds = wounds;
  call(s, combatFrame());
}

/** RM-14.13 One patrol acts, once. */
export const patrol = rule<PatrolFrame>('RM-14.5', {
  choose: open(king, { patrolRoll, patrolStep, patrolStay, healPatrol }), // 14.5, 14.14
  roll: dice(
    (_v, f) => f.rolling.map(() => 6),
    (_s, f, faces, out) => {
      f.rolling.forEach((place, i) => (f.faces[place] = faces[i]!));
      f.rolling = [];
      out?.({ type: 'patrolRolled', patrol: f.patrol, faces: f.faces.slice() });
    },
  ), // 14.6, 14.8
  move: open(king, { patrolMove, patrolReroll, patrolStop, healPatrol, patrolRoll, patrolStep, patrolStay }), // 14.7, 14.8
  victim: open(king, { patrolAttack, patrolSpare, healPatrol }, (v, f) => heroesAt(v, patrolOf(v, f).space).length > 0), // 14.12
  keep: must(king, { keepCard }, (v) => v.drawn.length > 0), // 22.2
});
