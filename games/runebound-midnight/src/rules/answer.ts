import { int, list, moves, oneOf, type Reason, type Shape, word } from '@nightfall/kernel';
import { BOX, CHALLENGES, MARKET, MERCHANDISE } from '../content/cards.ts';
import { PHASES, type Skill, SKILLS } from '../content/effect.ts';
import { SPACE_IDS, STRONGHOLDS, TOWNS } from '../content/map.ts';
import type { KingCounter } from '../content/settings.ts';
import type { Land } from '../moves.ts';
import type { View } from '../state.ts';
import { notEnough } from './refusals.ts';

/** What the moves of a rule are declared with: the answers to its questions. */
export const answer = <F>() => moves<Land, F>()({}, () => ({}));

/** The same words, abbreviated: nobody reads a list of all spaces. */
const called = <V>(what: string, shape: Shape<V>): Shape<V> => ({ ...shape, what });
export const spacesOf = (places: readonly { readonly space: string }[]): string[] => places.map(({ space }) => space);

export const SPACE = called('a space, A1 to S13', oneOf(...SPACE_IDS));
export const TOWN = called('the space of a town or stronghold', oneOf(...spacesOf(TOWNS), ...spacesOf(STRONGHOLDS)));
export const ITEM_CARD = called('an Item, M01 to M38', oneOf(...Object.keys(MARKET)));
export const GOOD_CARD = called('a good, D01 to D55', oneOf(...Object.keys(MERCHANDISE)));
export const CHALLENGE_CARD = called('a Challenge, G01 to R08', oneOf(...Object.keys(CHALLENGES)));
export const GOODS = list(GOOD_CARD, BOX.goods.length);
export const PHASE = oneOf(...PHASES);
export const SKILL = oneOf(...(Object.keys(SKILLS) as Skill[]));
/** Dice are counted from 1. */
export const DIE = int(1, 5);
export const HERO_SEAT = int(1, 5);
/** Items are named by their places among their owner's Items. */
export const PLACE = int(0, 51);
export const PLACES = list(PLACE, 52);
export const EFFECT = word(/^\d{1,2}(\.\d{1,2})?(~\d{1,2})?$/, '0', '1', '0.0', '0~0', '0.1', '1~0', '2');
export const EFFECTS = list(EFFECT, 60);

/** The numbers from one to another. */
export const fromTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
export const placesIn = (things: readonly unknown[]): number[] => fromTo(0, things.length - 1);

/** Does the Night King lack this many counters? */
export const lacks = ({ king }: View, rule: string, kind: KingCounter, count: number): Reason | undefined =>
  king[kind] < count ? notEnough(rule, count, kind, king[kind]) : undefined;
