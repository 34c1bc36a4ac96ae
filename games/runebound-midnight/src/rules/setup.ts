import { call, type Move, type Out } from '@nightfall/kernel';
import { distinct, removeOne, sidesFor, takeOut } from '@nightfall/kit/bag';
import { BOX, type Card, itemOf } from '../content/cards.ts';
import { HERO_IDS, headStart } from '../content/heroes.ts';
import { KING_IDS } from '../content/kings.ts';
import { isStronghold, isTown, MAP, STRONGHOLDS, TOWNS } from '../content/map.ts';
import { FIRST_GOODS, LIMITS, MIRRORS } from '../content/settings.ts';
import { SHORT } from '../content/tuning.ts';
import type { PickHero, PickKing, PlaceHero, PlaceMirror, PlacePatrol, Rune, TakeEquipment } from '../moves.ts';
import { heroOf, KING, type SetupFrame, type State, type View } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { gainCounter } from '../verbs/heroes.ts';
import { gainItem } from '../verbs/items.ts';
import { placePatrol as place } from '../verbs/king.ts';
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
import { always, dice, king, open, rule } from './sentences.ts';

/** RM-10.3, RM-10.4 Who still has to pick: the Night King, and of the Heroes one after the other. */
function pickers(v: View): readonly number[] {
  const seats = v.picks[KING] === '' ? [KING] : [];
  const hero = v.picks.findIndex((pick, seat) => seat !== KING && pick === '');
  return hero < 0 ? seats : [...seats, hero];
}
const pickKing: Move<Rune, SetupFrame, PickKing> = {
  options: (_v, _f, seat) => (seat === KING ? KING_IDS.map((tile) => ({ type: 'pickKing', seat, king: tile })) : []),
  refuse: (_v, _f, { seat }) => (seat === KING ? undefined : waitingFor('the Night King')),
  perform: (s, _f, { seat, king: card }, out) => pick(s, seat, card, out),
};
const pickHero: Move<Rune, SetupFrame, PickHero> = {
  options: (_v, _f, seat) => (seat === KING ? [] : HERO_IDS.map((hero) => ({ type: 'pickHero', seat, hero }))),
  refuse: (v, _f, { seat, hero }) => {
    if (seat === KING) return waitingFor('the Heroes');
    return v.picks.includes(hero) ? taken(nameOf(hero)) : undefined;
  },
  perform: (s, _f, { seat, hero }, out) => pick(s, seat, hero, out),
};
function pick(s: State, seat: number, card: Card, out: Out<Rune>): void {
  s.picks[seat] = card;
  out?.({ type: 'picked', seat, card });
}
function dealHeroes(s: State, faces: readonly number[]): void {
  const bag = [...HERO_IDS];
  faces.forEach((face, i) => (s.heroes[i]!.card = takeOut(bag, face)));
}
/** RM-10.4 All at the same moment. */
function revealCast(s: State, out: Out<Rune>): void {
  if (s.options.chooseCharacters) {
    s.king.tile = s.picks[KING]!;
    s.heroes.forEach((hero, i) => (hero.card = s.picks[i + 1]!));
    s.picks = [];
  }
  out?.({ type: 'castRevealed', king: s.king.tile, heroes: s.heroes.map(({ card }) => card) });
  if (s.options.short) s.heroes.forEach((hero, i) => headStart(hero.card).forEach((kind) => gainCounter(s, i + 1, kind, 0, out)));
}

/** The mirrors that have no stronghold yet. */
export function mirrorsLeft(v: View): number[] {
  const left = [...MIRRORS];
  for (const points of v.mirrors) if (points > 0) removeOne(left, points);
  return left;
}
/** RM-0.10 With equal mirrors left there is nothing to choose. */
const isMirrorChoice = (v: View): boolean => distinct(mirrorsLeft(v)).length > 1;
function putMirror(s: State, stronghold: number, points: number, out: Out<Rune>): void {
  s.mirrors[stronghold] = points;
  out?.({ type: 'mirrorPlaced', space: STRONGHOLDS[stronghold]!.space, points });
}
/** RM-10.5 */
const placeMirror: Move<Rune, SetupFrame, PlaceMirror> = {
  options: (v, _f, seat) =>
    distinct(mirrorsLeft(v)).flatMap((points) =>
      STRONGHOLDS.filter((_, i) => v.mirrors[i] === 0).map(({ space }) => ({
        type: 'placeMirror' as const,
        seat,
        points,
        stronghold: space,
      })),
    ),
  refuse: (v, _f, { points, stronghold }) => {
    if (!isStronghold(stronghold)) return notAStronghold('RM-10.5');
    if (!mirrorsLeft(v).includes(points)) return noSuchMirror(points);
    return v.mirrors[MAP[stronghold]!.stronghold]! > 0 ? occupied('RM-10.5', stronghold) : undefined;
  },
  perform: (s, _f, { points, stronghold }, out) => putMirror(s, MAP[stronghold]!.stronghold, points, out),
};
function placeLastMirrors(s: State, out: Out<Rune>): void {
  const left = mirrorsLeft(s);
  for (let i = 0; i < STRONGHOLDS.length; i++) if (s.mirrors[i] === 0) putMirror(s, i, left.pop()!, out);
}

/** RM-10.7, RM-29.13 */
const firstPatrols = (v: View): number => Math.ceil(v.heroes.length / 2) + v.variants.earlyMuster;
const placePatrol: Move<Rune, SetupFrame, PlacePatrol> = {
  options: (_v, _f, seat) => STRONGHOLDS.map(({ space }) => ({ type: 'placePatrol', seat, stronghold: space })),
  refuse: (v, _f, { stronghold }) => {
    if (!isStronghold(stronghold)) return notAStronghold('RM-10.7');
    return v.patrols.some(({ space }) => space === stronghold) ? occupied('RM-10.7', stronghold) : undefined;
  },
  perform: (s, _f, { stronghold }, out) => place(s, stronghold, out),
};

/** RM-10.12 Several may share a town; nobody is tested (RM-18.7). */
const placeHero: Move<Rune, SetupFrame, PlaceHero> = {
  options: (_v, _f, seat) => TOWNS.map(({ space }) => ({ type: 'placeHero', seat, town: space })),
  refuse: (_v, _f, { town }) => (isTown(town) ? undefined : notATown('RM-10.12')),
  perform: (s, _f, { seat, town }, out) => {
    heroOf(s, seat).space = town;
    out?.({ type: 'heroPlaced', seat, space: town });
  },
};
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
const takeEquipment: Move<Rune, SetupFrame, TakeEquipment> = {
  sampled: true,
  options: (v, _f, seat) => [
    { type: 'takeEquipment', seat, items: [] },
    ...distinct(equipmentLeft(v)).map((card) => ({ type: 'takeEquipment' as const, seat, items: [card] })),
  ],
  refuse: (v, _f, { items }) => {
    const budget = v.variants.wellEquipped;
    if (!hasAll(equipmentLeft(v), items)) return unknownTarget('card');
    if (items.reduce((sum, card) => sum + itemOf(card).cost, 0) > budget) return overBudget(budget);
    return isOverLimit(items, 'Weapon') || isOverLimit(items, 'Armor') ? limit('RM-7.6') : undefined;
  },
  perform: (s, f, { seat, items }, out) => {
    for (const card of items.toSorted()) {
      removeOne(s.decks.midnight.fresh, card);
      gainItem(s, seat, card, 0, false, undefined);
    }
    out?.({ type: 'equipped', seat, items: items.toSorted() });
    f.seat += 1;
  },
};

/** RM-10 Setup, in the order of the book. Decks need no shuffling: they have no order yet (RM-10.11, RM-32.10). */
export const setup = rule<SetupFrame>('RM-10.1', {
  variants: always((s) => {
    if (s.options.variants) call(s, { rule: 'variants', at: 'select', side: 'king', passed: [] });
  }), // 10.2
  king: dice(
    (v) => (v.options.chooseCharacters ? [] : [KING_IDS.length]),
    (s, _f, [face]) => void (s.king.tile = KING_IDS[face! - 1]!),
  ), // 10.3
  cast: dice(
    (v) => (v.options.chooseCharacters ? [] : sidesFor(HERO_IDS.length, v.heroes.length)),
    (s, _f, faces) => dealHeroes(s, faces),
  ), // 10.4
  pick: open(pickers, { pickKing, pickHero }), // 10.3, 10.4
  reveal: always((s, _f, out) => revealCast(s, out)), // 10.4
  mirrors: open(king, { placeMirror }, isMirrorChoice), // 10.5
  lastMirrors: always((s, _f, out) => placeLastMirrors(s, out)), // 10.5
  patrols: open(king, { placePatrol }, (v) => v.patrols.length < firstPatrols(v)), // 10.7
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
  heroes: open(unplaced, { placeHero }), // 10.12
  equipment: open(
    (_v, f) => [f.seat],
    { takeEquipment },
    (v, f) => v.variants.wellEquipped > 0 && f.seat <= v.heroes.length,
  ), // 10.13, 29.12
  begin: always((s) => call(s, { rule: 'round', at: 'night', seat: 0 })), // 11.1
});
