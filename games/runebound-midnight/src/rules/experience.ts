import { oneOf, type Reason } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { type Card, cardName, ladderCost } from '../content/cards.ts';
import { COUNTER_KINDS } from '../content/settings.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { attachedType, canBearCovenant, ladderOf, mustCovenant, roomFor } from '../queries/market.ts';
import { type ExperienceFrame, type Face, type Hero, heroOf, type State, type View } from '../state.ts';
import { discarding, itemName } from '../text/labels.ts';
import { COUNTER_NAMES } from '../text/names.ts';
import { checkLife, gainCounter as gain } from '../verbs/heroes.ts';
import { attach, discardItems } from '../verbs/items.ts';
import { goWithout } from '../verbs/turns.ts';
import { answer, GOOD_CARD, PLACE, PLACES } from './answer.ts';
import { buyOffer, discardItem, refuseDiscards } from './market.ts';
import { ladder, limit, MUST_COVENANT, NO_COVENANT, notEnoughXp, unknownTarget } from './refusals.ts';
import { always, must, repeat, rule, self } from './sentences.ts';

const move = answer<ExperienceFrame>();

/** RM-26.1 */
function lacksXp(v: View, seat: number): Reason | undefined {
  const { xp } = heroOf(v, seat);
  return xp < priceOfCounter(v) ? notEnoughXp(priceOfCounter(v), xp) : undefined;
}
/** RM-26.4 */
const gainCounter = move('gainCounter', {
  fields: { kind: oneOf(...COUNTER_KINDS) },
  name: 'Take an experience counter',
  ends: true,
  label: (_v, { kind }) => `Take ${COUNTER_NAMES[kind]}`,
  cost: (v) => ({ xp: priceOfCounter(v) }),
  bars: (v, f) => lacksXp(v, f.seat),
  domain: () => ({ kind: COUNTER_KINDS }),
  elsewhere: (v, f, { seat }) => (f.rule === 'hero' ? lacksXp(v, seat) : undefined),
  perform: (s, _f, { seat, kind }, out) => gain(s, seat, kind, priceOfCounter(s), out),
});

type Pair = { readonly item: number; readonly good: Card; readonly discards: readonly number[] };
function pairs(hero: Hero<Face>): Pair[] {
  const found: Pair[] = [];
  for (const good of distinct(hero.goods))
    for (let item = 0; item < hero.items.length && good !== null; item++)
      found.push({ item, good, discards: roomFor(hero, attachedType(good), item) ?? [] });
  return found;
}
/** RM-27.2, RM-27.3, RM-27.6, RM-27.8 to RM-27.10 */
const covenant = move('covenant', {
  fields: { item: PLACE, good: GOOD_CARD, discards: PLACES },
  name: 'Make a covenant',
  label: (v, { seat, item, good, discards }) =>
    `Put ${cardName(good)} under ${itemName(v, seat, item)}${discarding(v, seat, discards)}`,
  samples: (v, f) => pairs(heroOf(v, f.seat)),
  refuse: (v, f, { item: place, good, discards }) => {
    const hero = heroOf(v, f.seat);
    const item = hero.items[place];
    if (!item) return unknownTarget('Item');
    if (!hero.goods.includes(good)) return unknownTarget('good');
    if (ladderCost(good) > ladderOf(item)) return ladder(item.upgrades.length + 1);
    if (!canBearCovenant(item)) return NO_COVENANT;
    if (discards.includes(place)) return limit('RM-27.9');
    return refuseDiscards(hero, attachedType(good), discards, 'RM-27.9');
  },
  perform: (s, { seat }, { item: place, good, discards }, out) => {
    const item = heroOf(s, seat).items[place]!;
    discardItems(s, seat, discards, out);
    attach(s, seat, item, good, out);
    if (discards.length > 0) checkLife(s, seat); // RM-7.17
  },
});
/** RM-27.19 */
const forgoCovenant = move('forgoCovenant', {
  name: 'Make no covenant',
  bars: (v, f) => (mustCovenant(heroOf(v, f.seat)) ? MUST_COVENANT : undefined),
  perform: (_s, _f, { seat }, out) => goWithout(seat, out),
});
const again = (s: State, f: ExperienceFrame): void => {
  if (!lacksXp(s, f.seat)) f.at = 'gain';
};

const growth = { gainCounter, buyOffer, discardItem };
const oath = { covenant, forgoCovenant };
export type ExperienceMoves = typeof growth | typeof oath;

/** RM-26.2, RM-26.3 Exchanges as long as there are enough points; the rest are kept. */
export const experience = rule<ExperienceFrame>('RM-26.2', 'Experience', {
  gain: repeat<ExperienceFrame>(self, growth, (v, f) => !lacksXp(v, f.seat)), // 26.1, 26.4
  covenant: must(self, oath), // 26.6, 27.18; asked with every counter, whatever he holds
  again: always(again), // 26.2
});
