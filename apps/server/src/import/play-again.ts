import { setImmediate } from 'node:timers/promises';
import { type Game, type Random, chacha20, throwDice } from '@nightfall/kernel';
import { type Export, type Line, isControl } from '@nightfall/protocol';
import { type Play, beginPlay, note } from '@nightfall/table';
import { Refused } from '../http/rest.ts';
import type { MatchRow } from '../store/store.ts';
import { readLine } from './read-line.ts';
import { refuseLine } from './refuse-line.ts';

/** Others wait at most this long while a log is replayed. */
const SLICE = 8;

/** Replays a log from outside under the rules, a little at a time, with at most `work` milliseconds of work. */
export async function playAgain(game: Game, row: MatchRow, data: Export, work: number): Promise<Play> {
  const play = beginPlay(game, row);
  const dice = diceOf(data);
  let left = work;
  let begun = performance.now();
  for (const [i, raw] of data.lines.entries()) {
    const fault = follow(play, dice, raw);
    if (fault !== undefined) throw new Refused(400, 'LOG', `Can't play the log. Line ${i + 1}: ${fault}`.slice(0, 300));
    const took = performance.now() - begun;
    if (took < SLICE) continue;
    left -= took;
    if (left < 0) throw new Refused(413, 'TOO_LONG', 'This log takes too long to play.');
    await setImmediate();
    begun = performance.now();
  }
  return play;
}

function follow(play: Play, dice: Dice, raw: unknown): string | undefined {
  const { match, standing } = play;
  const line = readLine(match.game, raw);
  if (typeof line === 'string') return line;
  const fault = refuseLine({ match, standing, at: play.lines.at(-1)?.at ?? 0 }, line) ?? dice(play, line);
  if (fault !== undefined) return fault;
  const no = isControl(line) ? undefined : match.append(line);
  if (no) return no.text;
  note(play, [line], play.lastWall);
  return undefined;
}

/** Dice with a known seed must follow from it. */
type Dice = (play: Play, line: Line) => string | undefined;
function diceOf({ lines, seed }: Export): Dice {
  const seeds = [...lines.flatMap((line) => (line.type === 'import' ? (line['seed'] as unknown) : [])), seed];
  const open = (): Random | undefined => {
    const next = seeds.shift();
    return typeof next === 'string' && /^[0-9a-f]{64}$/.test(next) ? chacha20(next) : undefined;
  };
  let random = open();
  return ({ match }, line) => {
    if (line.type === 'import') random = open();
    if (!random || line.type !== 'input' || !('faces' in line.input) || !match.isThrow) return undefined;
    const asked = match.waiting;
    const due = asked.for === 'dice' ? throwDice(asked.sides, random) : [];
    return due.join() === line.input.faces.join() ? undefined : 'these dice do not follow from the seed';
  };
}
