import type { Diary } from './diary.ts';
import { sameAs } from './finding.ts';

/** One game of the robot, and what became of it. */
export type Played = {
  readonly game: string;
  readonly way: string;
  readonly screen: string;
  readonly seed: number;
  readonly diary: Diary;
};

const pad = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, i) => cell.padEnd(widths[i]!))
    .join('  ')
    .trimEnd();

const nameOf = ({ game, way, screen }: Played) => `${game} ${way} ${screen}`;
/** A row for each game, way and screen. */
export function tableOf(played: readonly Played[]): string {
  const names = new Set(played.map(nameOf));
  const rows = [...names].map((name) => {
    const all = played.filter((one) => nameOf(one) === name);
    const { game, way, screen } = all[0]!;
    const sum = (of: (diary: Diary) => number) => String(all.reduce((total, { diary }) => total + of(diary), 0));
    const found = new Set(all.flatMap(({ diary }) => diary.findings.map(sameAs))).size;
    return [
      game,
      way,
      screen,
      String(all.length),
      sum(({ isEnded }) => (isEnded ? 1 : 0)),
      sum(({ decisions }) => decisions),
      String(found),
    ];
  });
  const head = ['game', 'way', 'screen', 'games', 'ended', 'decisions', 'findings'];
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)));
  return [head, ...rows].map((row) => pad(row, widths)).join('\n');
}

/** Each fault once, where it was met first. */
export function findingsOf(played: readonly Played[]): string[] {
  const all = played.flatMap(({ game, way, screen, seed, diary }) =>
    diary.findings.map((one) => ({
      key: `${game} ${screen} ${sameAs(one)}`,
      line: `${game} ${way} ${screen} seed ${seed}: ${one.kind}: ${one.text} [${one.place}] ${one.picture}`,
    })),
  );
  return [...new Map(all.toReversed().map(({ key, line }) => [key, line])).values()].toReversed();
}
