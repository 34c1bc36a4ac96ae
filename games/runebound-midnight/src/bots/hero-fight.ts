import { legal, type Seat } from '@nightfall/kernel';
import { type Phase, PHASES } from '../content/effect.ts';
import { rollChance } from '../knowledge/chances.ts';
import { attackPhases, duelOf, type Outlook } from '../knowledge/combat-table.ts';
import { escapeChances, causedTestChance } from '../knowledge/preview.ts';
import type { Handle, RuneMove } from '../moves.ts';
import { attacksOf, fighterOf, rollBonus } from '../queries/combat.ts';
import { lookUp, sumOfUses, usable } from '../queries/effects.ts';
import { lifeOf } from '../queries/heroes.ts';
import { runebound } from '../rules/book.ts';
import { type BlowFrame, type Combat, type CombatFrame, heroOf, type View } from '../state.ts';
import { chanceIn } from './assault-odds.ts';
import { armsOf } from './arms.ts';
import { isFallSure, priceOfFall, priceOfFlight } from './danger.ts';
import { outlookIn } from './odds.ts';

/** Before combat everything helps; what is used up comes back with the next Refresh. */
export function prepare(v: View, seat: Seat): RuneMove {
  const ready: RuneMove = { type: 'ready', seat };
  const uses = legal(runebound, v, seat).filter(
    (move): move is RuneMove => move.type === 'useItem' || move.type === 'useAbility',
  );
  const [use] = uses.filter((move) => move.type === 'useItem');
  if (use) return use;
  const hero = heroOf(v, seat);
  const isHard = outlookIn(v, v.combat!, seat).win < 0.9 && hero.exhaustion === 0;
  return (isHard ? uses.find((move) => move.type === 'useAbility' && move.phase === 2) : undefined) ?? ready;
}

/** In an assault all stand or fall together; they give it up sooner where a fall costs a whole level. */
function groupOutlook(v: View, combat: Combat): Outlook {
  const win = chanceIn(v, combat);
  return win < (isFallSure(v) ? 0.25 : 0.1) ? { win, lose: 1 - win } : { win: 1, lose: 0 };
}
/**
 * Both a fall and a flight bring the Night King a test; a fall costs the goods as well, a flight leaves the Hero hurt where he
 * is. So running is for those who are almost sure to fall, or have much to lose; never when the test would most likely end
 * the game.
 */
export function fleeOrStand(v: View, seat: Seat): RuneMove {
  const stand: RuneMove = { type: 'stand', seat };
  const combat = v.combat!;
  const { win, lose } = combat.kind === 'assault' ? groupOutlook(v, combat) : outlookIn(v, combat, seat);
  const options = legal(runebound, v, seat).filter((move) => move.type === 'escape');
  if (options.length === 0 || win >= 0.5) return stand;
  if (v.threat.level === 9 && causedTestChance(v) > 40) return stand;
  if (priceOfFlight(v, seat) >= lose * priceOfFall(v, seat)) return stand;
  const sure = options.find((move) => 'use' in move && move.use.length > 0);
  if (sure) return sure as RuneMove;
  const chances = escapeChances(v, seat);
  const best = PHASES.toSorted((a, b) => chances[b]! - chances[a]!)[0]!;
  return chances[best]! / 100 > 1 - win - 0.2 ? { type: 'escape', seat, phase: best, use: [] } : stand;
}

/** In which of the phases that are left an attack is worth most. */
function wantsAttack(v: View, seat: Seat, phase: Phase): boolean {
  const combat = v.combat!;
  const fighter = fighterOf(combat, seat)!;
  const left = attacksOf(v, combat, fighter) - fighter.attacks;
  if (left <= 0 || fighter.escapeFailed) return false;
  const duel = duelOf(v, combat, fighter);
  const hit = duel.hit.map((chance, i) => (i < phase ? 0 : chance));
  const { burst } = armsOf(heroOf(v, seat));
  const deals = duel.deals.map((n, i) => Math.min(duel.challengeLife, n + burst[i]!));
  return attackPhases({ ...duel, hit, deals, attacks: left })[phase]!;
}

/** The card that lifts a roll most; none where the roll is safe or hopeless anyway. */
function helpFor(v: View, seat: Seat, phase: Phase, isAttack: boolean): readonly Handle[] {
  const hero = heroOf(v, seat);
  const combat = v.combat!;
  const chance = rollChance(combat.value[phase]!, rollBonus(hero, combat, fighterOf(combat, seat)!, { phase, isAttack }));
  if (chance > 85 || chance < 15 || (!isAttack && combat.damage[phase]! < 2)) return [];
  const type = isAttack ? 'attack' : 'defend';
  const lists = legal(runebound, v, seat).flatMap((move) => (move.type === type && 'use' in move ? [move.use] : []));
  const gain = (use: readonly Handle[]) => sumOfUses(hero, use, (e) => (e.code === 'roll' ? e.n : 0));
  return lists.toSorted((a, b) => gain(b) - gain(a))[0] ?? [];
}
export function act(v: View, seat: Seat, f: CombatFrame): RuneMove {
  const moves = legal(runebound, v, seat);
  const canAttack = moves.some(({ type }) => type === 'attack');
  const combat = v.combat!;
  const { hit } = duelOf(v, combat, fighterOf(combat, seat)!);
  const more = moves.find((move) => move.type === 'useItem' || move.type === 'useAbility');
  if (!canAttack && more && hit[f.phase]! > 0.4) return more as RuneMove;
  return canAttack && wantsAttack(v, seat, f.phase)
    ? { type: 'attack', seat, use: helpFor(v, seat, f.phase, true) }
    : { type: 'defend', seat, use: helpFor(v, seat, f.phase, false) };
}

const isMiss = (v: View, f: BlowFrame): boolean => {
  const bonus = rollBonus(heroOf(v, f.seat), v.combat!, fighterOf(v.combat!, f.seat)!, f);
  return f.dice[0]! + f.dice[1]! + f.bonus + bonus < v.combat!.value[f.phase]!;
};
/** Cards that can be used only once are kept for the mirrors. */
const isDiscarded = (v: View, seat: Seat, text: Handle): boolean => lookUp(heroOf(v, seat), text)?.facts.use === 'discard';
/** After a roll: roll again if it failed and something is at stake; add damage until the Challenge falls. */
export function afterRoll(v: View, seat: Seat, f: BlowFrame): RuneMove | { type: 'pass'; seat: Seat } {
  const combat = v.combat!;
  const [use] = legal(runebound, v, seat).filter(
    (move) => move.type === 'useItem' && (combat.kind === 'assault' || !isDiscarded(v, seat, move.effect)),
  );
  const isWanted =
    f.at === 'reroll' ? isMiss(v, f) && (f.isAttack || combat.damage[f.phase]! > 1) : f.harm < combat.life - combat.wounds;
  return use && isWanted ? (use as RuneMove) : { type: 'pass', seat };
}
/** Prevents wounds where the hit is hard or would be the last. */
export function takeHit(v: View, seat: Seat, f: BlowFrame): RuneMove {
  const hero = heroOf(v, seat);
  const isLast = hero.wounds + f.harm >= lifeOf(hero);
  const strength = (text: Handle) =>
    lookUp(hero, text)!.facts.effects.reduce((sum, e) => sum + (e.code === 'cancel' ? e.n : 0), 0);
  const handles = usable(hero, ({ code }) => code === 'cancel').toSorted((a, b) => strength(b) - strength(a));
  const cancels: Handle[] = [];
  let left = f.harm;
  for (const text of handles) {
    if (left <= 0 || !(isLast || left > 1)) break;
    if (cancels.some((one) => one[0] === text[0])) continue; // one use of each Item is enough
    cancels.push(text);
    left -= strength(text);
  }
  return { type: 'takeHit', seat, cancels };
}
