import type { MatchInfo } from '@nightfall/protocol';

/** One game of an evening, as its end is told. */
export type Played = {
  readonly game: string;
  readonly title: string;
  readonly outcome: 'won' | 'lost' | 'scored';
  /** Those who won, where others at the table did not. */
  readonly winners: readonly string[];
};
type Ended = { readonly outcome: Played['outcome']; readonly title: string; readonly winners: readonly number[] };

export const playedOf = (game: string, { outcome, title, winners }: Ended, names: readonly string[]): Played => ({
  ...{ game, title, outcome },
  winners: winners.length < names.length ? winners.flatMap((seat) => names[seat] ?? []) : [],
});

/** The games that led to this one, the first of the evening first: each names the one that followed it. */
export function gamesBefore(archive: readonly MatchInfo[], id: string): readonly Played[] {
  const before = archive.find(({ next, result }) => next === id && result);
  if (!before) return [];
  const others = archive.filter((match) => match !== before);
  return [...gamesBefore(others, before.id), playedOf(before.game, before.result as Ended, before.names)];
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
/** Who won how often; where everyone wins and loses together, how often they did. */
export function tallyOf(evening: readonly Played[]): string {
  const wins = new Map<string, number>();
  for (const name of evening.flatMap(({ winners }) => winners)) wins.set(name, (wins.get(name) ?? 0) + 1);
  const apart = [...wins].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${counted(count, 'win')}`);
  const together = evening.filter(({ winners, outcome }) => winners.length === 0 && outcome !== 'scored');
  const won = together.filter(({ outcome }) => outcome === 'won').length;
  return [
    counted(evening.length, 'game'),
    ...(together.length > 0 ? [`together ${won} won, ${together.length - won} lost`] : []),
    ...apart,
  ].join(' · ');
}
