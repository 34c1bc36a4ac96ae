import { type Hint, type Random } from '@nightfall/kernel';
import { enemiesLeft, fieldFor, unmarkedEnemies } from '../deployment.ts';
import { placeOf } from '../sheet/field.ts';
import { has, placesOf } from '../sheet/mask.ts';
import { isRolling, phaseOf, type Siege, type SiegeMove, type SiegeState } from '../state.ts';
import { words } from '../words.ts';
import { bestFreeMark } from './careful.ts';
import { longestLast } from './last-troop.ts';
import { playPlan } from './play-plan.ts';
import { HINT, meanOf, planStrongly, type Tried } from './strong.ts';

/** What the strong bot would do here, with its reasons. */
export function hint(v: SiegeState, _seat: number, random: Random): Hint<Siege> | undefined {
  if (isRolling(v)) return undefined;
  switch (phaseOf(v)) {
    case 'READY':
    case 'REROLL':
      return { moves: [{ type: 'roll', seat: 0 }], text: 'Roll the dice.', rules: ['SN-4.4'] };
    case 'BONUS':
      return hintMark(v);
    case 'LAST':
      return { moves: [longestLast(v)], text: 'Nothing comes after it: take the most enemies.', rules: ['SN-12.7'] };
    case 'VOLLEY':
    case 'ACT':
      return hintPlan(v, random);
    default:
      return undefined;
  }
}

/** Unmarked enemies without an unmarked square beside them: only a 1, a hero or a free mark reaches them. */
function loneEnemies(v: SiegeState): string[] {
  const field = fieldFor(v);
  return placesOf(unmarkedEnemies(v))
    .filter((place) => field.neighbours[place]!.every((near) => has(v.marked, near)))
    .map((place) => field.names[place]!);
}

function hintMark(v: SiegeState): Hint<Siege> {
  const move = bestFreeMark(v);
  const cell = move.type === 'mark' ? move.cell : '';
  const isLone = loneEnemies(v).includes(cell);
  const why = isLone ? 'it stands alone, and only a single square would reach it' : 'it would be hard to reach later';
  return { moves: [move], text: `Strike ${cell}: ${why}.`, rules: ['SN-10.5', 'SN-10.7'] };
}

function hintPlan(v: SiegeState, random: Random): Hint<Siege> | undefined {
  const tried = planStrongly(v, HINT, random);
  if (!tried) return undefined;
  const { moves, after } = playPlan(v, tried.plan);
  const labels = moves.filter(({ type }) => type !== 'end').map((move) => words.move(v, move));
  return {
    moves,
    text: [`${labels.join('; ')}.`, ...reasons(v, moves, after), outlookText(tried)].filter(Boolean).join(' '),
    rules: rulesOf(moves),
  };
}

function reasons(v: SiegeState, moves: readonly SiegeMove[], after: SiegeState): string[] {
  const field = fieldFor(v);
  const felled = enemiesLeft(v) - enemiesLeft(after);
  const byDice = moves.flatMap((move) => (move.type === 'troop' || move.type === 'spell' ? move.cells : []));
  const broken = byDice.filter((cell) => has(field.wallbreakers, placeOf(field, cell)));
  const lone = loneEnemies(after);
  return [
    felled === 1 ? 'One enemy falls.' : `${felled} enemies fall.`,
    ...brokenText(broken),
    ...(lone.length > 0 ? [`Standing alone afterwards: ${lone.join(' ')}.`] : ['No enemy is left standing alone.']),
    ...(moves.some(({ type }) => type === 'hero') ? ['A hero is well spent here.'] : []),
  ];
}

function brokenText(broken: readonly string[]): string[] {
  if (broken.length === 0) return [];
  return broken.length === 1
    ? [`The wallbreaker ${broken[0]} gives a free mark.`]
    : [`The wallbreakers ${broken.join(' and ')} give free marks.`];
}

function outlookText(tried: Tried): string {
  if (tried.nights <= 1) return '';
  return `Over ${tried.nights} trial nights about ${meanOf(tried).toFixed(1)} enemies were left in the end.`;
}

const RULES: { readonly [type: string]: readonly string[] } = {
  troop: ['SN-5.12', 'SN-6.10'],
  spell: ['SN-8.1', 'SN-6.10'],
  volley: ['SN-9.1', 'SN-6.10'],
  hold: ['SN-9.4'],
  hero: ['SN-7.7'],
  mark: ['SN-10.5'],
  passDie: ['SN-4.7'],
};
const rulesOf = (moves: readonly SiegeMove[]): string[] => [...new Set(moves.flatMap(({ type }) => RULES[type] ?? []))];
