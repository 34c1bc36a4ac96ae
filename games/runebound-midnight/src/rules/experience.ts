import type { Move } from '@nightfall/kernel';
import { distinct } from '@nightfall/kit/bag';
import { ladderCost } from '../content/cards.ts';
import { COUNTER_KINDS } from '../content/settings.ts';
import type { Covenant, ForgoCovenant, GainCounter, Rune } from '../moves.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { attachedType, canBearCovenant, ladderOf, mustCovenant, roomFor } from '../queries/market.ts';
import { type ExperienceFrame, type Face, type Hero, heroOf, type State, type View } from '../state.ts';
import { checkLife, gainCounter as gain } from '../verbs/heroes.ts';
import { attach, discardItems } from '../verbs/items.ts';
import { buyOffer, discardItem, refuseDiscards } from './market.ts';
import { ladder, limit, MUST_COVENANT, NO_COVENANT, notEnoughXp, unknownTarget, wrongStep } from './refusals.ts';
import { always, must, open, rule, self } from './sentences.ts';

const canGain = (v: View, f: ExperienceFrame): boolean => heroOf(v, f.seat).xp >= priceOfCounter(v);
/** RM-26.4 */
const gainCounter: Move<Rune, ExperienceFrame, GainCounter> = {
  options: (_v, _f, seat) => COUNTER_KINDS.map((kind) => ({ type: 'gainCounter', seat, kind })),
  refuse: (v, f) => (canGain(v, f) ? undefined : notEnoughXp(priceOfCounter(v), heroOf(v, f.seat).xp)),
  perform: (s, f, { seat, kind }, out) => {
    f.at = 'covenant';
    gain(s, seat, kind, priceOfCounter(s), out);
  },
};
/** RM-17.11, RM-7.8 hold in the Hero's own turn only. */
const inOwnTurn = <M extends { seat: number }>(move: Move<Rune, { seat: number }, M>): Move<Rune, ExperienceFrame, M> => ({
  ...move,
  options: (v, f, seat) => (f.isOwnTurn ? move.options(v, f, seat) : []),
  refuse: (v, f, one) => (f.isOwnTurn ? move.refuse(v, f, one) : wrongStep('RM-7.8', 'Experience')),
});

function covenantOptions(hero: Hero<Face>, seat: number): Covenant[] {
  const found: Covenant[] = [];
  for (const good of distinct(hero.goods))
    for (let item = 0; item < hero.items.length && good !== null; item++)
      found.push({ type: 'covenant', seat, item, good, discards: roomFor(hero, attachedType(good), item) ?? [] });
  return found;
}
/** RM-27.2, RM-27.3, RM-27.6, RM-27.8 to RM-27.10 */
const covenant: Move<Rune, ExperienceFrame, Covenant> = {
  sampled: true,
  options: (v, f, seat) => covenantOptions(heroOf(v, f.seat), seat),
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
};
/** RM-27.19 */
const forgoCovenant: Move<Rune, ExperienceFrame, ForgoCovenant> = {
  options: (_v, _f, seat) => [{ type: 'forgoCovenant', seat }],
  refuse: (v, f) => (mustCovenant(heroOf(v, f.seat)) ? MUST_COVENANT : undefined),
  perform: (_s, _f, { seat }, out) => out?.({ type: 'covenantForgone', seat }),
};
const again = (s: State, f: ExperienceFrame): void => {
  if (canGain(s, f)) f.at = 'gain';
};

/** RM-26.2, RM-26.3 Exchanges as long as there are enough points; the rest are kept. */
export const experience = rule<ExperienceFrame>('RM-26.2', {
  gain: open(self, { gainCounter, buyOffer: inOwnTurn(buyOffer), discardItem: inOwnTurn(discardItem) }, canGain), // 26.1, 26.4
  covenant: must(self, { covenant, forgoCovenant }), // 26.6, 27.18; asked with every counter, whatever he holds
  again: always((s, f) => again(s, f)), // 26.2
});
