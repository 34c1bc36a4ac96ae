import type { Line } from '../result.ts';
import type { Bar } from './interval-bars.ts';
import { nameOf } from './markup.ts';

/** How often each side of each line wins. */
export const winsOf = (lines: readonly Line[]) =>
  lines.flatMap((line) =>
    line.figures.wins.map(({ of, rate, needed }) => {
      const name = [nameOf(line), of].filter(Boolean).join(', ');
      return { line, of, needed, name, ...rate, ...aimOf(line, `${of} wins`, 100) };
    }),
  );
/** The mean score of each seat of each line. */
export const scoresOf = (lines: readonly Line[]) =>
  lines.flatMap((line) =>
    line.figures.scores.map((score, seat) => {
      const name = `${nameOf(line)}${line.figures.scores.length > 1 ? `, seat ${seat + 1}` : ''}`;
      return { line, seat, name, ...score, ...aimOf(line, 'the mean score', 1) };
    }),
  );

/** The target whose words begin like this. */
function aimOf({ bands }: Line, words: string, unit: number): Pick<Bar, 'band' | 'isKept'> {
  const aim = bands.find(({ text }) => text.startsWith(words));
  return aim ? { band: [aim.low / unit, aim.high / unit], isKept: aim.isKept } : {};
}
