import type { Refusal } from '@nightfall/kernel';
import { ALWAYS_ON, type Effect, type EffectCode } from '../content/effect.ts';
import { type Handle, placesOf } from '../moves.ts';
import { helps, lookUp } from '../queries/effects.ts';
import type { Face, Hero } from '../state.ts';
import { ACTIVATED, oath, unknownTarget, wrongMoment } from './refusals.ts';

/** RM-31.6 When each effect can be used. */
const WINDOWS: Readonly<Record<EffectCode, string>> = {
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
export const windowOf = (effects: readonly Effect[], use: string | null): string =>
  use === 'always' ? ALWAYS_ON : WINDOWS[effects[0]!.code];

/** Why this effect cannot be used now: unknown, activated, not its moment, or barred by the Oath, in this order (RM-31.7). */
export function refuseUse(hero: Hero<Face>, text: Handle, fits: (effect: Effect) => boolean): Refusal | undefined {
  const named = lookUp(hero, text);
  if (!named) return unknownTarget('card');
  const { facts, isReady } = named;
  if (!isReady) return ACTIVATED;
  if (facts.use === 'always' || !facts.effects.some(fits))
    return wrongMoment('RM-31.6', facts.name, windowOf(facts.effects, facts.use));
  return helps(hero, facts) ? undefined : oath(facts.name);
}

/** The card that is turned or discarded: no list may name it twice (RM-7.4). */
const cardTurned = (text: Handle): string => {
  const { item, upgrade, source } = placesOf(text);
  return `${item}.${source < 0 ? upgrade : source}`;
};
export function refuseUses(hero: Hero<Face>, uses: readonly Handle[], fits: (effect: Effect) => boolean): Refusal | undefined {
  for (const text of uses) {
    const no = refuseUse(hero, text, fits);
    if (no) return no;
  }
  return new Set(uses.map(cardTurned)).size === uses.length ? undefined : ACTIVATED;
}
/** A list of none, and each that is usable alone: the sample of RM-31.3. */
export const noneOrOne = (handles: readonly Handle[]): (readonly Handle[])[] => [[], ...handles.map((text) => [text])];
