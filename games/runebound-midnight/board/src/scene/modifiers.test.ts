import { heroOf, PHASES, rollBonus, type State } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { modifiersOf } from './modifiers.ts';

/** Compares every roll that somebody could make now; how many those are. */
function compareRolls(state: State): number {
  const { combat } = state;
  if (!combat || combat.card === '') return 0;
  const rolls = combat.fighters.flatMap((fighter) =>
    PHASES.flatMap((phase) => [true, false].map((isAttack) => ({ fighter, phase, isAttack }))),
  );
  for (const { fighter, phase, isAttack } of rolls) {
    const hero = heroOf(state, fighter.seat);
    const sum = modifiersOf(hero, combat, fighter, phase, isAttack).reduce((all, { n }) => all + n, 0);
    expect(sum).toBe(rollBonus(hero, combat, fighter, phase, isAttack));
  }
  return rolls.length;
}

test('[RM-21.14] what the scene names as sources adds up to the bonus of the roll', () => {
  let rolls = 0;
  for (const night of [1, 2, 3]) wander(night, ['attempt', 'buy'], ({ state }) => (rolls += compareRolls(state)));
  expect(rolls).toBeGreaterThan(100);
});
