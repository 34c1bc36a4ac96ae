import { perform, type Hint } from '@nightfall/kernel';
import { enemiesLeft, fieldFor, unmarkedEnemies } from '../queries/deployment.ts';
import { placeOf } from '../sheet/field.ts';
import { has, placesOf } from '../sheet/mask.ts';
import { siegeBook } from '../rules/book.ts';
import { clone, isRolling, phaseOf, type SiegeState } from '../state.ts';
import type { Siege, SiegeMove } from '../moves.ts';
import { words } from '../text/words.ts';
import { bestFreeMark } from './careful.ts';
import { longestLast } from './last-troop.ts';
import { playPlan } from '../knowledge/play-plan.ts';
import { chanceOf, restOf, whenDiceFell } from '../knowledge/turn-begun.ts';
import { HINT, planStrongly } from './strong.ts';

/** What the strong bot would do here, with its reasons. */
export function hint(v: SiegeState): Hint<Siege> | undefined {
  if (isRolling(v)) return undefined;
  switch (phaseOf(v)) {
    case 'READY':
    case 'REROLL':
      return { moves: [], text: 'Roll the dice: there is nothing to choose before they fall.', rules: ['SN-4.4'] };
    case 'BONUS':
      return hintMark(v);
    case 'LAST':
      return hintLast(v);
    case 'VOLLEY':
    case 'ACT':
      return hintPlan(v);
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

/** The free mark that the plan of this turn leaves room for. */
function markFor(v: SiegeState): SiegeMove {
  const planned = planNow(v)?.moves[0];
  return planned?.type === 'mark' ? planned : bestFreeMark(v);
}

function hintMark(v: SiegeState): Hint<Siege> {
  const move = markFor(v);
  const cell = move.type === 'mark' ? move.cell : '';
  const isLone = loneEnemies(v).includes(cell);
  const why = isLone ? 'it stands alone, and only a single square would reach it' : 'it would be hard to reach later';
  return {
    nudge: 'Which enemy will no shape reach?',
    candidates: [...new Set([cell, ...loneEnemies(v)])].slice(0, FEW).toSorted(),
    moves: [move],
    marks: cellsOf(move),
    text: `Strike ${cell}: ${why}.`,
    rules: ['SN-10.5', 'SN-10.7'],
  };
}

function hintLast(v: SiegeState): Hint<Siege> {
  const move = longestLast(v);
  return {
    nudge: 'This is your last troop. Count enemies, not squares.',
    candidates: move.type === 'last' ? [...move.cells] : [],
    moves: [move],
    text: 'It is your last troop: take as many enemies as you can.',
    rules: ['SN-12.7'],
  };
}

/** The plan for this roll: what the player has carried out of it is not thought over again. */
function planNow(v: SiegeState): { readonly moves: readonly SiegeMove[]; readonly after: SiegeState } | undefined {
  const start = whenDiceFell(v);
  const whole = planStrongly(start, HINT, chanceOf(start));
  const played = whole && playPlan(start, whole.plan);
  const rest = played && restOf(v, played.moves);
  if (rest) return { moves: rest, after: afterAll(v, rest) };
  const tried = planStrongly(v, HINT, chanceOf(start));
  return tried && playPlan(v, tried.plan);
}
function afterAll(v: SiegeState, moves: readonly SiegeMove[]): SiegeState {
  const after = clone(v);
  for (const move of moves) perform(siegeBook, after, move);
  return after;
}

function hintPlan(v: SiegeState): Hint<Siege> | undefined {
  const found = planNow(v);
  if (!found) return undefined;
  const { moves, after } = found;
  const [first, ...rest] = moves.filter(({ type }) => type !== 'end');
  if (!first) return { moves: [], text: 'Both dice are done: end the turn when you are ready.', rules: ['SN-4.6'] };
  const then = rest.length === 0 ? '' : `Then: ${rest.map((move) => words.move(v, move)).join('; ')}.`;
  return {
    nudge: nudgeFor(v, first),
    candidates: candidatesFor(v, first),
    moves: [first],
    plan: moves,
    marks: cellsOf(first),
    text: [`${words.move(v, first)}.`, then, ...reasons(v, moves, after)].filter(Boolean).join(' '),
    rules: rulesOf(moves),
  };
}

/** Maximum number of squares to point out at once. */
const FEW = 8;
const NUDGES: { readonly [type: string]: string } = {
  troop: 'Which enemies will be hard to reach later? Begin with them.',
  spell: 'A spell has one shape. Where does it fell the most?',
  volley: 'Where would the cross of six squares fit, and do you want it there?',
  hold: 'A volley costs squares that you may need. Is it worth it now?',
  hero: 'Only a hero can still reach one of the enemies.',
  mark: 'Which enemy will no shape reach?',
  passDie: "You don't have to use every die.",
};
const nudgeFor = (v: SiegeState, { type }: SiegeMove): string =>
  type === 'troop' && loneEnemies(v).length > 0
    ? 'Some enemies stand alone already. Leave no more behind.'
    : (NUDGES[type] ?? 'Look at the edges of the field first.');

const cellsOf = (move: SiegeMove): readonly string[] => ('cells' in move ? move.cells : 'cell' in move ? [move.cell] : []);
/** The squares of the best shape, and the enemies that stand alone. */
const candidatesFor = (v: SiegeState, move: SiegeMove): string[] =>
  [...new Set([...cellsOf(move), ...loneEnemies(v)])].slice(0, FEW).toSorted();

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
