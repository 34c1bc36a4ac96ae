import { count } from '@nightfall/kit/words';
import { call, int, list, oneOf, type Out } from '@nightfall/kernel';
import { distinct, removeOne, sidesFor } from '@nightfall/kit/bag';
import { BOX, type Card, cardName, itemOf } from '../content/cards.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import { isStronghold, isTown, MAP, placeName, STRONGHOLDS, TOWNS } from '../content/map.ts';
import { FIRST_GOODS, LIMITS, MIRRORS } from '../content/settings.ts';
import { SHORT, SHORT_MIRRORS } from '../content/tuning.ts';
import type { Rune } from '../moves.ts';
import { pointsNeeded } from '../result.ts';
import { KING, type SetupFrame, type State, type View } from '../state.ts';
import { listed, nameOf } from '../text/names.ts';
import { placePatrol as putPatrol } from '../verbs/king.ts';
import { dealHeroes, dealKing, equip, pick, placeHero as putHero, placeMirror as putMirror, revealCast } from '../verbs/setup.ts';
import { answer, ITEM_CARD, spacesOf, TOWN } from './answer.ts';
import {
  limit,
  noSuchMirror,
  notAStronghold,
  notATown,
  occupied,
  overBudget,
  taken,
  unknownTarget,
  waitingFor,
} from './refusals.ts';
import { always, dice, king, repeat, rule } from './sentences.ts';
import { noneOrOne } from './using.ts';

const move = answer<SetupFrame>();

/** RM-10.3, RM-10.4 Who still has to pick: the Night King, and of the Heroes one after the other. */
export function pickers({ picks, options }: View): readonly number[] {
  const seats = options.chooseKing && picks[KING] === '' ? [KING] : [];
  const hero = options.chooseHeroes ? picks.findIndex((pick, seat) => seat !== KING && pick === '') : -1;
  return hero < 0 ? seats : [...seats, hero];
}
const pickKing = move('pickKing', {
  fields: { king: oneOf(...KING_IDS) },
  name: 'Choose a king',
  label: (_v, { king: tile }) => `Play ${nameOf(tile)}`,
  bars: (_v, _f, seat) => (seat === KING ? undefined : waitingFor('the Night King')),
  domain: () => ({ king: KING_IDS }),
  perform: (s, _f, { seat, king: tile }, out) => pick(s, seat, tile, out),
});
const pickHero = move('pickHero', {
  fields: { hero: oneOf(...HERO_IDS) },
  name: 'Choose a Hero',
  label: (_v, { hero }) => `Play ${nameOf(hero)}`,
  bars: (_v, _f, seat) => (seat === KING ? waitingFor('the Heroes') : undefined),
  domain: () => ({ hero: HERO_IDS }),
  refuse: (v, _f, { hero }) => (v.picks.includes(hero) ? taken(nameOf(hero)) : undefined),
  perform: (s, _f, { seat, hero }, out) => pick(s, seat, hero, out),
});

/** The mirrors that have no stronghold yet. */
export function mirrorsLeft(v: View): number[] {
  const left = [...MIRRORS];
  for (const points of v.mirrors) if (points > 0) removeOne(left, points);
  return left;
}
/** RM-37.5 Any mirror wins: where the greater ones stand is settled. */
const isAnyEnough = (v: View): boolean => pointsNeeded(v) === 1;
/** RM-0.10 With equal mirrors left there is nothing to choose. */
const isMirrorChoice = (v: View): boolean => !isAnyEnough(v) && distinct(mirrorsLeft(v)).length > 1;
/** RM-10.5 */
const placeMirror = move('placeMirror', {
  fields: { points: int(1, 3), stronghold: TOWN },
  name: 'Place a mirror',
  label: (_v, { points, stronghold }) => `Mirror of ${count(points, 'point')} in ${placeName(stronghold)}`,
  domain: () => ({ points: distinct(MIRRORS), stronghold: spacesOf(STRONGHOLDS) }),
  refuse: (v, _f, { points, stronghold }) => {
    if (!isStronghold(stronghold)) return notAStronghold('RM-10.5');
    if (!mirrorsLeft(v).includes(points)) return noSuchMirror(points);
    return v.mirrors[MAP[stronghold]!.stronghold]! > 0 ? occupied('RM-10.5', stronghold) : undefined;
  },
  perform: (s, _f, { points, stronghold }, out) => putMirror(s, MAP[stronghold]!.stronghold, points, out),
});
function placeLastMirrors(s: State, _f: SetupFrame, out: Out<Rune>): void {
  const left = mirrorsLeft(s);
  const isSettled = isAnyEnough(s);
  for (const [i, { space }] of STRONGHOLDS.entries())
    if (s.mirrors[i] === 0) putMirror(s, i, isSettled ? (SHORT_MIRRORS[space] ?? 1) : left.pop()!, out);
}

/** RM-10.7, RM-29.13 */
const firstPatrols = (v: View): number => Math.ceil(v.heroes.length / 2) + v.variants.earlyMuster;
const placePatrol = move('placePatrol', {
  fields: { stronghold: TOWN },
  name: 'Place a patrol',
  label: (_v, { stronghold }) => `Patrol in ${placeName(stronghold)}`,
  domain: () => ({ stronghold: spacesOf(STRONGHOLDS) }),
  refuse: (v, _f, { stronghold }) => {
    if (!isStronghold(stronghold)) return notAStronghold('RM-10.7');
    return v.patrols.some(({ space }) => space === stronghold) ? occupied('RM-10.7', stronghold) : undefined;
  },
  perform: (s, _f, { stronghold }, out) => putPatrol(s, stronghold, out),
});

/** RM-10.12 Several may share a town; nobody is tested (RM-18.7). */
const placeHero = move('placeHero', {
  fields: { town: TOWN },
  name: 'Choose a town',
  label: (_v, { town }) => `Start in ${placeName(town)}`,
  domain: () => ({ town: spacesOf(TOWNS) }),
  refuse: (_v, _f, { town }) => (isTown(town) ? undefined : notATown('RM-10.12')),
  perform: (s, _f, { seat, town }, out) => putHero(s, seat, town, out),
});
const unplaced = (v: View): readonly number[] => {
  const at = v.heroes.findIndex(({ space }) => space === '');
  return at < 0 ? [] : [at + 1];
};

/** RM-29.12 All cards that are not open, as anyone can count. */
export function equipmentLeft(v: View): Card[] {
  const left = [...BOX.midnight];
  for (const card of [...v.stacks.flat(), ...v.heroes.flatMap(({ items }) => items.map((item) => item.card))])
    removeOne(left, card);
  return left;
}
const hasAll = (left: Card[], cards: readonly Card[]): boolean =>
  cards.every((card) => {
    const isThere = left.includes(card);
    if (isThere) removeOne(left, card);
    return isThere;
  });
const isOverLimit = (cards: readonly Card[], type: keyof typeof LIMITS): boolean =>
  cards.filter((card) => itemOf(card).type === type).length > LIMITS[type];
const takeEquipment = move('takeEquipment', {
  fields: { items: list(ITEM_CARD, 52) },
  name: 'Take Items',
  label: (_v, { items }) => (items.length === 0 ? 'Take nothing' : `Take ${listed(items.map(cardName))}`),
  sampled: true,
  domain: (v) => ({ items: noneOrOne(distinct(equipmentLeft(v))) }),
  refuse: (v, _f, { items }) => {
    const budget = v.variants.wellEquipped;
    if (!hasAll(equipmentLeft(v), items)) return unknownTarget('card');
    if (items.reduce((sum, card) => sum + itemOf(card).cost, 0) > budget) return overBudget(budget);
    return isOverLimit(items, 'Weapon') || isOverLimit(items, 'Armor') ? limit('RM-7.6') : undefined;
  },
  perform: (s, f, { seat, items }, out) => {
    equip(s, seat, items, out);
    f.seat += 1;
  },
});

const preparation = { pickKing, pickHero, placeMirror, placePatrol, placeHero, takeEquipment };
export type SetupMoves = typeof preparation;

/** RM-10 Setup, in the order of the book. Decks need no shuffling: they have no order yet (RM-10.11, RM-32.10). */
export const setup = rule<SetupFrame>('RM-10.1', 'Setup', {
  variants: always((s) => {
    if (s.options.variants) call(s, { rule: 'variants', at: 'select', side: 'king', passed: [] });
  }), // 10.2
  king: dice(
    (v) => (v.options.chooseKing ? [] : [KING_IDS.length]),
    (s, _f, [face]) => dealKing(s, face!),
  ), // 10.3
  pick: repeat(pickers, { pickKing, pickHero }), // 10.3, 10.4
  cast: dice(
    (v) => (v.options.chooseHeroes ? [] : sidesFor(HERO_IDS.length, v.heroes.length)),
    (s, _f, faces) => dealHeroes(s, faces),
  ), // 10.4
  reveal: always((s, _f, out) => revealCast(s, out)), // 10.4
  mirrors: repeat(king, { placeMirror }, isMirrorChoice), // 10.5
  lastMirrors: always(placeLastMirrors), // 10.5, 37.5
  patrols: repeat(king, { placePatrol }, (v) => v.patrols.length < firstPatrols(v)), // 10.7
  markets: always((s) => call(s, { rule: 'draw', at: 'fresh', deck: 'midnight', count: TOWNS.length, to: 'stack', seats: [0] })), // 10.9
  goods: always((s) =>
    call(
      s,
      ...s.heroes.map((_, i) => ({
        rule: 'draw' as const,
        at: 'fresh' as const,
        deck: 'goods' as const,
        count: s.options.short ? SHORT.goods : FIRST_GOODS,
        to: 'goods' as const,
        seats: [i + 1],
      })),
    ),
  ), // 10.10
  heroes: repeat(unplaced, { placeHero }), // 10.12
  equipment: repeat(
    (_v, f) => [f.seat],
    { takeEquipment },
    (v, f) => v.variants.wellEquipped > 0 && f.seat <= v.heroes.length,
  ), // 10.13, 29.12
  begin: always((s) => call(s, { rule: 'round', at: 'night', seat: 0 })), // 11.1
});
