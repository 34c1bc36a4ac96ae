import { LINE, linesOf, picture, safe, written } from './markup.ts';

/** A measured value with its bounds; a band is what was aimed at. */
export type Bar = {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly band?: readonly [low: number, high: number];
  readonly isKept?: boolean;
};
/** Narrow enough that its letters stay readable on a phone. */
const WIDTH = 400;
const [EDGE, ROW, FOOT] = [34, 44, 28];
/** Where the bar lies below the last line of its name. */
const DOWN = 14;
/** As many letters as surely fit beside each other. */
const LETTERS = 48;

/** Round numbers from one end to the other, about four of them. */
export function ticks(least: number, most: number): readonly number[] {
  const rough = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const farFrom = (factor: number) => Math.abs(Math.log((factor * power) / rough));
  const step = power * [1, 2, 5, 10].reduce((best, factor) => (farFrom(factor) < farFrom(best) ? factor : best));
  const first = Math.ceil(least / step - 1e-9);
  return Array.from({ length: Math.floor(most / step + 1e-9) - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
}

/** One row for each value: a dot between its bounds. A value outside its band is a cross, not only red. */
export function intervalBars(
  name: string,
  bars: readonly Bar[],
  write: (value: number) => string,
  also: readonly number[] = [],
): string {
  const ends = [...also, ...bars.flatMap(({ low, high, band }) => [low, high, ...(band ?? [])])];
  const [least, most] = spanOf(ends);
  const x = (value: number) => EDGE + ((WIDTH - 2 * EDGE) * (value - least)) / (most - least);
  const rows = bars.map((bar) => ({ bar, lines: linesOf(`${bar.name}: ${write(bar.value)}`, LETTERS) }));
  const tops = rows.map((_, i) => rows.slice(0, i).reduce((sum, { lines }) => sum + heightOf(lines), 0));
  const height = rows.reduce((sum, { lines }) => sum + heightOf(lines), 0);
  const scale = ticks(least, most).map(
    (mark) =>
      `${rows.map(({ lines }, i) => gridLine(mark, x(mark), tops[i]! + plotFrom(lines), tops[i]! + heightOf(lines))).join('')}<text class="mark" x="${x(mark)}" y="${height + FOOT - 8}">${mark === 0 ? '0' : safe(whole(write(mark)))}</text>`,
  );
  return picture(name, WIDTH, height + FOOT, [...scale, ...rows.map(({ bar, lines }, i) => row(bar, lines, tops[i]!, x))]);
}
/** On a scale, "20 %" says as much as "20.0 %". */
export const whole = (text: string): string => text.replace(/\.0+(?!\d)/, '');
/** The lines of the scale begin below a name, so that none goes through its words. */
const plotFrom = (lines: readonly string[]): number => LINE * lines.length + 2;
const gridLine = (mark: number, x: number, from: number, to: number): string =>
  `<line class="${mark === 0 ? 'zero' : 'grid'}" x1="${x}" x2="${x}" y1="${from}" y2="${to}"/>`;
const heightOf = (lines: readonly string[]): number => ROW + LINE * (lines.length - 1);
/** From the least to the most; what is one value only stands in the middle. */
function spanOf(ends: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const around = least === most ? Math.abs(least) / 10 || 0.05 : 0;
  return [least - around, most + around];
}
function row(
  { value, low, high, band, isKept = true }: Bar,
  lines: readonly string[],
  top: number,
  x: (value: number) => number,
) {
  const y = top + LINE * lines.length + DOWN - 4;
  const aim = band ? `<rect class="band" x="${x(band[0])}" y="${y - 9}" width="${x(band[1]) - x(band[0])}" height="18"/>` : '';
  const dot = isKept
    ? `<circle class="dot" cx="${x(value)}" cy="${y}" r="5"/>`
    : `<path class="cross" d="M${x(value) - 6} ${y - 6}l12 12m0-12l-12 12"/>`;
  return `<g>${aim}${written(lines, top + 14)}<line class="bounds" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>${dot}</g>`;
}
