import type { Out } from '@nightfall/kernel';
import { nearestTowns, placeName, type SpaceId, TOWNS } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { highestLevelSeat, levelOf } from '../queries/heroes.ts';
import { heroOf, type KnockOutFrame, type State, type View } from '../state.ts';
import { fall } from '../verbs/combat.ts';
import { carryTo, endOwnTurn, wakeUp } from '../verbs/heroes.ts';
import { clearOffers, loseGoods } from '../verbs/items.ts';
import { gainGold } from '../verbs/king.ts';
import { answer, spacesOf, TOWN } from './answer.ts';
import { notNearest } from './refusals.ts';
import { always, must, rule, self } from './sentences.ts';
import { offerThreatTest } from './threat.ts';

/** RM-24.8 to RM-24.11. Who stands highest is judged before the goods are lost. */
function lose(s: State, { seat }: KnockOutFrame, out: Out<Rune>): void {
  fall(s, seat, out);
  const isHighest = highestLevelSeat(s) === seat;
  loseGoods(s, seat, out);
  clearOffers(s, seat, out);
  if (isHighest) gainGold(s, levelOf(heroOf(s, seat)), 'knockOut', out);
  wakeUp(s, seat);
  endOwnTurn(s, seat); // RM-24.14, RM-16.6
}

const refuges = (v: View, { seat }: KnockOutFrame): readonly SpaceId[] => nearestTowns(heroOf(v, seat).space);
const chooseRefuge = answer<KnockOutFrame>()('chooseRefuge', {
  fields: { town: TOWN },
  name: 'Choose a town',
  label: (_v, { town }) => `Wake in ${placeName(town)}`,
  domain: () => ({ town: spacesOf(TOWNS) }),
  refuse: (v, f, { town }) => (refuges(v, f).includes(town) ? undefined : notNearest(town)),
  perform: (_s, f, { town }) => void (f.town = town),
});
export type KnockOutMoves = { chooseRefuge: typeof chooseRefuge };

/** RM-24.8 A knock-out, wherever it happens; it is resolved whole before anything else (RM-16.3). */
export const knockOut = rule<KnockOutFrame>('RM-24.8', 'current', {
  lose: always(lose), // 24.8, 24.9, 24.10, 24.11
  refuge: must(self, { chooseRefuge }, (v, f) => refuges(v, f).length > 1), // 24.12
  arrive: always((s, f, out) => carryTo(s, f.seat, f.town === '' ? refuges(s, f)[0]! : f.town, out)), // 24.12
  test: always((s, _f, out) => offerThreatTest(s, 'knockOut', out)), // 24.13
});
