import { call, type Move, type Refusal } from '@nightfall/kernel';
import { ENTRIES, type Effect } from '../content/effect.ts';
import { isAdjacent, isGuarded, isStronghold, isTown, MAP } from '../content/map.ts';
import type { Barter, EndMovement, Heal, HeroMove, Infiltrate, Journey, Rest, Rune, UseItem } from '../moves.ts';
import { lookUp, sumOfUses, usable } from '../queries/effects.ts';
import { infiltrationDifficulty } from '../queries/heroes.ts';
import { type Face, type Hero, type HeroFrame, heroOf } from '../state.ts';
import { gainBonusDice, gainDice, healWounds, moveHero, shedExhaustion, spendDie } from '../verbs/heroes.ts';
import { clearOffers, spendEffect, spendEffects } from '../verbs/items.ts';
import {
  BONUS_DIE,
  needsInfiltration,
  NO_DICE,
  NO_HELP_HERE,
  NOT_EXHAUSTED,
  NOT_GUARDED,
  notAdjacent,
  notWounded,
  WRONG_SKILL,
  wrongMoment,
} from './refusals.ts';
import { noneOrOne, refuseUse, refuseUses } from './using.ts';

/** RM-17.1, RM-17.3 One die, one space, whatever it is; towns and strongholds need a test first (RM-17.2). */
export const journey: Move<Rune, HeroFrame, Journey> = {
  options: (v, f, seat) => {
    const found: Journey[] = [];
    for (const space of MAP[heroOf(v, f.seat).space]!.paths) found.push({ type: 'journey', seat, space, bonus: false });
    return found;
  },
  refuse: (v, f, { space, bonus }) => {
    const hero = heroOf(v, f.seat);
    if (hero.dice === 0 && !bonus) return NO_DICE;
    if (bonus) return BONUS_DIE;
    if (!isAdjacent(hero.space, space)) return notAdjacent('RM-17.1');
    return isGuarded(space) ? needsInfiltration(space) : undefined;
  },
  perform: (s, { seat }, { space }, out) => {
    spendDie(s, seat, false);
    clearOffers(s, seat, out); // RM-17.12
    moveHero(s, seat, space, out);
    gainBonusDice(s, seat, out);
  },
};

const isInfiltration = ({ code }: Effect): boolean => code === 'infiltrate';
/** RM-18.1, RM-18.2 */
export const infiltrate: Move<Rune, HeroFrame, Infiltrate> = {
  sampled: true,
  options: (v, f, seat) => {
    const hero = heroOf(v, f.seat);
    const { doors } = MAP[hero.space]!;
    if (doors.length === 0) return [];
    const lists = noneOrOne(usable(hero, isInfiltration));
    return doors.flatMap((space) =>
      ENTRIES.flatMap((skill) => lists.map((use) => ({ type: 'infiltrate' as const, seat, space, skill, use }))),
    );
  },
  refuse: (v, f, { space, skill, use }) => {
    const hero = heroOf(v, f.seat);
    const no = refuseUses(hero, use, isInfiltration);
    if (no) return no;
    if (hero.dice === 0) return NO_DICE;
    if (!isAdjacent(hero.space, space)) return notAdjacent('RM-17.1');
    if (!isGuarded(space)) return NOT_GUARDED;
    return ENTRIES.some((entry) => entry === skill) ? undefined : WRONG_SKILL;
  },
  perform: (s, { seat }, { space, skill, use }, out) => {
    const hero = heroOf(s, seat);
    const bonus = sumOfUses(hero, use, (e) => (e.code === 'infiltrate' ? e.n : 0));
    spendEffects(s, seat, use, out);
    spendDie(s, seat, false); // RM-18.4, RM-18.5: spent either way
    const difficulty = infiltrationDifficulty(hero);
    call(s, { rule: 'infiltration', at: 'roll', seat, space, skill, bonus, dice: [], difficulty });
  },
};

type WithDie = { readonly bonus: boolean };
const hasDie = (hero: Hero<Face>, bonus: boolean): boolean => (bonus ? hero.bonusDice : hero.dice) > 0;
/** RM-31.4 With a normal die, and with a bonus die if there is one. */
const withDice = <M extends HeroMove & WithDie>(hero: Hero<Face>, make: (bonus: boolean) => M): M[] =>
  hero.bonusDice > 0 ? [make(false), make(true)] : [make(false)];

/** RM-17.4 */
export const rest: Move<Rune, HeroFrame, Rest> = {
  options: (v, f, seat) => withDice(heroOf(v, f.seat), (bonus) => ({ type: 'rest', seat, bonus })),
  refuse: (v, f, { bonus }) => {
    const hero = heroOf(v, f.seat);
    if (!hasDie(hero, bonus)) return NO_DICE;
    return hero.exhaustion === 0 ? NOT_EXHAUSTED : undefined; // RM-17.9
  },
  perform: (s, { seat }, { bonus }, out) => {
    spendDie(s, seat, bonus);
    shedExhaustion(s, seat, 1, out);
  },
};
/** RM-17.5, RM-17.8 */
export const heal: Move<Rune, HeroFrame, Heal> = {
  options: (v, f, seat) => withDice(heroOf(v, f.seat), (bonus) => ({ type: 'heal', seat, bonus })),
  refuse: (v, f, { bonus }) => {
    const hero = heroOf(v, f.seat);
    if (!hasDie(hero, bonus)) return NO_DICE;
    if (hero.wounds === 0) return notWounded('RM-17.9');
    return isStronghold(hero.space) ? NO_HELP_HERE : undefined;
  },
  perform: (s, { seat }, { bonus }) => {
    spendDie(s, seat, bonus);
    call(s, { rule: 'heal', at: isTown(heroOf(s, seat).space) ? 'help' : 'roll', seat, face: 0 }); // RM-17.7
  },
};
/** RM-17.6, RM-17.8, RM-17.9 */
export const barter: Move<Rune, HeroFrame, Barter> = {
  options: (v, f, seat) => withDice(heroOf(v, f.seat), (bonus) => ({ type: 'barter', seat, bonus })),
  refuse: (v, f, { bonus }) => {
    const hero = heroOf(v, f.seat);
    if (!hasDie(hero, bonus)) return NO_DICE;
    return isStronghold(hero.space) ? NO_HELP_HERE : undefined;
  },
  perform: (s, { seat }, { bonus }) => {
    spendDie(s, seat, bonus);
    call(s, { rule: 'barter', at: isTown(heroOf(s, seat).space) ? 'choose' : 'roll', seat, face: 0 }); // RM-17.7
  },
};

const isForTheRoad = ({ code }: Effect): boolean => code === 'heal' || code === 'rest' || code === 'dice';
/** An effect that would do nothing is refused, so that nobody wastes a card by mistake (RM-17.9, RM-16.4). */
function refuseInVain(hero: Hero<Face>, effects: readonly Effect[], name: string): Refusal | undefined {
  for (const { code } of effects) {
    if (code === 'heal' && hero.wounds === 0) return notWounded('RM-17.9');
    if (code === 'rest' && hero.exhaustion === 0) return NOT_EXHAUSTED;
    if (code === 'dice' && hero.diceSpent > 0)
      return wrongMoment('RM-16.4', name, 'in your Movement step, before you spend a die');
  }
  return undefined;
}
export const useOnTheRoad: Move<Rune, HeroFrame, UseItem> = {
  options: (v, f, seat) => usable(heroOf(v, f.seat), isForTheRoad).map((effect) => ({ type: 'useItem', seat, effect })),
  refuse: (v, f, { effect }) => {
    const hero = heroOf(v, f.seat);
    const no = refuseUse(hero, effect, isForTheRoad);
    if (no) return no;
    const { facts } = lookUp(hero, effect)!;
    return refuseInVain(hero, facts.effects, facts.name);
  },
  perform: (s, { seat }, { effect }, out) => {
    const { effects } = lookUp(heroOf(s, seat), effect)!.facts;
    spendEffect(s, seat, effect, out);
    for (const one of effects) {
      if (one.code === 'heal') healWounds(s, seat, one.n, out);
      if (one.code === 'rest') shedExhaustion(s, seat, one.n, out);
      if (one.code === 'dice') gainDice(s, seat, one.n, out);
    }
  },
};

/** RM-17.16, RM-16.5 Dice that are left are lost. */
export const endMovement: Move<Rune, HeroFrame, EndMovement> = {
  options: (_v, _f, seat) => [{ type: 'endMovement', seat }],
  refuse: () => undefined,
  perform: (s, f) => {
    const hero = heroOf(s, f.seat);
    hero.dice = 0;
    hero.bonusDice = 0;
    f.at = 'adventure';
  },
};
