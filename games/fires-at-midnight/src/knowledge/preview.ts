import { perform, waitingFor } from '@nightfall/kernel';
import { facesOf, SQUARES } from '../space/grid.ts';
import { rules } from '../rules/book.ts';
import { FIRE, SMOKE, type Square, type State, type View, clone } from '../state.ts';
import { deadCount } from '../queries/village.ts';

/** FM-21.23 What a roll of the fire on this square would do if the turn ended now. */
type RollPreview = {
  readonly sq: Square;
  readonly does: 'smoke' | 'fire' | 'explosion';
  /** Villagers that die, and the share of cases that lose the game: fractions where an explosion calls for another roll. */
  readonly deaths: number;
  readonly loses: number;
};
export type Preview = {
  readonly rolls: readonly RollPreview[];
  /** Of the 36 rolls, the share that kills somebody, and the share that loses the game. */
  readonly killing: number;
  readonly losing: number;
};

const throwAt = (s: State, sq: Square) => perform(rules, s, { type: 'dice', faces: facesOf(sq) });
const asksForFire = (s: State) => waitingFor(rules, s).for === 'dice' && s.stack.at(-1)?.rule !== 'arrival';

type Count = { deaths: number; loses: number };
/**
 * Plays on by the rules. A further explosion is rolled for all 36 squares, those after it for one square each: another
 * one each time, since the same square with an explosion marker on it would explode for ever (FM-12.4).
 */
function playOut(s: State, before: number, depth: number): Count {
  if (!asksForFire(s)) return { deaths: deadCount(s) - before, loses: s.result ? 1 : 0 };
  const squares = depth === 0 ? SQUARES : [(s.turn + 7 * depth) % 36];
  const total = { deaths: 0, loses: 0 };
  for (const sq of squares) {
    const next = clone(s);
    throwAt(next, sq);
    const { deaths, loses } = playOut(next, before, depth + 1);
    total.deaths += deaths / squares.length;
    total.loses += loses / squares.length;
  }
  return total;
}

function does(v: View, sq: Square): RollPreview['does'] {
  if (v.marks[sq] === FIRE) return 'explosion';
  return v.marks[sq] === SMOKE || v.boom[sq] ? 'fire' : 'smoke';
}

/** FM-21.23 All 36 rolls, played out by the rules themselves; undefined unless a turn is running. */
export function previewUpkeep(v: View): Preview | undefined {
  const f = v.crew.find(({ id }) => id === v.active);
  if (!f || v.stack.at(-1)?.rule !== 'turn') return undefined;
  const ended = clone(v);
  perform(rules, ended, { type: 'end', seat: f.owner, f: f.id });
  const rolls = SQUARES.map((sq) => {
    const s = clone(ended);
    throwAt(s, sq);
    return { sq, does: does(v, sq), ...playOut(s, deadCount(v), 0) };
  });
  return {
    rolls,
    killing: rolls.filter(({ deaths }) => deaths > 0).length / 36,
    losing: rolls.reduce((sum, { loses }) => sum + loses, 0) / 36,
  };
}
