import { call, type Move, type Out } from '@nightfall/kernel';
import { isStronghold, JEWELS, MAP, type SpaceId } from '../content/map.ts';
import type { Attempt, Rune, SkipAdventure, Step } from '../moves.ts';
import { isHurt, isInTown, priceOfCounter } from '../queries/heroes.ts';
import { type HeroFrame, heroOf, type State, type View } from '../state.ts';
import { beginCombat, fightTopCard } from '../verbs/combat.ts';
import { gainBonusDice } from '../verbs/heroes.ts';
import { clearOffers, refreshItems } from '../verbs/items.ts';
import { buy, buyOffer, discardItem, enterMarket, leaveMarket, sell, skipMarket } from './market.ts';
import { barter, endMovement, heal, infiltrate, journey, rest, useOnTheRoad } from './movement.ts';
import { NO_ADVENTURE, WAIT_FOR_NIGHT } from './refusals.ts';
import { always, open, rule, self } from './sentences.ts';
import { proposeTrade } from './trade.ts';

const step = (f: HeroFrame, name: Step, out: Out<Rune>): void => out?.({ type: 'stepBegan', seat: f.seat, step: name });

/** RM-16.1, RM-16.4: cards are ready again; five dice, or four for a Hero who is hurt (RM-24.5). The number is fixed now. */
function refresh(s: State, f: HeroFrame, out: Out<Rune>): void {
  const hero = heroOf(s, f.seat);
  out?.({ type: 'turnBegan', seat: f.seat, round: s.round });
  refreshItems(s, f.seat);
  hero.dice = isHurt(hero) ? 4 : 5;
  hero.bonusDice = 0;
  hero.diceSpent = 0;
  hero.hadBonus = false;
  hero.proposals = 0;
  hero.abilityUsed = false;
  step(f, 'movement', out);
  gainBonusDice(s, f.seat, out);
}

/** RM-20.1, RM-20.7 */
export const isAdventureAt = (v: View, space: SpaceId): boolean => {
  const { jewel } = MAP[space]!;
  return jewel >= 0 && v.jewels[jewel]!;
};
const attempt: Move<Rune, HeroFrame, Attempt> = {
  options: (_v, _f, seat) => [{ type: 'attempt', seat }],
  refuse: (v, f) => {
    const { space } = heroOf(v, f.seat);
    if (isAdventureAt(v, space)) return undefined;
    return isStronghold(space) ? WAIT_FOR_NIGHT : NO_ADVENTURE;
  },
  perform: (s, f, _move, out) => {
    f.at = 'market'; // RM-20.6: one at most
    const { space } = heroOf(s, f.seat);
    beginCombat(s, 'adventure', space, [f.seat], 0, out);
    fightTopCard(s, JEWELS[MAP[space]!.jewel]!.colour); // RM-20.2
  },
};
const skipAdventure: Move<Rune, HeroFrame, SkipAdventure> = {
  options: (_v, _f, seat) => [{ type: 'skipAdventure', seat }],
  refuse: () => undefined,
  perform: (_s, f) => void (f.at = 'market'),
};

/** RM-26.2, RM-26.7 */
function experience(s: State, f: HeroFrame, out: Out<Rune>): void {
  if (heroOf(s, f.seat).xp < priceOfCounter(s)) return;
  step(f, 'experience', out);
  call(s, { rule: 'experience', at: 'gain', seat: f.seat, isOwnTurn: true });
}
/** RM-17.13 */
function finish(s: State, f: HeroFrame, out: Out<Rune>): void {
  const hero = heroOf(s, f.seat);
  clearOffers(s, f.seat, out);
  hero.dice = 0;
  hero.bonusDice = 0;
  for (const item of hero.items) item.bought = false;
}

/** RM-16 A Hero's turn. RM-16.7: an escape does not end it. RM-16.6: a knock-out or a failed infiltration goes to its finish. */
export const hero = rule<HeroFrame>('RM-16.1', {
  refresh: always((s, f, out) => refresh(s, f, out)), // 16.1, 16.2, 16.4
  move: open(self, {
    journey,
    infiltrate,
    rest,
    heal,
    barter,
    buyOffer,
    proposeTrade,
    useItem: useOnTheRoad,
    discardItem,
    endMovement,
  }), // 16.5, 17.15, 17.16
  adventure: open(self, { attempt, skipAdventure, buyOffer, discardItem }, (v, f) => isAdventureAt(v, heroOf(v, f.seat).space)), // 20.1
  market: open(self, { enterMarket, skipMarket, buyOffer, discardItem }, (v, f) => isInTown(heroOf(v, f.seat))), // 25.1
  skip: always((_s, f) => void (f.at = 'experience')),
  shop: open(self, { buy, sell, leaveMarket, buyOffer, discardItem }), // 25.3, 25.4
  experience: always((s, f, out) => experience(s, f, out)), // 26.2
  finish: always((s, f, out) => finish(s, f, out)), // 17.13
});
