import type { Game } from '../game.ts';
import { isRefusal } from '../game.ts';
import type { Fault, Types } from '../types.ts';
import type { Match } from './match.ts';
import { parseRecord, readInput, replayRecord } from './record.ts';

/** A position with a question, for the person among the holders of its record. */
export type Puzzle<T extends Types = Types> = {
  readonly id: string;
  readonly title: string;
  /** What to reach, by when, and what is known about chance. */
  readonly question: string;
  /** How it came to this: a record, cut where the person decides. Its seed has the dice to come, the same on every try. */
  readonly record: string;
  /** The moves that solve it, as a record writes them; dice fall by themselves. */
  readonly solution: readonly string[];
  /** Is it solved, or can it no longer be? Undefined while it is open. */
  judge(v: T['view']): boolean | undefined;
};

/** The table of a puzzle, as it stands on every try. */
export function layPuzzle<T extends Types>(game: Game<T>, { record: text }: Puzzle<T>): Match<T> | Fault {
  const record = parseRecord(text);
  return 'where' in record ? record : replayRecord(game, record);
}

/** Plays lines of a record on, with the dice that fall; the first that is refused stops it. */
export function playLines<T extends Types>(match: Match<T>, lines: readonly string[]): Fault | undefined {
  for (const line of lines) {
    const input = readInput(match.game, line, match.state);
    const no = isRefusal(input) ? input : match.play(input);
    if (no) return { where: line, code: no.code, text: no.text, rule: no.rule };
    match.settle();
  }
  return undefined;
}
