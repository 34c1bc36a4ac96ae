import type { Moment } from '../drama.ts';
import { whole } from './interval-bars.ts';
import { percent, picture } from './markup.ts';

const [WIDTH, HEIGHT, EDGE, FOOT] = [400, 160, 36, 24];
const MARKS = [0, 1 / 4, 1 / 2, 3 / 4, 1];

/** A chance through the games: the line is the middle one, and eight of ten lie in the band. */
export function curveWithBand(name: string, moments: readonly Moment[]): string {
  const x = (i: number) => EDGE + ((WIDTH - EDGE) * i) / Math.max(1, moments.length - 1);
  const y = (chance: number) => 8 + HEIGHT * (1 - chance);
  const line = (of: (moment: Moment) => number) => moments.map((moment, i) => `${x(i).toFixed(1)} ${y(of(moment)).toFixed(1)}`);
  const band = [...line(({ low }) => low), ...line(({ high }) => high).toReversed()].join('L');
  const scale = MARKS.map(
    (mark) =>
      `<line class="${mark === 1 / 2 ? 'zero' : 'grid'}" x1="${EDGE}" x2="${WIDTH}" y1="${y(mark)}" y2="${y(mark)}"/><text class="mark start" x="0" y="${y(mark) + 4}">${whole(percent(mark))}</text>`,
  );
  const foot = ['start', 'middle', 'end'].map(
    (text, i) =>
      `<text class="mark ${['start', '', 'end'][i]}" x="${EDGE + ((WIDTH - EDGE) * i) / 2}" y="${HEIGHT + FOOT}">${text}</text>`,
  );
  return picture(name, WIDTH, HEIGHT + FOOT + 8, [
    ...scale,
    `<path class="around" d="M${band}Z"/><path class="curve" d="M${line(({ median }) => median).join('L')}"/>`,
    ...foot,
  ]);
}
