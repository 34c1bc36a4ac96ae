import { capital } from '@nightfall/kit/words';
import { call, flag, type Reason } from '@nightfall/kernel';
import { ENTRIES, type Effect } from '../content/effect.ts';
import { isAdjacent, isGuarded, isStronghold, isTown, MAP, placeName } from '../content/map.ts';
import { type Facts, sumOfUses, cardsFor } from '../queries/effects.ts';
import { infiltrationDifficulty } from '../queries/heroes.ts';
import { type Face, type Hero, type HeroFrame, heroOf } from '../state.ts';
import { withBonus, withCards } from '../text/labels.ts';

import { gainBonusDice, gainDice, healWounds, loseDice, moveHero, shedExhaustion, spendDie } from '../verbs/heroes.ts';
import { clearOffers, spendEffects } from '../verbs/items.ts';
import { answer, EFFECTS, SKILL, SPACE } from './answer.ts';
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
import { cardUse, noneOrOne, refuseUses, WINDOWS } from './using.ts';

const move = answer<HeroFrame>();
const ONE_DIE = () => ({ dice: 1 });

/** RM-17.1, RM-17.3 One die, one space, whatever it is; towns and strongholds need a test first (RM-17.2). */
export const journey = move('journey', {
  fields: { space: SPACE, bonus: flag },
  name: 'Walk',
  label: (_v, { space }) => `Go to ${placeName(space)}`,
  cost: ONE_DIE,
  domain: (v, { seat }) => ({ space: MAP[heroOf(v, seat).space]!.paths, bonus: [false] }),
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
});

const isInfiltration = ({ code }: Effect): boolean => code === 'infiltrate';
/** RM-18.1, RM-18.2 */
export const infiltrate = move('infiltrate', {
  fields: { space: SPACE, skill: SKILL, use: EFFECTS },
  name: 'Slip in',
  label: (v, { seat, space, skill, use }) => `Slip into ${placeName(space)} by ${capital(skill)}${withCards(v, seat, use)}`,
  cost: ONE_DIE,
  sampled: true,
  domain: (v, { seat }) => {
    const hero = heroOf(v, seat);
    return { space: MAP[hero.space]!.doors, skill: ENTRIES, use: noneOrOne(cardsFor(hero, isInfiltration)) };
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
});

/** RM-31.4 With a normal die or with a bonus die. */
const WITH_DIE = { fields: { bonus: flag }, cost: ONE_DIE, domain: () => ({ bonus: [false, true] }) };
const lacksDie = (hero: Hero<Face>, bonus: boolean): Reason | undefined =>
  (bonus ? hero.bonusDice : hero.dice) > 0 ? undefined : NO_DICE;
const refuseHelp = ({ space }: Hero<Face>): Reason | undefined => (isStronghold(space) ? NO_HELP_HERE : undefined);

/** RM-17.4 */
export const rest = move('rest', {
  ...WITH_DIE,
  name: 'Rest',
  label: (_v, { bonus }) => `Rest${withBonus(bonus)}`,
  refuse: (v, f, { bonus }) => {
    const hero = heroOf(v, f.seat);
    return lacksDie(hero, bonus) ?? (hero.exhaustion === 0 ? NOT_EXHAUSTED : undefined); // RM-17.9
  },
  perform: (s, { seat }, { bonus }, out) => {
    spendDie(s, seat, bonus);
    shedExhaustion(s, seat, 1, out);
  },
});
/** RM-17.5, RM-17.8 */
export const heal = move('heal', {
  ...WITH_DIE,
  name: 'Heal',
  label: (_v, { bonus }) => `Heal${withBonus(bonus)}`,
  refuse: (v, f, { bonus }) => {
    const hero = heroOf(v, f.seat);
    return lacksDie(hero, bonus) ?? (hero.wounds === 0 ? notWounded('RM-17.9') : refuseHelp(hero));
  },
  perform: (s, { seat }, { bonus }) => {
    spendDie(s, seat, bonus);
    call(s, { rule: 'heal', at: isTown(heroOf(s, seat).space) ? 'help' : 'roll', seat, face: 0 }); // RM-17.7
  },
});
/** RM-17.6, RM-17.8, RM-17.9 */
export const barter = move('barter', {
  ...WITH_DIE,
  name: 'Barter',
  label: (_v, { bonus }) => `Barter${withBonus(bonus)}`,
  refuse: (v, f, { bonus }) => lacksDie(heroOf(v, f.seat), bonus) ?? refuseHelp(heroOf(v, f.seat)),
  perform: (s, { seat }, { bonus }) => {
    spendDie(s, seat, bonus);
    call(s, { rule: 'barter', at: isTown(heroOf(s, seat).space) ? 'choose' : 'roll', seat, face: 0 }); // RM-17.7
  },
});

const isForTheRoad = ({ code }: Effect): boolean => code === 'heal' || code === 'rest' || code === 'dice';
/** An effect that would do nothing is refused, so that nobody wastes a card by mistake (RM-17.9, RM-16.4). */
function refuseInVain(hero: Hero<Face>, { name, effects }: Facts): Reason | undefined {
  for (const { code } of effects) {
    if (code === 'heal' && hero.wounds === 0) return notWounded('RM-17.9');
    if (code === 'rest' && hero.exhaustion === 0) return NOT_EXHAUSTED;
    if (code === 'dice' && hero.diceSpent > 0) return wrongMoment('RM-16.4', name, WINDOWS.dice);
  }
  return undefined;
}
export const useOnTheRoad = cardUse<HeroFrame>({
  fits: () => isForTheRoad,
  refuse: refuseInVain,
  perform: (s, _f, seat, effects, out) => {
    for (const one of effects) {
      if (one.code === 'heal') healWounds(s, seat, one.n, out);
      if (one.code === 'rest') shedExhaustion(s, seat, one.n, out);
      if (one.code === 'dice') gainDice(s, seat, one.n, out);
    }
  },
});

/** RM-17.16, RM-16.5 Dice that are left are lost. */
export const endMovement = move('endMovement', {
  name: 'End movement',
  ends: true,
  perform: (s, { seat }) => loseDice(s, seat),
});
