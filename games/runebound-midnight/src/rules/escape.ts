import type { Out } from '@nightfall/kernel';
import { COMBAT_DICE } from '../content/settings.ts';
import type { Rune } from '../moves.ts';
import { escapeBonus, escapeNeed, fighterOf } from '../queries/combat.ts';
import { type EscapeFrame, heroOf, type State } from '../state.ts';
import { always, dice, rule } from './sentences.ts';
import { offerThreatTest } from './threat.ts';

/** RM-21.22 to RM-21.24 */
function settle(s: State, f: EscapeFrame, out: Out<Rune>): void {
  const { seat, phase } = f;
  const fighter = fighterOf(s.combat!, seat)!;
  const need = escapeNeed(s.combat!, phase);
  const isSure = f.dice.length === 0;
  const total = f.dice.reduce((sum, die) => sum + die, 0) + f.bonus + escapeBonus(heroOf(s, seat), phase);
  const success = isSure || total >= need;
  out?.(
    isSure ? { type: 'slippedAway', seat } : { type: 'escapeRolled', seat, phase, dice: f.dice.slice(), total, need, success },
  );
  if (!success) return void (fighter.escapeFailed = true);
  fighter.out = 'escaped';
  offerThreatTest(s, 'escape', out);
}

/** RM-21.21 An attempt to escape. */
export const escapeTest = rule<EscapeFrame>('RM-21.22', {
  roll: dice(
    () => COMBAT_DICE,
    (_s, f, faces) => void (f.dice = [...faces]),
  ), // 21.22
  result: always((s, f, out) => settle(s, f, out)), // 21.23, 21.24
});
