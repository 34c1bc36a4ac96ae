import { type Estimate, mean, pairedDifference, type Played, rate } from '@nightfall/bots';

/** What the level in this seat got from a game: 1 for a win; where only points count, the points. */
const gotFrom = ({ outcome, winners, scores }: Played, seat: number): number =>
  outcome === 'scored' && winners.length === 0 ? (scores[0] ?? 0) : winners.includes(seat) ? 1 : 0;

export type Row = { readonly name: string; readonly played: readonly Played[] };

const isScored = (played: readonly Played[]): boolean =>
  played.some(({ outcome, winners }) => outcome === 'scored' && winners.length === 0);
const percent = (x: number): string => (100 * x).toFixed(1);
const points = (x: number): string => x.toFixed(2);

/** A line of the table: the figure with its 95 % bounds, the number of games, and what the row has over the one above, game by game. */
export function rowLine({ name, played }: Row, above: Row | undefined, seat: number): string {
  const got = played.map((one) => gotFrom(one, seat));
  const scored = isScored(played);
  const figure = scored ? mean(got) : rate(got.filter((one) => one === 1).length, got.length);
  const gain =
    above &&
    pairedDifference(
      got,
      above.played.map((one) => gotFrom(one, seat)),
    );
  return `| ${[name, inWords(figure, scored), String(got.length), gain ? signed(gain, scored) : ''].join(' | ')} |`;
}
const inWords = ({ value, low, high }: Estimate, scored: boolean): string =>
  scored ? `${points(value)} (${points(low)}–${points(high)})` : `${percent(value)} % (${percent(low)}–${percent(high)})`;
function signed({ value, high }: Estimate, scored: boolean): string {
  const write = scored ? points : percent;
  return `${value < 0 ? '−' : '+'}${write(Math.abs(value))} ±${write(high - value)}`;
}
export const HEAD = ['| level | result (95 % bounds) | games | against the row above, same dice |', '| --- | --- | --- | --- |'];
