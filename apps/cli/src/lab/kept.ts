import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isFields } from '@nightfall/kernel';
import { areAllOf, type LabPlayed, type Players } from '@nightfall/lab';
import { reasonOf } from '../files.ts';
import { changedAmong, type Kept, SAID } from './changed.ts';

type Line = { readonly key: string; readonly block: number; readonly played: readonly LabPlayed[] };
const nameOf = (key: string, block: number) => `${key}/${block}`;

type Means = {
  /** Plays a few kept games again, to see whether they still go as they went. */
  readonly probe?: Players;
  readonly say?: (text: string) => void;
};

/**
 * Players who keep what they have played in a file, a line for each block: whoever is stopped goes on where it was. A line that
 * was cut short by the end of the process is played again, and so are the games of a table where the rules or a bot have changed.
 */
export function keeping(path: string, players: Players, { probe = players, say = () => undefined }: Means = {}): Players {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const kept = new Map(
    text
      .split('\n')
      .flatMap(lineIn)
      .map((line) => [nameOf(line.key, line.block), line.played]),
  );
  return async (blocks, tell) => {
    const found = blocks.flatMap((block): readonly Kept[] => {
      const played = kept.get(nameOf(block.key, block.number));
      return played && areAllOf(block, played) ? [{ block, played }] : [];
    });
    const changed = await changedAmong(found, probe);
    if (changed.size > 0) say(`${path}: ${SAID}`);
    const valid = found.filter(({ block }) => !changed.has(block.key));
    for (const { block, played } of valid) tell(block, played);
    const done = new Set(valid.map(({ block }) => block));
    // After a line that was cut short, the next one begins a line of its own.
    let before = text === '' || text.endsWith('\n') ? '' : '\n';
    const fresh = blocks.filter((block) => !done.has(block));
    await players(fresh, (block, played) => {
      append(path, `${before}${JSON.stringify({ key: block.key, block: block.number, played } satisfies Line)}\n`);
      before = '';
      tell(block, played);
    });
  };
}

function append(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw new Error(`${path}: ${reasonOf(error)}. What it holds is not lost: the next run goes on from there.`, { cause: error });
  }
}
function lineIn(text: string): Line[] {
  try {
    const line: unknown = JSON.parse(text);
    return isFields(line) && Array.isArray(line['played']) ? [line as Line] : [];
  } catch {
    return [];
  }
}
