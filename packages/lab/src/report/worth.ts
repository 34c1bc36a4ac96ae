import { type Difference, isSure } from '../difference.ts';
import type { LabResult, Line } from '../result.ts';
import type { Use } from '../uses.ts';
import { nameWithout } from '../without.ts';
import { nameOf, number, percent, points, table } from './markup.ts';

/** How often cards and items were used, and what was lost without each on the same seeds. */
export function worthSection({ lines }: LabResult): string {
  const rows = lines.flatMap((line) =>
    (line.figures.uses ?? []).map((use) => rowOf(line, use, lossOf(line, use), line.figures.wins.length > 0)),
  );
  if (rows.length === 0) return '';
  const heads = ['What', 'Games with it', 'Times in a game', 'Lost without it', 'Note'];
  return `<section><h2>Use and worth</h2><p>The worth of something is what is lost on the same seeds when it may not be used.</p>${table('Use and worth', heads, rows)}</section>`;
}
const lossOf = ({ losses = [] }: Line, { words }: Use): Difference | undefined =>
  losses.find(({ variant }) => variant === nameWithout(words));

function rowOf(line: Line, { words, games, times }: Use, loss: Difference | undefined, isContest: boolean): readonly string[] {
  const write = isContest ? points : number;
  const lost = loss ? `${loss.of} ${write(loss.change.value)} (${write(loss.change.low)} to ${write(loss.change.high)})` : '';
  const name = [nameOf(line) === 'as it is' ? '' : nameOf(line), words].filter(Boolean).join(': ');
  return [name, percent(games.value), number(times.value), lost, loss && !isSure(loss) ? 'may be chance' : ''];
}
