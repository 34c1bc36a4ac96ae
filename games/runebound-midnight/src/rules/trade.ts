import { call, flag, int, type Reason } from '@nightfall/kernel';
import { type Card, cardName } from '../content/cards.ts';
import { PROPOSALS } from '../content/settings.ts';
import { othersWith } from '../queries/heroes.ts';
import { holds, keepsLimits, leastNeeded } from '../queries/market.ts';
import { type Face, type Hero, type HeroFrame, heroOf, type OwnedItem, type TradeFrame, type View } from '../state.ts';
import { tradeLabel } from '../text/labels.ts';
import { characterOf, listed } from '../text/names.ts';
import { checkLife } from '../verbs/heroes.ts';
import { endTrade, exchange, propose } from '../verbs/trade.ts';
import { answer, GOODS, HERO_SEAT, PLACES } from './answer.ts';
import {
  EMPTY_TRADE,
  limit,
  notHere,
  tooFewGoods,
  TRADE_OPEN,
  TRADES_SPENT,
  unknownTarget,
  waitingFor,
  wrongCount,
} from './refusals.ts';
import { must, rule, told } from './sentences.ts';

type Proposal = {
  readonly partner: number;
  readonly giveItems: readonly number[];
  readonly giveGoods: readonly Card[];
  readonly takeItems: readonly number[];
  readonly takeGoods: number;
};
const NOTHING = { giveItems: [], giveGoods: [], takeItems: [], takeGoods: 0 };
/** RM-31.3 Each single thing as a gift, and each as a wish. */
function proposals(v: View, hero: Hero<Face>, partner: number): Proposal[] {
  const make = (part: Partial<Proposal>): Proposal => ({ partner, ...NOTHING, ...part });
  return [
    ...hero.items.map((_, item) => make({ giveItems: [item] })),
    ...leastNeeded(hero.goods, 1).map((good) => make({ giveGoods: [good] })),
    ...heroOf(v, partner).items.map((_, item) => make({ takeItems: [item] })),
    make({ takeGoods: 1 }),
  ];
}

const isPlaces = (hero: Hero<Face>, places: readonly number[]): boolean =>
  places.every((place) => hero.items[place]) && new Set(places).size === places.length;
const without = (items: readonly OwnedItem<Face>[], places: readonly number[]) => items.filter((_, i) => !places.includes(i));
const those = (items: readonly OwnedItem<Face>[], places: readonly number[]) => items.filter((_, i) => places.includes(i));
/** RM-19.6 Only Items and face-up upgrades count, so this is known when the proposal is made. */
const keepsBoth = (mine: Hero<Face>, theirs: Hero<Face>, { giveItems, takeItems }: Proposal): boolean =>
  keepsLimits([...without(mine.items, giveItems), ...those(theirs.items, takeItems)]) &&
  keepsLimits([...without(theirs.items, takeItems), ...those(mine.items, giveItems)]);

function refuseContents(v: View, f: HeroFrame, move: Proposal): Reason | undefined {
  const [mine, theirs] = [heroOf(v, f.seat), heroOf(v, move.partner)];
  const { giveItems, giveGoods, takeItems, takeGoods } = move;
  if (giveItems.length + giveGoods.length + takeItems.length + takeGoods === 0) return EMPTY_TRADE;
  if (takeGoods > theirs.goods.length) return tooFewGoods(characterOf(v, move.partner), theirs.goods.length);
  return keepsBoth(mine, theirs, move) ? undefined : limit('RM-19.6');
}
/** RM-19.1, RM-19.2, RM-19.4, RM-19.8: no die, Items whole; nothing else can be named at all. */
export const proposeTrade = answer<HeroFrame>()('proposeTrade', {
  fields: { partner: HERO_SEAT, giveItems: PLACES, giveGoods: GOODS, takeItems: PLACES, takeGoods: int(0, 80) },
  name: 'Trade',
  label: tradeLabel,
  samples: (v, { seat }) => othersWith(v, seat).flatMap((partner) => proposals(v, heroOf(v, seat), partner)),
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
    propose(s, by, to, { items: giveItems, goods: giveGoods }, { items: takeItems, goods }, out);
    call(s, { rule: 'trade', at: 'answer', by, to });
  },
});

const move = answer<TradeFrame>();
const answerTrade = move('answerTrade', {
  fields: { yes: flag, goods: GOODS },
  name: 'Answer',
  label: (_v, { yes, goods }) =>
    yes ? `Accept${goods.length > 0 ? ` and give ${listed(goods.map(cardName))}` : ''}` : 'Decline',
  bars: (v, f, seat) => (seat === f.to ? undefined : waitingFor(characterOf(v, f.to))),
  samples: (v, _f, seat) => [
    { yes: true, goods: leastNeeded(heroOf(v, seat).goods, v.trade!.take.goods) },
    { yes: false, goods: [] },
  ],
  refuse: (v, _f, { seat, yes, goods }) => {
    if (!holds(heroOf(v, seat).goods, goods)) return unknownTarget('good');
    const asked = yes ? v.trade!.take.goods : 0;
    return goods.length === asked ? undefined : wrongCount(asked, goods.length);
  },
  perform: (s, { by, to }, { yes, goods }, out) => {
    if (yes) exchange(s, goods, out);
    else endTrade(s, 'refused', out);
    checkLife(s, to); // RM-7.17; should both fall, the proposer falls first
    checkLife(s, by);
  },
});
/** RM-19.9 */
const withdrawTrade = move('withdrawTrade', {
  name: 'Withdraw the proposal',
  bars: (v, f, seat) => (seat === f.by ? undefined : waitingFor(characterOf(v, f.by))),
  perform: (s, _f, _move, out) => endTrade(s, 'withdrawn', out),
});

const answers = { answerTrade, withdrawTrade };
export type TradeMoves = typeof answers;

/** RM-19 An open proposal: the partner answers, unless the proposer takes it back. */
export const trade = rule<TradeFrame>('RM-19.3', {
  answer: told(
    TRADE_OPEN,
    must((_v, f) => [f.to, f.by], answers),
  ), // 19.3, 19.9
});
