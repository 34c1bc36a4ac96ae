import { choices, isRefusal, type Random, type Seat, type Shape } from '@nightfall/kernel';
import type { Card } from '../content/cards.ts';
import { readMove, type RuneMove, SHAPES } from '../moves.ts';
import { runebound } from '../rules/book.ts';
import type { View } from '../state.ts';

const TYPES = Object.entries<{ readonly [field: string]: Shape }>(SHAPES);
/** A move of some type, with whatever its shapes allow. */
function anyMove(seat: Seat, random: Random): RuneMove[] {
  const [type, fields] = TYPES[random.int(TYPES.length)]!;
  const values = Object.entries(fields).map(([name, shape]) => [name, shape.any(random)] as const);
  const move = readMove({ type, seat, ...Object.fromEntries(values) });
  return isRefusal(move) ? [] : [move];
}

const some = <V>(list: readonly V[], random: Random): V[] => list.filter(() => random.int(2) === 0);
/** Payments, trades and covenants with cards that are there, mostly wrong in number. */
function composed(v: View, seat: Seat, random: Random): RuneMove[] {
  const hero = v.heroes[seat - 1];
  if (!hero) return [];
  const goods = hero.goods.filter((good): good is Card => good !== null);
  const items = hero.items.map((_, i) => i);
  const partner = 1 + random.int(v.heroes.length);
  const theirs = v.heroes[partner - 1]!.items.map((_, i) => i);
  const sale = [...v.stacks.flat(), ...hero.offers];
  const card = sale[random.int(sale.length)] ?? 'M01';
  const wish = { takeItems: some(theirs, random).slice(0, 2), takeGoods: random.int(3) };
  return [
    { type: 'buy', seat, card, goods: some(goods, random), discards: some(items, random).slice(0, 1) },
    { type: 'buyOffer', seat, card, goods: some(goods, random), discards: [] },
    { type: 'proposeTrade', seat, partner, giveItems: some(items, random), giveGoods: some(goods, random), ...wish },
    { type: 'answerTrade', seat, yes: true, goods: some(goods, random) },
    ...goods.slice(0, 3).map((good): RuneMove => ({
      type: 'covenant',
      seat,
      item: random.int(3),
      good,
      discards: some(items, random).slice(0, 1),
    })),
  ];
}

/** Well-formed moves of many types, those that the table asks for now among them. */
export const attempts = (v: View, seat: Seat, random: Random): readonly RuneMove[] => [
  ...Array.from({ length: 24 }, () => anyMove(seat, random)).flat(),
  ...composed(v, seat, random),
  ...choices(runebound, v, seat).flatMap(({ options }) => options.map(({ move }) => move)),
];
