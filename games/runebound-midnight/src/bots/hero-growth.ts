import { legal, type Seat } from '@nightfall/kernel';
import { BOX, type Card, itemOf } from '../content/cards.ts';
import { COUNTER_KINDS, type CounterKind } from '../content/settings.ts';
import type { RuneMove } from '../moves.ts';

import { runebound } from '../rules/book.ts';
import { heroOf, type View } from '../state.ts';
import { calmSignOf, memory } from './memory.ts';
import { powerOf } from './power.ts';
import { itemWorth, upgradeWorth } from './worth.ts';

/** What a good is worth while it is money: less to those who have many. */
const priceOfGood = (v: View, seat: Seat): number => (heroOf(v, seat).goods.length > 8 ? 0.2 : 0.3);
/** What buying a card would bring him. */
const gainOf = (v: View, seat: Seat, card: Card, discards: readonly number[]): number =>
  itemWorth(v, seat, card, discards) - itemOf(card).cost * priceOfGood(v, seat);

/** The counter that helps most. */
export function chooseCounter(v: View, seat: Seat): RuneMove {
  const hero = heroOf(v, seat);
  const worth = (kind: CounterKind): number => powerOf(v, seat, { ...hero, counters: [...hero.counters, kind] });
  const best = COUNTER_KINDS.map((kind) => ({ kind, worth: worth(kind) })).toSorted((a, b) => b.worth - a.worth)[0]!;
  return { type: 'gainCounter', seat, kind: best.kind };
}

/** The upgrade that is worth most, on the deepest ladder; nothing is discarded for it. */
export function chooseCovenant(v: View, seat: Seat): RuneMove {
  const hero = heroOf(v, seat);
  const options = legal(runebound, v, seat).filter(
    (move): move is Extract<RuneMove, { type: 'covenant' }> => move.type === 'covenant',
  );
  const free = options.filter(({ discards }) => discards.length === 0);
  const worth = ({ item, good }: (typeof free)[number]) =>
    upgradeWorth(v, seat, item, good) + hero.items[item]!.upgrades.length * 0.05;
  return free.toSorted((a, b) => worth(b) - worth(a))[0] ?? options[0] ?? { type: 'forgoCovenant', seat };
}

/** A purchase that is worth its goods: the best bonus for what it costs, never at the price of something better. */
export function wantedPurchase(v: View, seat: Seat): RuneMove | undefined {
  const options = legal(runebound, v, seat).filter((move) => move.type === 'buy' || move.type === 'buyOffer');
  const gain = (move: (typeof options)[number]): number => gainOf(v, seat, move.card, move.discards);
  const [best] = options.toSorted((a, b) => gain(b) - gain(a));
  return best && gain(best) > 0.1 ? best : undefined;
}

/** Yes to what makes the Heroes no poorer: Items go where they are worth more, goods to whoever asks. */
export function answerTrade(v: View, seat: Seat): RuneMove {
  const trade = v.trade!;
  const [mine, theirs] = [heroOf(v, trade.to), heroOf(v, trade.by)];
  const given = trade.take.items.reduce(
    (sum, i) => sum + itemWorth(v, trade.to, mine.items[i]!.card, [i]) - itemWorth(v, trade.by, mine.items[i]!.card, []),
    0,
  );
  const got = trade.give.items.reduce(
    (sum, i) => sum + itemWorth(v, trade.to, theirs.items[i]!.card, []) - itemWorth(v, trade.by, theirs.items[i]!.card, [i]),
    0,
  );
  const goods = (trade.give.goods.length - trade.take.goods) * 0.1;
  const moves = legal(runebound, v, seat).filter((move) => move.type === 'answerTrade');
  const isGood = got - given + goods >= 0;
  return moves.find((move) => move.yes === isGood) ?? moves[0]!;
}

/** What the best card that lies open in a town would bring this Hero, for the goods he has. */
export function bestOnSale(v: View, seat: Seat, town: number): number {
  const hero = heroOf(v, seat);
  let best = 0;
  for (const card of v.stacks[town]!) {
    if (itemOf(card).cost <= hero.goods.length) best = Math.max(best, gainOf(v, seat, card, []));
  }
  return best;
}

/** What the best of the cards that he sees in a town in one turn would bring him on average. */
export const luckOf = (v: View, seat: Seat): number => {
  const hero = heroOf(v, seat);
  return lucks(`${v.king.tile} ${hero.goods.length} ${calmSignOf(hero)}`, () => reckonLuck(v, seat));
};
const lucks = memory<number>(20_000);
/** Cards that are seen in a town in one turn. */
const DRAWS = 4;
function reckonLuck(v: View, seat: Seat): number {
  const { goods } = heroOf(v, seat);
  const gains = BOX.midnight.map((card) => (itemOf(card).cost <= goods.length ? gainOf(v, seat, card, []) : 0));
  const all = gains.length;
  const isNoneAbove = (rank: number) => ((all - rank) / all) ** DRAWS;
  return gains
    .toSorted((a, b) => b - a)
    .reduce((sum, gain, rank) => sum + Math.max(0, gain) * (isNoneAbove(rank) - isNoneAbove(rank + 1)), 0);
}
