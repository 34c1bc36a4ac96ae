import type { LabResult } from '../result.ts';

const HEADS = ['table', 'variant', 'dealt', 'measure', 'value', 'low', 'high', 'games'];
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly (string | number)[]): string => cells.map((cell) => quoted(String(cell))).join(',');

/** Every figure on a line of its own, for spreadsheets. */
export function csvOf({ lines, differences }: LabResult): string {
  const rows = lines.flatMap(({ place, variant, dealt, figures }) => {
    const head = [place, variant, Object.values(dealt).join(' ')];
    return [
      ...figures.wins.map(({ of, rate }) => [...head, `wins: ${of}`, rate.value, rate.low, rate.high, figures.games]),
      ...figures.scores.map((score, i) => [...head, `score ${i + 1}`, score.value, score.low, score.high, figures.games]),
      ...Object.entries(figures.facts).map(([fact, { median, low, high }]) => [...head, fact, median, low, high, figures.games]),
    ];
  });
  const changes = differences.map(({ place, variant, of, change }) => [
    place,
    variant,
    '',
    `change: ${of}`,
    change.value,
    change.low,
    change.high,
    '',
  ]);
  return `${[HEADS, ...rows, ...changes].map(line).join('\n')}\n`;
}
