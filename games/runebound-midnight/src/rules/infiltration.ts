import type { Move, Out } from '@nightfall/kernel';
import { COMBAT_DICE } from '../content/settings.ts';
import type { Rune, UseAbility } from '../moves.ts';
import { cardOf, infiltrationBonus } from '../queries/heroes.ts';
import { heroOf, type InfiltrationFrame, type State, type View } from '../state.ts';
import { endOwnTurn, gainBonusDice, moveHero } from '../verbs/heroes.ts';
import { clearOffers } from '../verbs/items.ts';
import { ABILITY_MOMENTS } from './before-combat.ts';
import { abilityUsed, wrongMoment } from './refusals.ts';
import { always, dice, may, rule, self } from './sentences.ts';
import { offerThreatTest } from './threat.ts';

const totalOf = (v: View, f: InfiltrationFrame): number =>
  f.dice[0]! + f.dice[1]! + f.bonus + infiltrationBonus(heroOf(v, f.seat), f.skill);
/** RM-18.3 */
const succeeds = (v: View, f: InfiltrationFrame): boolean => totalOf(v, f) >= f.difficulty;

/** RM-6.7 Back Alleys: once on each of Kael's turns; the second result stands. */
const rollAgain: Move<Rune, InfiltrationFrame, UseAbility> = {
  options: (v, f, seat) => (succeeds(v, f) ? [] : [{ type: 'useAbility', seat, phase: null }]),
  refuse: (v, f, { phase }) => {
    const hero = heroOf(v, f.seat);
    const { id, name } = cardOf(hero).ability;
    if (id !== 'backAlleys' || phase !== null) return wrongMoment('RM-6.7', name, ABILITY_MOMENTS[id]);
    return hero.abilityUsed ? abilityUsed('turn') : undefined;
  },
  perform: (s, f, { seat }, out) => {
    heroOf(s, seat).abilityUsed = true;
    out?.({ type: 'abilityUsed', seat, ability: 'backAlleys', phase: null });
    f.at = 'roll';
  },
};

/** RM-18.4, RM-18.5: the Hero is in and may go on, or stays outside and the turn is over. */
function settle(s: State, f: InfiltrationFrame, out: Out<Rune>): void {
  const { seat, space, skill, difficulty } = f;
  const success = succeeds(s, f);
  out?.({
    type: 'infiltrationRolled',
    ...{ seat, space, skill, dice: f.dice.slice(), total: totalOf(s, f), need: difficulty, success },
  });
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
export const infiltration = rule<InfiltrationFrame>('RM-18.1', {
  roll: dice(
    () => COMBAT_DICE,
    (_s, f, faces) => void (f.dice = [...faces]),
  ), // 18.1, 4.1
  again: may(self, { useAbility: rollAgain }), // 31.6
  result: always((s, f, out) => settle(s, f, out)), // 18.4, 18.5
});
