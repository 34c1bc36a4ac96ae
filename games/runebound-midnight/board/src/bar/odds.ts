import {
  damageAgainst,
  escapeBonus,
  escapeNeed,
  fightAgainst,
  fighterOf,
  foresee,
  helpChance,
  heroOf,
  infiltrationBonus,
  infiltrationDifficulty,
  isInPhase,
  isRollKind,
  offeredTestChance,
  PATROL_PRICE,
  POWER_PRICE,
  priceOf,
  rollBonus,
  rollChance,
  sumOfUses,
  top,
  type RuneMove,
  type View,
} from '@nightfall/runebound-midnight';

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;

/** What stands beside a choice: how likely it is, or what it costs. */
export function noteOf(view: View, move: RuneMove): string | undefined {
  const odds = oddsOf(view, move);
  if (odds !== undefined) return `${odds} %`;
  if (move.type === 'buyCounter') return `${priceOf(view, move.kind)} gold`;
  if (move.type === 'spawnPatrol') return `${PATROL_PRICE} gold`;
  return move.type === 'improvePower' ? `${POWER_PRICE} gold` : undefined;
}

/** How likely it is that this succeeds, in percent; undefined where no dice decide. */
export function oddsOf(view: View, move: RuneMove): number | undefined {
  switch (move.type) {
    case 'heal':
    case 'barter':
      return Math.round(100 * helpChance(heroOf(view, move.seat).space));
    case 'infiltrate':
      return infiltration(view, move);
    case 'attack':
    case 'defend':
      return blow(view, move);
    case 'escape':
      return escape(view, move);
    case 'threatTest':
      return offeredTestChance(view, move.exhaustion);
    case 'keepCard':
      return winOf(view, move);
    default:
      return undefined;
  }
}

function infiltration(view: View, { seat, skill, use }: Of<'infiltrate'>): number {
  const hero = heroOf(view, seat);
  const cards = sumOfUses(hero, use, (e) => (e.code === 'infiltrate' ? e.n : 0));
  return rollChance(infiltrationDifficulty(hero), infiltrationBonus(hero, skill) + cards);
}
function blow(view: View, { type, seat, use }: Of<'attack'> | Of<'defend'>): number | undefined {
  const { combat } = view;
  const frame = view.stack.find((f) => f.rule === 'combat');
  const fighter = combat && fighterOf(combat, seat);
  if (!combat || !frame || !fighter) return undefined;
  const hero = heroOf(view, seat);
  const isAttack = type === 'attack';
  const { phase } = frame;
  if (!isAttack && damageAgainst(hero, combat, fighter, phase) === 0) return 100; // RM-21.18
  const cards = sumOfUses(hero, use, (e) =>
    e.code === 'roll' && isInPhase(e.phase, phase) && isRollKind(e.when, isAttack) ? e.n : 0,
  );
  return rollChance(combat.value[phase]!, rollBonus(hero, combat, fighter, { phase, isAttack }) + cards);
}
function escape(view: View, { seat, phase, use }: Of<'escape'>): number | undefined {
  const { combat } = view;
  if (!combat) return undefined;
  const hero = heroOf(view, seat);
  const isSure = sumOfUses(hero, use, (e) => (e.code === 'slipAway' ? 1 : 0)) > 0;
  if (isSure) return 100;
  const cards = sumOfUses(hero, use, (e) => (e.code === 'escape' ? e.n : 0));
  return rollChance(escapeNeed(combat, phase), escapeBonus(hero, phase) + cards);
}

/** The chance that this card knocks out a Hero who fights to the end, with the influence that is to come. */
function winOf(view: View, { card }: Of<'keepCard'>): number | undefined {
  const frame = top(view);
  if (frame?.rule !== 'patrol' || frame.victim === 0) return undefined;
  const { space } = heroOf(view, frame.victim);
  const fight = fightAgainst(view, card, frame.victim, { kind: 'patrol', patrol: frame.patrol, space });
  return Math.round(100 * foresee(view, fight, fight.fighters[0]!).lose);
}
