import { call, type Move, type Refusal, type Seat } from '@nightfall/kernel';
import { PROPOSALS } from '../content/settings.ts';
import type { AnswerTrade, ProposeTrade, Rune, WithdrawTrade } from '../moves.ts';
import { heroesAt } from '../queries/heroes.ts';
import { holds, keepsLimits, leastNeeded } from '../queries/market.ts';
import {
  type Face,
  type Hero,
  type HeroFrame,
  heroOf,
  type OwnedItem,
  type State,
  type TradeFrame,
  type View,
} from '../state.ts';
import { characterOf } from '../text/names.ts';
import { checkLife } from '../verbs/heroes.ts';
import { takeGoods } from '../verbs/items.ts';
import { EMPTY_TRADE, limit, notHere, tooFewGoods, TRADES_SPENT, unknownTarget, waitingFor, wrongCount } from './refusals.ts';
import { must, rule } from './sentences.ts';

/** RM-31.3 Each single thing as a gift, and each as a wish. */
function tradeOptions(v: View, f: HeroFrame, seat: Seat): ProposeTrade[] {
  const hero = heroOf(v, f.seat);
  if (hero.proposals >= PROPOSALS || v.heroes.length === 1) return [];
  const nothing = { giveItems: [], giveGoods: [], takeItems: [], takeGoods: 0 };
  return heroesAt(v, hero.space)
    .filter((partner) => partner !== f.seat)
    .flatMap((partner): ProposeTrade[] => {
      const make = (part: Partial<ProposeTrade>): ProposeTrade => ({ type: 'proposeTrade', seat, partner, ...nothing, ...part });
      return [
        ...hero.items.map((_, item) => make({ giveItems: [item] })),
        ...(hero.goods.length > 0 ? [make({ giveGoods: leastNeeded(hero.goods, 1) })] : []),
        ...heroOf(v, partner).items.map((_, item) => make({ takeItems: [item] })),
        make({ takeGoods: 1 }),
      ];
    });
}

const isPlaces = (hero: Hero<Face>, places: readonly number[]): boolean =>
  places.every((place) => hero.items[place]) && new Set(places).size === places.length;
const without = (items: readonly OwnedItem<Face>[], places: readonly number[]) => items.filter((_, i) => !places.includes(i));
const those = (items: readonly OwnedItem<Face>[], places: readonly number[]) => items.filter((_, i) => places.includes(i));
/** RM-19.6 Only Items and face-up upgrades count, so this is known when the proposal is made. */
const keepsBoth = (mine: Hero<Face>, theirs: Hero<Face>, { giveItems, takeItems }: ProposeTrade): boolean =>
  keepsLimits([...without(mine.items, giveItems), ...those(theirs.items, takeItems)]) &&
  keepsLimits([...without(theirs.items, takeItems), ...those(mine.items, giveItems)]);

function refuseContents(v: View, f: HeroFrame, move: ProposeTrade): Refusal | undefined {
  const [mine, theirs] = [heroOf(v, f.seat), heroOf(v, move.partner)];
  const { giveItems, giveGoods, takeItems, takeGoods } = move;
  if (giveItems.length + giveGoods.length + takeItems.length + takeGoods === 0) return EMPTY_TRADE;
  if (takeGoods > theirs.goods.length) return tooFewGoods(characterOf(v, move.partner), theirs.goods.length);
  return keepsBoth(mine, theirs, move) ? undefined : limit('RM-19.6');
}
/** RM-19.1, RM-19.2, RM-19.4, RM-19.8: no die, Items whole; nothing else can be named at all. */
export const proposeTrade: Move<Rune, HeroFrame, ProposeTrade> = {
  sampled: true,
  options: tradeOptions,
  refuse: (v, f, move) => {
    const [mine, theirs] = [heroOf(v, f.seat), v.heroes[move.partner - 1]];
    if (!theirs || move.partner === f.seat) return unknownTarget('partner');
    if (!isPlaces(mine, move.giveItems) || !isPlaces(theirs, move.takeItems)) return unknownTarget('Item');
    if (!holds(mine.goods, move.giveGoods)) return unknownTarget('good');
    if (mine.proposals >= PROPOSALS) return TRADES_SPENT;
    if (theirs.space !== mine.space) return notHere(characterOf(v, move.partner));
    return refuseContents(v, f, move);
  },
  perform: (s, { seat: by }, { partner: to, giveItems, giveGoods, takeItems, takeGoods: goods }, out) => {
    heroOf(s, by).proposals += 1; // RM-19.10
    const [items, wanted] = [[...giveItems].toSorted(byNumber), [...takeItems].toSorted(byNumber)];
    s.trade = { by, to, give: { items, goods: [...giveGoods] }, take: { items: wanted, goods } };
    out?.({
      type: 'tradeProposed',
      ...{ by, to, giveGoods: [...giveGoods], takeGoods: goods },
      giveItems: items.map((place) => heroOf(s, by).items[place]!.card),
      takeItems: wanted.map((place) => heroOf(s, to).items[place]!.card),
    });
    call(s, { rule: 'trade', at: 'answer', by, to });
  },
};
const byNumber = (a: number, b: number): number => a - b;

/** RM-19.3, RM-19.5 Things change hands in the order in which their giver held them (RM-0.12). */
function exchange(s: State, goods: readonly string[]) {
  const { by, to, give, take } = s.trade!;
  const [mine, theirs] = [heroOf(s, by), heroOf(s, to)];
  const [given, wanted] = [give.items.map((place) => mine.items[place]!), take.items.map((place) => theirs.items[place]!)];
  mine.items = [...mine.items.filter((item) => !given.includes(item)), ...wanted];
  theirs.items = [...theirs.items.filter((item) => !wanted.includes(item)), ...given];
  const [gave, took] = [takeGoods(s, by, give.goods), takeGoods(s, to, goods)];
  mine.goods.push(...took);
  theirs.goods.push(...gave);
  return { gave, took };
}
const answerTrade: Move<Rune, TradeFrame, AnswerTrade> = {
  sampled: true,
  options: (v, f, seat) =>
    seat === f.to
      ? [
          { type: 'answerTrade', seat, yes: true, goods: leastNeeded(heroOf(v, seat).goods, v.trade!.take.goods) },
          { type: 'answerTrade', seat, yes: false, goods: [] },
        ]
      : [],
  refuse: (v, f, { seat, yes, goods }) => {
    if (seat !== f.to) return waitingFor(characterOf(v, f.to));
    if (!holds(heroOf(v, seat).goods, goods)) return unknownTarget('good');
    const asked = yes ? v.trade!.take.goods : 0;
    return goods.length === asked ? undefined : wrongCount(asked, goods.length);
  },
  perform: (s, { by, to }, { yes, goods }, out) => {
    const { gave, took } = yes ? exchange(s, goods) : { gave: [], took: [] };
    s.trade = null;
    out?.({ type: 'tradeAnswered', by, to, answer: yes ? 'accepted' : 'refused', gave, took });
    checkLife(s, to); // RM-7.17; should both fall, the proposer falls first
    checkLife(s, by);
  },
};
/** RM-19.9 */
const withdrawTrade: Move<Rune, TradeFrame, WithdrawTrade> = {
  options: (_v, f, seat) => (seat === f.by ? [{ type: 'withdrawTrade', seat }] : []),
  refuse: (v, f, { seat }) => (seat === f.by ? undefined : waitingFor(characterOf(v, f.by))),
  perform: (s, { by, to }, _move, out) => {
    s.trade = null;
    out?.({ type: 'tradeAnswered', by, to, answer: 'withdrawn', gave: [], took: [] });
  },
};

/** RM-19 An open proposal: the partner answers, unless the proposer takes it back. */
export const trade = rule<TradeFrame>('RM-19.3', {
  answer: must((_v, f) => [f.to, f.by], { answerTrade, withdrawTrade }), // 19.3, 19.9
});
