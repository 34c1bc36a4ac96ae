import type { Out } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { infiltrationBonus } from '../queries/heroes.ts';
import { heroOf, type InfiltrationFrame, type State, type View } from '../state.ts';
import { endOwnTurn, gainBonusDice, moveHero, spendAbility } from '../verbs/heroes.ts';
import { clearOffers } from '../verbs/items.ts';
import { sumInfiltration } from '../verbs/rolls.ts';
import { abilityUsed } from './refusals.ts';
import { always, dice, may, rule, self, layDown, twoDice } from './sentences.ts';
import { offerThreatTest } from './threat.ts';
import { abilityUse, refusePhase } from './using.ts';

const totalOf = (v: View, f: InfiltrationFrame): number =>
  f.dice[0]! + f.dice[1]! + f.bonus + infiltrationBonus(heroOf(v, f.seat), f.skill);
/** RM-18.3 */
const succeeds = (v: View, f: InfiltrationFrame): boolean => totalOf(v, f) >= f.difficulty;

/** RM-6.7 Back Alleys: once on each of Kael's turns; the second result stands. */
const rollAgain = abilityUse<InfiltrationFrame>('rollAgain', {
  domain: () => ({ phase: [null] }),
  refuse: (v, f, { seat, phase }) =>
    refusePhase(v, seat, phase) ?? (heroOf(v, f.seat).abilityUsed ? abilityUsed('turn') : undefined),
  perform: (s, f, { seat }, out) => {
    spendAbility(s, seat, out);
    f.at = 'roll';
  },
});
export type InfiltrationMoves = { useAbility: typeof rollAgain };

/** RM-18.4, RM-18.5: the Hero is in and may go on, or stays outside and the turn is over. */
function conclude(s: State, f: InfiltrationFrame, out: Out<Rune>): void {
  const { seat, space, difficulty: need } = f;
  const success = succeeds(s, f);
  sumInfiltration(f, { total: totalOf(s, f), need, success }, out);
  if (success) {
    clearOffers(s, seat, out);
    moveHero(s, seat, space, out);
    gainBonusDice(s, seat, out);
  } else {
    endOwnTurn(s, seat);
    offerThreatTest(s, 'infiltration', out);
  }
}

/** RM-18 An infiltration, every time anew, whether the mirror still stands or not (RM-18.6, RM-18.8). */
export const infiltration = rule<InfiltrationFrame>('RM-18.1', 'current', {
  roll: dice(twoDice, layDown), // 18.1, 4.1
  again: may(self, { useAbility: rollAgain }, (v, f) => !succeeds(v, f)), // 31.6
  result: always(conclude), // 18.4, 18.5
});
