import { call, type Out, type Reason } from '@nightfall/kernel';
import { isStronghold, JEWELS, MAP, type SpaceId } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { type HeroFrame, heroOf, type State, type View } from '../state.ts';
import { beginCombat, fightTopCard } from '../verbs/combat.ts';
import { gainBonusDice, refreshHero, restHero } from '../verbs/heroes.ts';
import { clearOffers } from '../verbs/items.ts';
import { beginStep, beginTurn } from '../verbs/turns.ts';
import { answer } from './answer.ts';
import { buy, buyOffer, discardItem, enterMarket, leaveMarket, noMarket, sell, skipMarket } from './market.ts';
import { callTo } from './meeting.ts';
import { barter, endMovement, heal, infiltrate, journey, rest, useOnTheRoad } from './movement.ts';
import { NO_ADVENTURE, WAIT_FOR_NIGHT } from './refusals.ts';
import { always, repeat, rule, self, told } from './sentences.ts';
import { proposeTrade } from './trade.ts';

const move = answer<HeroFrame>();

/** RM-16.1, RM-16.4 */
function refresh(s: State, f: HeroFrame, out: Out<Rune>): void {
  beginTurn(s, f.seat, out);
  refreshHero(s, f.seat);
  beginStep(f.seat, 'movement', out);
  gainBonusDice(s, f.seat, out);
}

/** RM-20.1, RM-20.7 */
function noAdventure(v: View, space: SpaceId): Reason | undefined {
  const { jewel } = MAP[space]!;
  if (jewel >= 0 && v.jewels[jewel]!) return undefined;
  return isStronghold(space) ? WAIT_FOR_NIGHT : NO_ADVENTURE;
}
const attempt = move('attempt', {
  name: 'Take on the adventure',
  ends: true, // RM-20.6: one at most
  bars: (v, f) => noAdventure(v, heroOf(v, f.seat).space),
  elsewhere: (v, f, { seat }) => (f.rule === 'hero' ? noAdventure(v, heroOf(v, seat).space) : undefined),
  perform: (s, f, _move, out) => {
    const { space } = heroOf(s, f.seat);
    beginCombat(s, 'adventure', space, [f.seat], 0, out);
    fightTopCard(s, JEWELS[MAP[space]!.jewel]!.colour); // RM-20.2
  },
});
const skipAdventure = move('skipAdventure', {
  name: 'Skip the adventure',
  ends: true,
});

/** RM-26.2, RM-26.7 */
function experience(s: State, f: HeroFrame, out: Out<Rune>): void {
  if (heroOf(s, f.seat).xp < priceOfCounter(s)) return;
  beginStep(f.seat, 'experience', out);
  call(s, { rule: 'experience', at: 'gain', seat: f.seat, isOwnTurn: true });
}
/** RM-17.13 */
function finish(s: State, f: HeroFrame, out: Out<Rune>): void {
  clearOffers(s, f.seat, out);
  restHero(s, f.seat);
}

const onTheRoad = {
  journey,
  infiltrate,
  rest,
  heal,
  barter,
  buyOffer,
  proposeTrade,
  useItem: useOnTheRoad,
  discardItem,
  callTo,
  endMovement,
};
const atTheJewel = { attempt, skipAdventure, buyOffer, discardItem };
const atTheGate = { enterMarket, skipMarket, buyOffer, discardItem };
const inTheMarket = { buy, sell, leaveMarket, buyOffer, discardItem };
export type HeroMoves = typeof onTheRoad | typeof atTheJewel | typeof atTheGate | typeof inTheMarket;

/** RM-16 A Hero's turn. RM-16.7: an escape does not end it. RM-16.6: a knock-out or a failed infiltration goes to its finish. */
export const hero = rule<HeroFrame>('RM-16.1', 'Movement', {
  refresh: always(refresh), // 16.1, 16.2, 16.4
  move: repeat<HeroFrame>(self, onTheRoad), // 16.5, 16.8, 17.15, 17.16
  adventure: told(
    'Adventure',
    repeat<HeroFrame>(self, atTheJewel, (v, f) => !noAdventure(v, heroOf(v, f.seat).space)),
  ), // 20.1
  market: told(
    'Market',
    repeat<HeroFrame>(self, atTheGate, (v, f) => !noMarket(v, f.seat)),
  ), // 25.1
  skip: always((_s, f) => void (f.at = 'experience')),
  shop: told('Market', repeat<HeroFrame>(self, inTheMarket)), // 25.3, 25.4
  experience: always(experience), // 26.2
  finish: always(finish), // 17.13
});
