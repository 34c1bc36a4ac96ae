import { isFaults, isInBook, Match, openRecord, parseRecord, type Fault, type Game, type Refusal } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import { newSeed } from './dice.ts';
import { entriesOf, linesOf, type Kept } from './kept.ts';

/** A kept match. `reading` says why it can only be read. */
export type Reopened = {
  readonly match: Match;
  /** All lines of its table; left out: those of the match. */
  readonly lines?: readonly Line[];
  readonly reading: Refusal | undefined;
};

/** The saved match as it was. A match under other rules continues if today's ask the same questions; otherwise it can only be read. */
export function reopen(game: Game, { record: text, chilled, seed }: Pick<Kept, 'record' | 'chilled' | 'seed'>): Reopened | Fault {
  const record = parseRecord(text);
  if ('where' in record) return record;
  // Dice without a commitment may come from any seed.
  const stream = seed ?? newSeed();
  // A sentence may have been renamed since.
  if (chilled?.version === game.version && isInBook(game.book, [chilled.frozen.state, ...chilled.snapshots])) {
    const lines = linesOf(chilled);
    const match = Match.thaw(game, record.head, entriesOf(lines), chilled.frozen, stream, chilled.snapshots);
    return isFaults(match) ? match[0]! : { match, lines, reading: undefined };
  }
  const opened = openRecord(game, record, stream);
  if ('where' in opened) return opened;
  return { match: opened.match, reading: opened.reading && olderRules(record.version, opened.reading.rest.length) };
}
const olderRules = (version: number, rest: number): Refusal => ({
  rule: 'match',
  code: 'OLD_RULES',
  text: `This match was played under version ${version} of the rules. You can read it but not play on: today's rules differ ${rest} steps before its end.`,
  facts: { version, rest },
});
