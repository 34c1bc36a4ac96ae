import {
  type Entry,
  type Game,
  Match,
  type Refusal,
  type Types,
  canShow,
  followEntry,
  isFaults,
  printInput,
} from '@nightfall/kernel';
import { type Line, isControl } from '@nightfall/protocol';
import { readClient } from './client.ts';
import type { LogRow, MatchRow, SnapshotRow } from './house.ts';
import { pictureIn } from './snapshot.ts';
import { type Play, type Reading, type Step, type Table, beginPlay, headOf, note, now } from './table.ts';

const OLDER = (version: number, { text }: Refusal): Refusal => ({
  rule: 'table',
  code: 'OLD_RULES',
  text: `This match was played under version ${version} of the rules. You can read it, but it cannot go on: ${text}`,
});

/** A match under other rules. If today's can follow its whole log, it continues under them; otherwise it can only be read. */
export function openOlder(
  game: Game,
  row: MatchRow,
  rows: readonly LogRow[],
  kept: SnapshotRow | undefined,
): { readonly play: Play; readonly reading?: Reading } | undefined {
  if (isFaults(game.setup(row.setup))) return undefined;
  const play = beginPlay(game, row);
  const events: { type: string }[] = [];
  const lines = rows.map(({ data }) => JSON.parse(data) as Line);
  for (const [i, line] of lines.entries()) {
    const why = isControl(line) ? undefined : followEntry(play.match, line, (event) => events.push(event));
    if (why)
      return {
        play: toRead(game, row, rows, lines, pictureOf(game, play, kept)),
        reading: reading(game, row, lines.slice(i), events, why),
      };
    const { client, wall } = rows[i]!;
    note(play, [line], wall, client === null ? null : readClient(client));
  }
  return { play };
}

function reading(game: Game, row: MatchRow, rest: readonly Line[], events: { type: string }[], why: Refusal): Reading {
  const inputs = rest.flatMap((line) => (line.type === 'input' ? printInput(game, line.input) : []));
  return { why: OLDER(row.version, why), events, rest: inputs };
}
/** The last picture: the state left by the old rules, if these rules can show it; otherwise as far as these rules get. */
function pictureOf(game: Game, { match, n }: Play, kept: SnapshotRow | undefined): Types['state'] {
  const left = kept && kept.seq > n ? pictureIn(kept) : undefined;
  return left && canShow(game, left) ? left : match.state;
}
function toRead(game: Game, row: MatchRow, rows: readonly LogRow[], lines: readonly Line[], picture: Types['state']): Play {
  const entries = lines.filter((line): line is Entry => !isControl(line));
  const play: Play = { ...beginPlay(game, row), match: Match.reading(game, headOf(game, row), entries, picture) };
  note(play, lines, rows.at(-1)?.wall ?? row.created);
  return play;
}

/** Records in the log that the match continues under today's rules. */
export const decideRules =
  (table: Table): Step =>
  (play) => {
    const { match } = play;
    if (match.version === table.game.version) return [];
    match.goOnUnder(table.game.version, now(table, play));
    return [match.log.at(-1)!];
  };

/** The version of the rules under which these rows continue. */
export function versionIn(row: MatchRow, rows: readonly LogRow[]): number {
  const last = rows.findLast(({ data }) => data.startsWith('{"type":"rules"'));
  return last ? (JSON.parse(last.data) as { version: number }).version : row.version;
}
