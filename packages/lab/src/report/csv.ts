import type { Estimate } from '@nightfall/bots';
import type { Figures } from '../figures.ts';
import type { LabResult } from '../result.ts';

const HEADS = ['table', 'variant', 'dealt', 'measure', 'value', 'low', 'high', 'games'];
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly (string | number)[]): string => cells.map((cell) => quoted(String(cell))).join(',');

/** When games were decided and what there was to choose. */
function dramaRows(head: readonly string[], { drama, choices, games }: Figures): readonly (string | number)[][] {
  const row = (measure: string, { value, low, high }: Estimate) => [...head, measure, value, low, high, games];
  const { median = 0, low = 0, high = 0 } = drama?.decided ?? {};
  return [
    ...(drama ? [row('decided before the end', drama.settled)] : []),
    ...(drama ? [row('decided after, % of the game', { value: median, low, high })] : []),
    ...(drama ? [row('lead changes', drama.changes), row('nobody far ahead', drama.open)] : []),
    ...(choices ? [row('real choices', choices.real)] : []),
  ];
}

/** Every figure on a line of its own, for spreadsheets. */
export function csvOf({ lines, differences }: LabResult): string {
  const rows = lines.flatMap(({ place, variant, dealt, figures }) => {
    const head = [place, variant, Object.values(dealt).join(' ')];
    return [
      ...figures.wins.map(({ of, rate }) => [...head, `wins: ${of}`, rate.value, rate.low, rate.high, figures.games]),
      ...figures.scores.map((score, i) => [...head, `score ${i + 1}`, score.value, score.low, score.high, figures.games]),
      ...(figures.uses ?? []).map(({ words, times }) => [
        ...head,
        `used: ${words}`,
        times.value,
        times.low,
        times.high,
        figures.games,
      ]),
      ...dramaRows(head, figures),
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
