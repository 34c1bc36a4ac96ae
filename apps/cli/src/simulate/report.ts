import type { Estimate, Summary } from './summary.ts';

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const plain = (x: number) => x.toFixed(2);
const bounds = ({ value, low, high }: Estimate, write: (x: number) => string) =>
  `${write(value).padStart(9)}   ${write(low)} to ${write(high)}`;

/** The table of a simulation: each figure with its 95 % bounds. */
export function report(s: Summary): string {
  const { won, lost, scored, unfinished } = s.outcomes;
  const isContest = won + lost > 0;
  const rows = [
    ...(isContest ? [['win rate', bounds(s.winRate, percent)] as const] : []),
    ...(isContest && s.bots.length > 1
      ? s.seats.map(({ seat, bot, winRate }) => [`seat ${seat} (${bot}) wins`, bounds(winRate, percent)] as const)
      : []),
    ...s.scores.map(
      (score, i) =>
        [
          s.scores.length > 1 ? `score of seat ${i}` : 'score',
          `${bounds(score, plain)}   (${score.min} to ${score.max})`,
        ] as const,
    ),
    ['inputs a game', bounds(s.inputs, plain)] as const,
    ...Object.entries(s.titles).map(([title, count]) => [`“${title}”`, `${count}`.padStart(9)] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const ends = [`${won} won`, `${lost} lost`, `${scored} scored`, `${unfinished} unfinished`].filter(
    (text) => !text.startsWith('0 '),
  );
  return [
    `${s.game}, rules version ${s.version}: ${s.games} games by ${s.bots.join(', ')}; seed ${s.seed}`,
    `${ends.join(', ')}; ${s.seconds.toFixed(1)} s, ${s.gamesPerSecond} games a second`,
    '',
    `${''.padEnd(width)}    value   95 % bounds`,
    ...rows.map(([name, text]) => name.padEnd(width) + text),
  ].join('\n');
}
