import {
  attributeOf,
  cardOf,
  goodOf,
  hasKeyword,
  helps,
  isInPhase,
  isRollKind,
  itemOf,
  type Combat,
  type Effect,
  type Face,
  type Facts,
  type Fighter,
  type Hero,
  type Modifier,
  type Phase,
} from '@nightfall/runebound-midnight';

const ATTRIBUTE_NAMES: Readonly<Record<Phase, string>> = { 0: 'Mind', 1: 'Body', 2: 'Spirit' };

/** The cards that work all the time: Items and what lies face up under them. */
const alwaysOn = (hero: Hero<Face>): Facts[] =>
  hero.items
    .flatMap(({ card, upgrades }): Facts[] => [
      itemOf(card),
      ...upgrades.flatMap(({ good, faceUp }) => (faceUp && good !== null ? [goodOf(good)] : [])),
    ])
    .filter((facts) => facts.use === 'always' && helps(hero, facts));

function rollOf(effect: Effect, fighter: Fighter, phase: Phase, isAttack: boolean): number {
  if (effect.code === 'first') return fighter.rolled ? 0 : effect.n;
  return effect.code === 'roll' && isInPhase(effect.phase, phase) && isRollKind(effect.when, isAttack) ? effect.n : 0;
}

/** RM-21.14 Everything that is added to a combat roll, each with its source; together they are the bonus of the roll. */
export function modifiersOf(hero: Hero<Face>, combat: Combat, fighter: Fighter, phase: Phase, isAttack: boolean): Modifier[] {
  const { ability } = cardOf(hero);
  const hasFirstArrow = ability.id === 'firstArrow' && isAttack && phase === 0 && !fighter.abilityUsed;
  const cards = alwaysOn(hero).map(({ name, effects }) => ({
    name,
    n: effects.reduce((sum, effect) => sum + rollOf(effect, fighter, phase, isAttack), 0),
  }));
  return [
    { name: ATTRIBUTE_NAMES[phase], n: attributeOf(hero, phase) },
    ...cards.filter(({ n }) => n !== 0),
    ...(ability.id === 'openHand' && !isAttack ? [{ name: ability.name, n: 1 }] : []),
    ...(hasFirstArrow ? [{ name: ability.name, n: 2 }] : []),
    ...(!fighter.rolled && hasKeyword(combat, 'dread') ? [{ name: 'Dread', n: -2 }] : []),
    ...(fighter.malus > 0 ? [{ name: 'Failed test', n: -fighter.malus }] : []),
  ];
}
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
