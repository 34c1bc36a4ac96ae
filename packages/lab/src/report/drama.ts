import { type Choices, type Drama, isNeverBest } from '../drama.ts';
import type { Line } from '../result.ts';
import { WATCH_CHANGES, WATCH_DECIDED } from '../figures.ts';
import { curveWithBand } from './curve.ts';
import { gamesOf, type Links } from './links.ts';
import { figure, folded, nameOf, number, percent, safe, table } from './markup.ts';

/** When the games were decided, where they were followed. */
export function dramaSection(lines: readonly Line[], links: Links): string {
  const followed = lines.flatMap((line) => (line.figures.drama ? [{ line, drama: line.figures.drama }] : []));
  if (followed.length === 0) return '';
  const first = followed[0]!.line.figures.wins[0]?.of ?? 'the team';
  const parts = followed.map(({ line, drama: { settled, decided, changes, open, curve } }) => {
    const told = `${settling(settled, decided)} The lead changes ${number(changes.value)} times in a game, and ${percent(open.value)} of the time neither side is far ahead. The line is the middle game’s chance of ${first}; eight games of ten lie in the shade.`;
    const rows = curve.map(({ low, median, high }, i) => [
      `${(100 * i) / (curve.length - 1)} %`,
      percent(median),
      `${percent(low)} to ${percent(high)}`,
    ]);
    const name = nameOf(line) || 'All games';
    const numbers = table(`The chance through the game, ${name}`, ['Of the game', 'Middle', 'Eight of ten games'], rows);
    return `<h3>${safe(name)}</h3>${gamesIn(line, links)}${figure(told, curveWithBand(`The chance of ${first} through the game, ${name}`, curve), numbers)}`;
  });
  return `<section><h2>When it is decided</h2>${folded(parts.length, `Show how all ${parts.length} tables went`, parts.join(''))}</section>`;
}

/** Games to watch, by when they were decided and by how often the lead changed. */
function gamesIn(line: Line, links: Links): string {
  const found = [
    ['By when they were decided', gamesOf(line, WATCH_DECIDED, links, ['the first', 'a usual one', 'the last'])],
    ['By changes of the lead', gamesOf(line, WATCH_CHANGES, links, ['the fewest', 'a usual one', 'the most'])],
  ] as const;
  const told = found.flatMap(([what, { html }]) => (html ? [`${what}: ${html}.`] : []));
  return told.length > 0 ? `<p>Games to watch. ${told.join(' ')}</p>` : '';
}

/** Decided is what stays decided: a side that leads from the start may lead by little. */
function settling(settled: Drama['settled'], { median }: Drama['decided']): string {
  if (settled.value === 0) return 'No game was decided before its end.';
  const when = median === 0 ? 'from the start' : `after ${median} % of their length or sooner`;
  return `${percent(settled.value)} of the games (${percent(settled.low)} to ${percent(settled.high)}) were decided before the end: one side was far ahead, with three chances in four, and stayed so. Half of these were decided ${when}.`;
}

/** What there was to choose, where decisions were thought over. */
export function choicesSection(lines: readonly Line[]): string {
  const parts = lines.flatMap((line) => (line.figures.choices ? [choicesIn(nameOf(line), line.figures.choices)] : []));
  return parts.length > 0 ? `<section><h2>What there is to choose</h2>${parts.join('')}</section>` : '';
}
function choicesIn(name: string, { thought, real, kinds }: Choices): string {
  const isAnyNeverBest = kinds.some(isNeverBest);
  const rows = kinds.map((one) => [
    `“${one.kind}”`,
    String(one.offered),
    percent(one.best / one.offered),
    ...(isAnyNeverBest ? [isNeverBest(one) ? '✗ never best' : ''] : []),
  ]);
  const told = `${thought === 1 ? 'One decision' : `${thought.toLocaleString('en')} decisions`} thought over: in ${percent(real.value)} of them (${percent(real.low)} to ${percent(real.high)}) several moves were as good as the best. “Best” says how often a move was the best one, of the times it could be chosen.`;
  return `<h3>${safe(name || 'All games')}</h3><p>${safe(told)}</p>${table(`Kinds of moves${name && `, ${name}`}`, ['Move', 'Offered', 'Best', ...(isAnyNeverBest ? ['Note'] : [])], rows)}`;
}
