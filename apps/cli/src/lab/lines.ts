import { type LabResult, type Line, nameOf } from '@nightfall/lab';
import type { About } from '@nightfall/kernel';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** What an experiment found, for a terminal. */
export function resultLines({ title, lines, differences, remarks, isKept }: LabResult, score: About['score'] = null): string {
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
      ...scoreLines(line, score),
    ]),
    ...differences.map(({ place, variant, of, change: { value, low, high } }) =>
      row(
        [place, variant].filter(Boolean).join(', '),
        of === 'score'
          ? `score ${signed(value)} (${signed(low)} to ${signed(high)})${better(score)}`
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
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
const better = (score: About['score']): string =>
  score === null ? '' : `, ${score.best === 'lowest' ? 'lower' : 'higher'} is better`;

/** The mean score of each seat; once for all where they share it. */
function scoreLines(line: Line, score: About['score']): readonly string[] {
  const { scores, games } = line.figures;
  const told = scores.map(({ value, low, high }) => `${value.toFixed(2)}  ${low.toFixed(2)} to ${high.toFixed(2)}  of ${games}`);
  const areShared = told.every((text) => text === told[0]);
  return (areShared ? told.slice(0, 1) : told).map((text, seat) =>
    row(nameOf(line), `score${whose(areShared, scores.length, seat)} ${text}${better(score)}`),
  );
}
const whose = (areShared: boolean, seats: number, seat: number): string =>
  seats === 1 ? '' : areShared ? ' of each seat' : ` of seat ${seat + 1}`;
