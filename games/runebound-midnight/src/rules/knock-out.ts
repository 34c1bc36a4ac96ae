import type { Move, Out } from '@nightfall/kernel';
import { nearestTowns } from '../content/map.ts';
import type { ChooseRefuge, Rune } from '../moves.ts';
import { fighterOf } from '../queries/combat.ts';
import { highestLevelSeat, levelOf } from '../queries/heroes.ts';
import { heroOf, type KnockOutFrame, type State } from '../state.ts';
import { endOwnTurn } from '../verbs/heroes.ts';
import { clearOffers, loseGoods } from '../verbs/items.ts';
import { gainGold } from '../verbs/king.ts';
import { notNearest } from './refusals.ts';
import { always, must, rule, self } from './sentences.ts';
import { offerThreatTest } from './threat.ts';

/** RM-24.8 to RM-24.11. Who stands highest is judged before the goods are lost. */
function lose(s: State, { seat }: KnockOutFrame, out: Out<Rune>): void {
  const hero = heroOf(s, seat);
  const fighter = s.combat && fighterOf(s.combat, seat);
  if (fighter) fighter.out = 'knockedOut';
  out?.({ type: 'knockedOut', seat });
  const isHighest = highestLevelSeat(s) === seat;
  loseGoods(s, seat, out);
  clearOffers(s, seat, out);
  if (isHighest) gainGold(s, levelOf(hero), 'knockOut', out);
  hero.wounds = 0;
  hero.exhaustion = 0;
  endOwnTurn(s, seat); // RM-24.14, RM-16.6
}

const chooseRefuge: Move<Rune, KnockOutFrame, ChooseRefuge> = {
  options: (v, { seat: hero }, seat) => nearestTowns(heroOf(v, hero).space).map((town) => ({ type: 'chooseRefuge', seat, town })),
  refuse: (v, f, { town }) => (nearestTowns(heroOf(v, f.seat).space).includes(town) ? undefined : notNearest(town)),
  perform: (_s, f, { town }) => void (f.town = town),
};
/** RM-24.12, RM-18.7: the Hero is carried there, without a test. */
function arrive(s: State, f: KnockOutFrame, out: Out<Rune>): void {
  const hero = heroOf(s, f.seat);
  hero.space = f.town === '' ? nearestTowns(hero.space)[0]! : f.town;
  hero.bonusDice = 0;
  out?.({ type: 'refugeFound', seat: f.seat, space: hero.space });
}

/** RM-24.8 A knock-out, wherever it happens; it is resolved whole before anything else (RM-16.3). */
export const knockOut = rule<KnockOutFrame>('RM-24.8', {
  lose: always((s, f, out) => lose(s, f, out)), // 24.8, 24.9, 24.10, 24.11
  refuge: must(self, { chooseRefuge }, (v, f) => nearestTowns(heroOf(v, f.seat).space).length > 1), // 24.12
  arrive: always((s, f, out) => arrive(s, f, out)), // 24.12
  test: always((s, _f, out) => offerThreatTest(s, 'knockOut', out)), // 24.13
});
