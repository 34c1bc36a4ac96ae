import { picture, safe } from './markup.ts';

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
export function histogram(name: string, bins: readonly Bin[]): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bins.length);
  const column = ({ from, to, count }: Bin, i: number) => {
    const high = (HEIGHT * count) / most;
    return `<rect class="column" x="${i * step + 1}" y="${HEIGHT - high}" width="${step - 2}" height="${high}"><title>${from} to ${to}: ${count}</title></rect>`;
  };
  const marks = [bins[0]?.from, bins[bins.length >> 1]?.from, bins.at(-1)?.to].map(
    (mark, i) =>
      `<text class="mark ${['start', '', 'end'][i]}" x="${(WIDTH * i) / 2}" y="${HEIGHT + FOOT - 6}">${safe(String(mark ?? ''))}</text>`,
  );
  return picture(name, WIDTH, HEIGHT + FOOT, [...bins.map(column), ...marks]);
}
