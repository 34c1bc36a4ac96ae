import type { LabResult } from '../result.ts';
import { scoresOf, winsOf } from './bars.ts';
import { number, percent } from './markup.ts';
import { intervalBars } from './interval-bars.ts';
import { overviewOf } from './overview.ts';
import { CHART_STYLE } from './style.ts';

const [BESIDE, ABOVE] = [16, 12];

/** What the games say at a glance, as a picture that needs nothing else: the grid, or the win rates, or the scores. */
export function chartOf({ lines }: LabResult): string | undefined {
  const [wins, scores] = [winsOf(lines), scoresOf(lines)];
  const svg =
    overviewOf(lines) ||
    (wins.length > 0 && intervalBars('Win rates', wins, percent)) ||
    (scores.length > 0 && intervalBars('Scores', scores, number));
  return svg ? standing(svg) : undefined;
}
/** With its style and some ground around it. */
const standing = (svg: string): string =>
  svg.replace(/^<svg (.*?) viewBox="0 0 (\S+) (\S+)">/, (_, rest: string, width: string, height: string) => {
    const [w, h] = [Number(width) + 2 * BESIDE, Number(height) + 2 * ABOVE];
    return `<svg xmlns="http://www.w3.org/2000/svg" ${rest} width="${w}" height="${h}" viewBox="${-BESIDE} ${-ABOVE} ${w} ${h}"><style>${CHART_STYLE}</style>`;
  });
