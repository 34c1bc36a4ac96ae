import type { Game } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import type { Fault, Out, Refusal, Types } from '../types.ts';
import type { Entry } from './log.ts';
import { Match } from './match.ts';
import { askedIn } from './print.ts';
import { isSeed, readEntry, replayRecord, type RecordText } from './record.ts';

const ASKS_ELSE: Refusal = { rule: 'match', code: 'ASKS_ELSE', text: 'The rules ask something else here.' };

/** Plays one more entry of a log that other rules may have written; or says why these rules cannot follow it. */
export function followEntry<T extends Types>(match: Match<T>, entry: Entry<T>, out?: Out<T>): Refusal | undefined {
  if (entry.type === 'input' && entry.q !== undefined && entry.q !== match.question) return ASKS_ELSE;
  return match.append(entry, out);
}
/** Can these rules show a state left by other rules? */
export function canShow<T extends Types>(game: Game<T>, state: T['state']): boolean {
  try {
    game.words.board(game.view(game.clone(state), null));
    return (game.invariants?.(state) ?? []).length === 0;
  } catch {
    return false;
  }
}

/** Why a match can be read but not played: where today's rules differ from its own. `rest` holds the lines after that point, unchanged. */
export type Reading = { readonly why: Fault; readonly rest: readonly string[] };
/** `reading` is undefined for a match that can continue. */
export type OpenedRecord<T extends Types = Types> = { readonly match: Match<T>; readonly reading: Reading | undefined };

/**
 * A record as a match, whatever version wrote it. Under its own rules it must be valid. Under later rules it continues if they
 * ask the same questions throughout (the log then says so); otherwise it opens for reading only.
 */
export function openRecord<T extends Types>(
  game: Game<T>,
  record: RecordText,
  seed: string | null = record.seed,
): OpenedRecord<T> | Fault {
  if (record.version === game.version) {
    const match = replayRecord(game, record, seed);
    return match instanceof Match ? { match, reading: undefined } : match;
  }
  const match = Match.begin(game, record.head, seed !== null && isSeed(seed) ? seed : undefined);
  if (isFaults(match)) return match[0]!;
  const parting = followRecord(match, record);
  if (parting) return { match, reading: readingFrom(record, parting) };
  match.goOnUnder(game.version);
  return { match, reading: undefined };
}
function readingFrom(record: RecordText, { entry, why }: Parting): Reading {
  const rest = record.lines.slice(entry).map(({ text }) => text);
  return { why: { where: `entry ${entry + 1}`, code: why.code, text: `${why.text} (${why.rule})` }, rest };
}
/** Where the rules differ from a log. */
type Parting = { readonly entry: number; readonly why: Refusal };
function followRecord<T extends Types>(match: Match<T>, { lines, asked }: RecordText): Parting | undefined {
  for (const [i, line] of lines.entries()) {
    const entry = readEntry(match, line);
    const why = isRefusal(entry) ? entry : followEntry(match, entry);
    if (why) return { entry: i, why };
  }
  return asked === null || asked === askedIn(match.log) ? undefined : { entry: lines.length, why: ASKS_ELSE };
}
