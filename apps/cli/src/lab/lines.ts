import { type LabResult, nameOf } from '@nightfall/lab';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** What an experiment found, for a terminal. */
export function resultLines({ title, lines, differences, remarks, isKept }: LabResult): string {
  const bands = lines.flatMap((line) => line.bands.map((band) => ({ name: nameOf(line), ...band })));
  return [
    title,
    ...lines.flatMap((line) => [
      ...line.figures.wins.map(({ of, rate }) =>
        row(
          nameOf(line),
          `${of} ${percent(rate.value)}  ${percent(rate.low)} to ${percent(rate.high)}  of ${line.figures.games}`,
        ),
      ),
      ...line.figures.scores.map(({ value, low, high }) =>
        row(nameOf(line), `score ${value.toFixed(2)}  ${low.toFixed(2)} to ${high.toFixed(2)}  of ${line.figures.games}`),
      ),
    ]),
    ...differences.map(({ place, variant, of, change: { value, low, high } }) =>
      row(
        [place, variant].filter(Boolean).join(', '),
        of === 'score'
          ? `score ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
          : `${of} ${points(value)} points (${points(low)} to ${points(high)})`,
      ),
    ),
    ...remarks,
    ...bands
      .filter((band) => !band.isKept)
      .map(
        ({ name, text, value }) =>
          `missed: ${name}: ${text}; ${value === null ? 'not measured' : `measured ${value.toFixed(1)}`}`,
      ),
    ...(bands.length > 0 ? [isKept ? 'all targets are met' : 'some targets are missed'] : []),
  ].join('\n');
}
const row = (name: string, text: string): string => `${name.padEnd(36)}  ${text}`;
