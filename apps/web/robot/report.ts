import type { Diary } from './diary.ts';
import { sameAs } from './finding.ts';

/** One game of the robot, and what became of it. */
export type Played = {
  readonly game: string;
  readonly way: string;
  readonly screen: string;
  readonly seed: number;
  readonly seconds: number;
  readonly diary: Diary;
};

export const lineOf = ({ game, way, screen, seed, seconds, diary: { isEnded, decisions, findings } }: Played): string =>
  `${game} ${way} ${screen} seed ${seed}: ${isEnded ? 'ended' : 'not ended'}, ${decisions} decisions, ${Math.round(seconds)} s, ${findings.length} findings`;

const HEAD = ['game', 'way', 'screens', 'games', 'ended', 'decisions', 'seconds', 'findings'] as const;
const keyOf = ({ game, way }: Played) => `${game} ${way}`;

/** A row for each game and way. */
export function tableOf(played: readonly Played[]): string {
  const keys = new Set(played.map(keyOf));
  const rows = [...keys].map((key) => rowOf(played.filter((one) => keyOf(one) === key)));
  const widths = HEAD.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)));
  const padded = (cells: readonly string[]) => cells.map((cell, i) => cell.padEnd(widths[i]!));
  return [HEAD, ...rows].map((row) => padded(row).join('  ').trimEnd()).join('\n');
}
function rowOf(all: readonly Played[]): readonly string[] {
  const { game, way } = all[0]!;
  const sum = (of: (diary: Diary) => number) => String(all.reduce((total, { diary }) => total + of(diary), 0));
  const screens = [...new Set(all.map(({ screen }) => screen))].join(', ');
  const seconds = Math.round(all.reduce((total, one) => total + one.seconds, 0));
  const counts = [sum(({ isEnded }) => (isEnded ? 1 : 0)), sum(({ decisions }) => decisions)];
  return [game, way, screens, String(all.length), ...counts, String(seconds), String(findingsOf(all).length)];
}

/** Each fault once, where it was met first. */
export function findingsOf(played: readonly Played[]): readonly string[] {
  const all = played.flatMap(({ game, way, screen, seed, diary }) =>
    diary.findings.map((one) => ({
      key: `${game} ${screen} ${sameAs(one)}`,
      line: `${game} ${way} ${screen} seed ${seed}: ${one.kind}: ${one.text} [${one.place}] ${one.picture}`,
    })),
  );
  return [...new Map(all.toReversed().map(({ key, line }) => [key, line])).values()].toReversed();
}
