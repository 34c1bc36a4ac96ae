import { picture } from './markup.ts';

/** How many values lie between two bounds. */
export type Bin = { readonly from: number; readonly to: number; readonly count: number };
const BINS = 16;

/** About sixteen bins of equal, whole width. */
export function binsOf(values: readonly number[]): readonly Bin[] {
  if (values.length === 0) return [];
  const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const width = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width - 1,
    count: 0,
  }));
  for (const value of values) bins[Math.floor((value - least) / width)]!.count += 1;
  return bins;
}

const [WIDTH, HEIGHT, FOOT] = [400, 120, 24];
/** How many games lie in each bin, drawn from the least to the most of what is compared. */
export function histogram(name: string, bins: readonly Bin[], [least, most]: readonly [number, number]): string {
  const tallest = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number) => (WIDTH * (value - least)) / (most - least + 1);
  const column = ({ from, to, count }: Bin) => {
    const high = (HEIGHT * count) / tallest;
    const width = Math.max(1, x(to + 1) - x(from) - 2);
    return `<rect class="column" x="${(x(from) + 1).toFixed(1)}" y="${(HEIGHT - high).toFixed(1)}" width="${width.toFixed(1)}" height="${high.toFixed(1)}"><title>${from} to ${to}: ${count}</title></rect>`;
  };
  const marks = [least, Math.round((least + most) / 2), most].map(
    (mark, i) => `<text class="mark ${['start', '', 'end'][i]}" x="${(WIDTH * i) / 2}" y="${HEIGHT + FOOT - 6}">${mark}</text>`,
  );
  const ground = `<line class="grid" x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>`;
  return picture(name, WIDTH, HEIGHT + FOOT, [ground, ...bins.map(column), ...marks]);
}
