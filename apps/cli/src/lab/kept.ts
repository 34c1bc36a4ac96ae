import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Block, LabPlayed, Players } from '@nightfall/lab';

type Line = { readonly key: string; readonly block: number; readonly played: readonly LabPlayed[] };
const nameOf = (key: string, block: number) => `${key}/${block}`;

/**
 * Players who keep what they have played in a file, a line for each block: whoever is stopped goes on where it was. A line that
 * was cut short by the end of the process is played again.
 */
export function keeping(path: string, players: Players): Players {
  const kept = new Map(linesIn(path).map((line) => [nameOf(line.key, line.block), line.played]));
  return async (blocks, tell) => {
    const fresh: Block[] = [];
    for (const block of blocks) {
      const played = kept.get(nameOf(block.key, block.number));
      // A block at the end of a series may have grown since it was kept.
      if (played?.length === block.job.to - block.job.from) tell(block, played);
      else fresh.push(block);
    }
    await players(fresh, (block, played) => {
      appendFileSync(path, `${JSON.stringify({ key: block.key, block: block.number, played } satisfies Line)}\n`);
      tell(block, played);
    });
  };
}
const linesIn = (path: string): readonly Line[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(lineIn) : [];
function lineIn(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}
