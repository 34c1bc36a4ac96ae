import { picture, safe } from './markup.ts';

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
const [EDGE, ROW, FOOT] = [28, 46, 26];
/** Where the bar lies below its name. */
const DOWN = 30;

/** Round numbers from one end to the other, about four of them. */
export function ticks(least: number, most: number): readonly number[] {
  const rough = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
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
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const x = (value: number) => EDGE + ((WIDTH - 2 * EDGE) * (value - least)) / (most - least || 1);
  const height = ROW * bars.length;
  const scale = ticks(least, most).map(
    (mark) =>
      `<line class="${mark === 0 ? 'zero' : 'grid'}" x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="${height}"/><text class="mark" x="${x(mark)}" y="${height + FOOT - 8}">${safe(write(mark))}</text>`,
  );
  return picture(name, WIDTH, height + FOOT, [...scale, ...bars.map((bar, i) => row(bar, ROW * i, x, write))]);
}
function row(
  { name, value, low, high, band, isKept = true }: Bar,
  top: number,
  x: (value: number) => number,
  write: (value: number) => string,
) {
  const y = top + DOWN;
  const aim = band ? `<rect class="band" x="${x(band[0])}" y="${y - 9}" width="${x(band[1]) - x(band[0])}" height="18"/>` : '';
  const dot = isKept
    ? `<circle class="dot" cx="${x(value)}" cy="${y}" r="5"/>`
    : `<path class="cross" d="M${x(value) - 6} ${y - 6}l12 12m0-12l-12 12"/>`;
  return `<g>${aim}<text class="name" x="0" y="${top + 14}">${safe(`${name}: ${write(value)}`)}</text><line class="bounds" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>${dot}</g>`;
}
