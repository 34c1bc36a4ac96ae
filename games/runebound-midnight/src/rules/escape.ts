import type { Out } from '@nightfall/kernel';
import type { Rune } from '../moves.ts';
import { escapeBonus, escapeNeed, fighterOf } from '../queries/combat.ts';
import { type EscapeFrame, heroOf, type State } from '../state.ts';
import { noteEscape } from '../verbs/combat.ts';
import { sumEscape } from '../verbs/rolls.ts';
import { always, dice, rule, layDown, twoDice } from './sentences.ts';
import { offerThreatTest } from './threat.ts';

/** RM-21.22 to RM-21.24 */
function conclude(s: State, f: EscapeFrame, out: Out<Rune>): void {
  const { seat, phase } = f;
  const fighter = fighterOf(s.combat!, seat)!;
  const need = escapeNeed(s.combat!, phase);
  const total = f.dice.reduce((sum, die) => sum + die, 0) + f.bonus + escapeBonus(heroOf(s, seat), phase);
  const success = f.dice.length === 0 || total >= need;
  sumEscape(f, { total, need, success }, out);
  noteEscape(fighter, success);
  if (success) offerThreatTest(s, 'escape', out);
}

/** RM-21.21 An attempt to escape. */
export const escapeTest = rule<EscapeFrame>('RM-21.22', 'Combat', {
  roll: dice(twoDice, layDown), // 21.22
  result: always(conclude), // 21.23, 21.24
});
