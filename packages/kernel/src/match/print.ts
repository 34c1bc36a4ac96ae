import { canonical, hash } from '../canonical.ts';
import { seedOf } from '../chance/random.ts';
import type { Game } from '../game.ts';
import type { Input, Types } from '../types.ts';
import type { Entry } from './log.ts';
import type { Match } from './match.ts';

export const MAGIC = 'nightfall record 1';

/** The match as text. Pass the seed of its dice to include it, and the log if the match no longer has it. */
export function printRecord<T extends Types>(match: Match<T>, seed?: string, log: readonly Entry<T>[] = match.log): string {
  const { head, game } = match;
  const lines = [
    MAGIC,
    `game ${head.game} ${head.version}`,
    `setup ${canonical(head.setup)}`,
    `names ${JSON.stringify(head.names)}`,
    `holders ${JSON.stringify(head.holders)}`,
    ...(head.together ? [`together ${JSON.stringify(head.together)}`] : []),
    ...(head.promise === null ? [] : [`promise ${head.promise}`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    '',
    ...printLog(game, log),
    '',
    `asked ${askedIn(match.log)}`,
    `hash ${hash(match.state)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function printLog<T extends Types>(game: Game<T>, log: readonly Entry<T>[]): string[] {
  let now = 0;
  return log.map((entry) => {
    const clock = entry.at === now ? '' : `@${entry.at} `;
    now = entry.at;
    return clock + printEntry(game, entry);
  });
}
function printEntry<T extends Types>(game: Game<T>, entry: Entry<T>): string {
  switch (entry.type) {
    case 'undo':
      return `undo ${entry.seat} to ${entry.to}`;
    case 'seat':
      return `seat ${entry.seat} ${entry.holder}`;
    case 'import':
      return `import ${entry.promise ?? '-'} ${entry.seed ?? '-'}`;
    case 'rules':
      return `rules ${entry.version}`;
    case 'input':
      return printInput(game, entry.input);
  }
}
/** All questions asked in a log, in short form. */
export const askedIn = <T extends Types>(log: readonly Entry<T>[]): string =>
  seedOf(log.flatMap((entry) => (entry.type === 'input' ? (entry.q ?? '') : [])).join()).toString(36);

/** `dice 3 4`, `bell`, `0 pass`, `0 troop B e2 f2`. */
export function printInput<T extends Types>(game: Game<T>, input: Input<T>): string {
  if ('faces' in input) return `dice ${input.faces.join(' ')}`;
  if (!('seat' in input)) return 'bell';
  if (input.type === 'pass') return `${input.seat} pass`;
  const { seat, ...rest } = input;
  return `${seat} ${game.notation ? game.notation.print(input as T['move']) : JSON.stringify(rest)}`;
}
