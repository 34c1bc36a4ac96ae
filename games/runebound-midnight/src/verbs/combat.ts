import { call, type Out, type Seat } from '@nightfall/kernel';
import type { DeckName } from '../content/cards.ts';
import type { SpaceId } from '../content/map.ts';
import type { Rune } from '../moves.ts';
import { compareLevels } from '../queries/heroes.ts';
import type { Combat, CombatFrame, CombatKind, Fighter, State } from '../state.ts';

const newFighter = (seat: Seat): Fighter => ({
  seat,
  attacks: 0,
  extra: 0,
  escapeFailed: false,
  out: '',
  rolled: false,
  malus: 0,
  softened: [0, 0, 0],
  abilityUsed: false,
});
export const combatFrame = (): CombatFrame => ({ rule: 'combat', at: 'reveal', turn: 0, phase: 0, faces: [], rolling: [] });

/** RM-11.4, RM-23.4 The order of the Heroes is fixed now. */
export function beginCombat(s: State, kind: CombatKind, space: SpaceId, seats: readonly Seat[], patrol: number, out: Out<Rune>) {
  const order = seats.toSorted((a, b) => compareLevels(s, a, b));
  const combat: Combat = {
    kind,
    card: '',
    space,
    patrol,
    life: 0,
    wounds: 0,
    oldWounds: 0,
    value: [0, 0, 0],
    damage: [0, 0, 0],
    influenced: [false, false, false],
    boosted: [false, false, false],
    moreInfluence: 0,
    lessInfluence: 0,
    isHardenedSpent: false,
    round: 0,
    fighters: order.map(newFighter),
  };
  s.combat = combat;
  out?.({ type: 'combatBegan', kind, space, seats: order, patrol });
  return combat;
}
/** RM-20.2, RM-23.2 The top card of the deck is turned up and fought. */
export function fightTopCard(s: State, deck: DeckName): void {
  call(s, { rule: 'draw', at: 'fresh', deck, count: 1, to: 'combat', seats: [] }, combatFrame());
}

/** Wounds on the Challenge; those on a patrol's card lie on its track and stay (RM-22.5). */
export function woundChallenge(s: State, seat: Seat, count: number, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.wounds += count;
  out?.({ type: 'challengeStruck', seat, count, wounds: combat.wounds, life: combat.life });
  trackWounds(s, out);
}
/** RM-9.7 Regrow */
export function regrow(s: State, out: Out<Rune>): void {
  const combat = s.combat!;
  combat.wounds -= 1;
  out?.({ type: 'regrew', wounds: combat.wounds, life: combat.life });
  trackWounds(s, out);
}
function trackWounds(s: State, out: Out<Rune>): void {
  const { patrol: number, wounds } = s.combat!;
  const patrol = s.patrols.find((one) => one.number === number);
  if (!patrol || patrol.wounds === wounds) return;
  patrol.wounds = wounds;
  out?.({ type: 'patrolWounded', patrol: number, wounds });
}
