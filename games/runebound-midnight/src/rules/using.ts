import { count } from '@nightfall/kit/words';
import {
  type Declaration,
  type Fields,
  list,
  type NoFields,
  nullable,
  type Out,
  type Reason,
  type Seat,
} from '@nightfall/kernel';
import { ALWAYS_ON, type Effect, type EffectCode, type Phase } from '../content/effect.ts';
import type { Gift } from '../content/heroes.ts';
import { kingTile } from '../content/kings.ts';
import { type Handle, type Land, placesOf } from '../moves.ts';
import { cardsFor, type Facts, type Fits, lookUp, obstacleTo } from '../queries/effects.ts';
import { cardOf, giftOf } from '../queries/heroes.ts';
import { powerOf } from '../queries/king.ts';
import { type Face, type Hero, heroOf, KING, type State, type View } from '../state.ts';
import { effectName } from '../text/labels.ts';
import { PHASE_NAMES } from '../text/names.ts';
import { spendEffect } from '../verbs/items.ts';
import { answer, DIE, EFFECT, PHASE } from './answer.ts';
import { ACTIVATED, oath, unknownTarget, wrongMoment } from './refusals.ts';

/** RM-31.6 When each effect can be used. */
export const WINDOWS: Readonly<Record<EffectCode, string>> = {
  roll: 'before a combat roll it fits',
  first: ALWAYS_ON,
  damage: 'after your attack in its phase has hit',
  cancel: 'when you are hit',
  reroll: 'right after your combat roll',
  weaken: 'before combat',
  soften: 'before combat',
  strike: 'before combat',
  extraAttack: 'on your turn in a phase of combat',
  escape: 'when you try to escape',
  slipAway: 'when you try to escape',
  lessInfluence: 'before combat',
  test: ALWAYS_ON,
  infiltrate: 'when you slip into a town or stronghold',
  conceal: ALWAYS_ON,
  heal: 'in your Movement step',
  rest: 'in your Movement step',
  dice: 'in your Movement step, before you spend a die',
  life: ALWAYS_ON,
  stamina: ALWAYS_ON,
  attribute: ALWAYS_ON,
};
const windowOf = (effects: readonly Effect[], use: string | null): string =>
  use === 'always' ? ALWAYS_ON : WINDOWS[effects[0]!.code];

/** Why this effect cannot be used now: unknown, activated, not its moment, or barred by the Oath, in this order (RM-31.7). */
function refuseUse(hero: Hero<Face>, text: Handle, fits: Fits): Reason | undefined {
  const obstacle = obstacleTo(hero, text, fits);
  if (!obstacle) return undefined;
  if (obstacle === 'unknown') return unknownTarget('card');
  if (obstacle === 'activated') return ACTIVATED;
  const { facts } = lookUp(hero, text)!;
  return obstacle === 'oath' ? oath(facts.name) : notNow(facts);
}
const notNow = ({ name, effects, use }: Facts): Reason => wrongMoment('RM-31.6', name, windowOf(effects, use));
/** RM-31.6 Outside its moment, a card says when that is. */
function refuseElsewhere(v: View, seat: Seat, effect: Handle): Reason {
  const named = seat === KING ? undefined : lookUp(heroOf(v, seat), effect);
  if (!named) return unknownTarget('card');
  return named.isReady ? notNow(named.facts) : ACTIVATED;
}

type Use<F> = {
  /** The effects that this is the moment for. */
  fits(f: F): Fits;
  refuse?(hero: Hero<Face>, facts: Facts, v: View, f: F): Reason | undefined;
  perform(s: State, f: F, seat: Seat, effects: readonly Effect[], out: Out<Land>): void;
};
/** RM-31.6 A card that is used at a moment of its own, and turned or discarded for it. */
export const cardUse = <F>({ fits, refuse, perform }: Use<F>) =>
  answer<F>()('useItem', {
    fields: { effect: EFFECT },
    name: 'Use a card',
    label: (v, { seat, effect }) => `Use ${effectName(v, seat, effect)}`,
    domain: (v, f, seat) => ({ effect: cardsFor(heroOf(v, seat), fits(f)) }),
    refuse: (v, f, { seat, effect }) => {
      const hero = heroOf(v, seat);
      return refuseUse(hero, effect, fits(f)) ?? refuse?.(hero, lookUp(hero, effect)!.facts, v, f);
    },
    elsewhere: (v, _f, { seat, effect }) => refuseElsewhere(v, seat, effect),
    perform: (s, f, { seat, effect }, out) => {
      const { effects } = lookUp(heroOf(s, seat), effect)!.facts;
      spendEffect(s, seat, effect, out);
      perform(s, f, seat, effects, out);
    },
  });

type Part<F, K extends string, S extends Fields> = Pick<
  Declaration<Land, F, K, NoFields, S>,
  'domain' | 'samples' | 'refuse' | 'perform'
>;
const ABILITY = { phase: nullable(PHASE) };
const abilityMoment = (hero: Hero<Face>): Reason => {
  const { name, moment } = cardOf(hero).ability;
  return wrongMoment('RM-6.7', name, moment);
};
/** RM-6.7 An ability that the Hero uses at a moment of its own. The phase is Fen Mist's; null for the others. */
export const abilityUse = <F>(code: Gift['code'], own: Part<F, 'useAbility', typeof ABILITY>) =>
  answer<F>()('useAbility', {
    ...own,
    fields: ABILITY,
    name: 'Use the ability',
    label: (v, { seat, phase }) =>
      `Use ${cardOf(heroOf(v, seat)).ability.name}${phase === null ? '' : ` on ${PHASE_NAMES[phase]}`}`,
    bars: (v, _f, seat) => (giftOf(heroOf(v, seat), code) ? undefined : abilityMoment(heroOf(v, seat))),
    elsewhere: (v, _f, { seat }) => {
      const hero = v.heroes[seat - 1];
      return hero && hero.card !== '' ? abilityMoment(hero) : unknownTarget('ability');
    },
  });
/** Abilities without a phase take none. */
export const refusePhase = (v: View, seat: Seat, phase: Phase | null): Reason | undefined =>
  phase === null ? undefined : abilityMoment(heroOf(v, seat));

const POWER = { dice: list(DIE, 5) };
export const powerMoment = (v: View): Reason => {
  const { name, moment } = powerOf(v);
  return wrongMoment('RM-8.3', name, moment);
};
/** RM-8.3 A shadow power that the king uses. The dice, counted from 1, are those that Woven Doom rolls again; none for the others. */
export const powerUse = <F>(isHis: (v: View, f: F) => boolean, own: Part<F, 'usePower', typeof POWER>) =>
  answer<F>()('usePower', {
    ...own,
    fields: POWER,
    name: 'Use the shadow power',
    label: ({ king: { tile } }, { dice }) =>
      `Use ${tile === '' ? 'the shadow power' : kingTile(tile).power.name}${dice.length === 0 ? '' : ` on ${count(dice.length, 'die', 'dice')}`}`,
    bars: (v, f) => (isHis(v, f) ? undefined : powerMoment(v)),
    elsewhere: (v) => (v.king.tile === '' ? unknownTarget('power') : powerMoment(v)),
  });

/** The card that is turned or discarded: no list may name it twice (RM-7.4). */
const cardTurned = (text: Handle): string => {
  const { item, upgrade, source } = placesOf(text);
  return `${item}.${source < 0 ? upgrade : source}`;
};
export function refuseUses(hero: Hero<Face>, uses: readonly Handle[], fits: Fits): Reason | undefined {
  for (const text of uses) {
    const no = refuseUse(hero, text, fits);
    if (no) return no;
  }
  return new Set(uses.map(cardTurned)).size === uses.length ? undefined : ACTIVATED;
}
/** A list of none, and each alone: the sample of RM-31.3. */
export const noneOrOne = <T>(all: readonly T[]): (readonly T[])[] => [[], ...all.map((one) => [one])];
