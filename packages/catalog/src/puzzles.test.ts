import {
  layPuzzle,
  type Game,
  type Match,
  personsOf,
  playLines,
  type Puzzle,
  quickRandom,
  type Random,
  type Seat,
} from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { load } from './index.ts';

const files = import.meta.glob<{ puzzles: readonly Puzzle[] }>('../../../games/*/src/content/puzzles.ts', { eager: true });
const all = Object.entries(files).flatMap(([path, { puzzles }]) =>
  puzzles.map((puzzle) => ({ of: path.split('/')[4]!, puzzle })),
);

async function laid(of: string, puzzle: Puzzle): Promise<Match> {
  const match = layPuzzle(await load(of), puzzle);
  if ('where' in match) throw new Error(`${match.where}: ${match.text}`);
  return match;
}
const seen = (match: Match, { judge }: Puzzle) => judge(match.view(personsOf(match)[0]!));

/** Plays on until the puzzle is decided: the person's seat by one level, the others by theirs. */
function playedBy(match: Match, puzzle: Puzzle, level: string, random: Random): boolean | undefined {
  const [person] = personsOf(match);
  const levelOf = (seat: Seat) => (seat === person ? level : match.holders[seat]!.replace('bot:', ''));
  while (seen(match, puzzle) === undefined && decide(match, puzzle, levelOf, random));
  return seen(match, puzzle);
}
function decide(match: Match, puzzle: Puzzle, levelOf: (seat: Seat) => string, random: Random): boolean {
  const { waiting } = match;
  if (waiting.for !== 'seats') return false;
  for (const seat of waiting.seats) {
    const moves = match.game.bots[levelOf(seat)]!.bot(match.view(seat), seat, random);
    if (moves.length > 0) return playPlan(match, puzzle, moves);
  }
  return false;
}
/** The rest of a plan is dropped once dice have fallen, or the puzzle is decided. */
function playPlan(match: Match, puzzle: Puzzle, moves: ReturnType<Game['bots'][string]['bot']>): boolean {
  for (const [i, move] of moves.entries()) {
    if (match.play(move)) return i > 0;
    const isChance = match.waiting.for === 'dice';
    match.settle();
    if (isChance || seen(match, puzzle) !== undefined) break;
  }
  return true;
}

describe.each(all)('$of: $puzzle.id', ({ of, puzzle }) => {
  test('it begins with a decision of one person, who cannot take back what was before', async () => {
    const match = await laid(of, puzzle);
    const persons = personsOf(match);
    expect(persons).toHaveLength(1);
    expect(match.waiting).toMatchObject({ for: 'seats', seats: expect.arrayContaining(persons) });
    expect(match.refuseUndo(persons[0]!)).toBeDefined();
    expect(seen(match, puzzle)).toBeUndefined();
    expect(puzzle.question).toMatch(/^[A-Z].*\.$/s);
  });
  test('its solution solves it, and no earlier than with its last move', async () => {
    const match = await laid(of, puzzle);
    expect(playLines(match, puzzle.solution.slice(0, -1))).toBeUndefined();
    expect(seen(match, puzzle)).toBeUndefined();
    expect(playLines(match, puzzle.solution.slice(-1))).toBeUndefined();
    expect(seen(match, puzzle)).toBe(true);
  });
  test('the strongest bot solves it, and one that plays anything does not', async () => {
    expect(playedBy(await laid(of, puzzle), puzzle, 'expert', quickRandom(1))).toBe(true);
    for (const seed of [1, 2, 3]) expect(playedBy(await laid(of, puzzle), puzzle, 'random', quickRandom(seed))).toBe(false);
  });
});

test('ids are told apart within a game, and fit into an address', () => {
  const ids = all.map(({ of, puzzle }) => `${of}/${puzzle.id}`);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { puzzle } of all) expect(puzzle.id).toMatch(/^[a-z0-9-]+$/);
});
