import {
  adventureChance,
  attackDamage,
  attacksOf,
  fighterOf,
  foresee,
  heroOf,
  JEWELS,
  PHASES,
  rollBonus,
  rollChance,
  type Phase,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;
const MAIN = new Set<string>(['attack', 'attempt', 'patrolRoll', 'enterMarket', 'threatTest', 'ready', 'patrolAttack', 'stand']);
const isBare = (move: RuneMove): boolean =>
  !('use' in move && move.use.length > 0) && !('exhaustion' in move && move.exhaustion > 0);

/** How much an attack in this phase is worth: its chance times its damage. */
function worthOf(view: View, seat: number, phase: Phase): number {
  const combat = view.combat!;
  const [hero, fighter] = [heroOf(view, seat), fighterOf(combat, seat)!];
  const chance = rollChance(combat.value[phase]!, rollBonus(hero, combat, fighter, { phase, isAttack: true }));
  return chance * attackDamage(hero, fighter, phase);
}
/** RM-21.12 Is this phase among those that are worth the attacks that are left in this round? */
function isGoodAttack(view: View, { seat }: Of<'attack'>): boolean {
  const frame = view.stack.find((f) => f.rule === 'combat');
  const fighter = view.combat && fighterOf(view.combat, seat);
  if (!frame || !view.combat || !fighter) return true;
  const left = attacksOf(view, view.combat, fighter) - fighter.attacks;
  const own = worthOf(view, seat, frame.phase);
  const better = PHASES.filter((phase) => phase > frame.phase && worthOf(view, seat, phase) > own);
  return own > 0 && better.length < left;
}

/** RM-20.2 The chance to win the adventure where this Hero stands, in percent. */
export function attemptChance(view: View, seat: number): number | undefined {
  const jewel = JEWELS.find(({ space }) => space === heroOf(view, seat).space);
  return jewel && Math.round(100 * adventureChance(view, seat, jewel.colour));
}
/** The chance to win the fight that is on, in percent, for a Hero who fights alone to the end. */
function winChance(view: View, seat: number): number {
  const fighter = view.combat && fighterOf(view.combat, seat);
  if (!fighter || view.combat!.fighters.length > 1) return 100;
  return Math.round(100 * foresee(view, view.combat!, fighter).win);
}
/** Below this, a fight is not what the bar proposes. */
const EVEN = 50;

/** Is this what the bar proposes? Never what is plainly foolish. */
export function isMain(view: View, move: RuneMove, moves: readonly RuneMove[]): boolean {
  if (!isBare(move)) return false;
  if (move.type === 'attack') return isGoodAttack(view, move);
  if (move.type === 'defend') return moves.some((one) => one.type === 'attack' && isBare(one) && !isGoodAttack(view, one));
  if (move.type === 'attempt') return (attemptChance(view, move.seat) ?? 100) >= EVEN;
  if (move.type === 'stand') return winChance(view, move.seat) >= EVEN;
  return MAIN.has(move.type);
}
