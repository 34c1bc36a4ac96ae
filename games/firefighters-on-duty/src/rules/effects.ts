import { call, type Out } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { CallFrame } from '../content/calls.ts';
import type { Part, Target } from '../content/events.ts';
import { HAZARDS, type Hazard } from '../content/hazards.ts';
import type { Fd } from '../moves.ts';
import type { Effect, EffectFrame, HazardFrame, State, View } from '../state.ts';
import { hold, placeFire } from '../verbs/fire.ts';
import { placeCivilian, placeInjured } from '../verbs/people.ts';
import { canTake, placeDebris, placeHazard, sendEquipmentBack } from '../verbs/tokens.ts';
import { always, dice, each, rule } from './sentences.ts';

/** FD-7.1, FD-7.2 The spaces a card means, the highest first; as many as there are. */
function targets(v: View, here: number, target: Target): readonly number[] {
  if (target.on === 'this') return [here];
  const { highestBeside, isArea } = cityOf(v);
  const fits = (at: number): boolean => {
    if (target.on === 'any') return true;
    return target.on === 'area' ? isArea[at]! && !v.spaces[at]!.burned : !isArea[at]!;
  };
  return highestBeside[here]!.filter(fits).slice(0, target.highest);
}

/** FD-7.3, FD-7.4 What the parts of an Event card do, in order: targets are chosen first, whether or not they can take the token. */
export const eventEffects = (v: View, here: number, parts: readonly Part[]): Effect[] =>
  parts.flatMap((part) =>
    targets(v, here, part.target).flatMap((at): Effect[] =>
      part.do === 'put' ? Array.from({ length: part.count }, () => ({ what: part.what, at })) : [{ what: part.do, at }],
    ),
  );

/** FD-7.8 What the frames of a Distress Call card add to the Area of the call. */
export const callEffects = (at: number, frames: readonly CallFrame[]): Effect[] =>
  frames.flat().flatMap(({ what, count }) => Array.from({ length: count }, (): Effect => ({ what, at })));

/** FD-6.29 The types that the Area can take, in the order of the Hazard cards. */
export const openHazards = (v: View, space: number): Hazard[] => HAZARDS.filter((hazard) => canTake(v, space, hazard));

function carryOut(s: State, { what, at }: Effect, out: Out<Fd>): void {
  switch (what) {
    case 'civ':
      return placeCivilian(s, at, out);
    case 'inj':
      return placeInjured(s, at, out);
    case 'debris':
      return placeDebris(s, at, out);
    case 'fire':
      return placeFire(s, at, 1, 'card', out);
    case 'sendBack':
      return sendEquipmentBack(s, at, out);
    case 'hold':
      return hold(s, at, out);
    case 'random':
      return call(s, hazardOn(at, true));
    default:
      return placeHazard(s, at, what, true, out);
  }
}

/** FD-7 A card is carried out, one token after the other. */
export const effect = rule<EffectFrame>('FD-7', {
  effects: each(
    'list',
    always((s, f, out) => carryOut(s, f.list[0]!, out)),
  ), // 7.4
});

/** A random hazard comes to this Area; `isFresh`: in the Fire Phase (FD-6.31). */
export const hazardOn = (space: number, isFresh: boolean): HazardFrame => ({ rule: 'hazard', at: 'throw', space, isFresh });

/** FD-6.29 One die over the types that the Area can take; none if it can take none. */
export const randomHazard = rule<HazardFrame>('FD-6.29', {
  throw: dice(
    (v, { space }) => {
      const count = openHazards(v, space).length;
      return count === 0 ? [] : [count];
    },
    (s, { space, isFresh }, [face], out) => placeHazard(s, space, openHazards(s, space)[face! - 1]!, isFresh, out),
  ),
});
