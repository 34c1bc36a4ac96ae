import type { Estimate } from '@nightfall/bots';
import type { Summary } from './summary.ts';

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const plain = (x: number) => x.toFixed(2);
const bounds = ({ value, low, high }: Estimate, write: (x: number) => string) =>
  `${write(value).padStart(9)}   ${write(low)} to ${write(high)}`;

/** The table of a simulation: each figure with its 95 % bounds. */
export function report(s: Summary): string {
  const { won, lost, scored, unfinished } = s.outcomes;
  const isContest = won + lost > 0;
  const rows = [
    ...(isContest ? [[s.kind === 'versus' ? 'someone wins' : 'the team wins', bounds(s.winRate, percent)] as const] : []),
    ...(isContest && s.kind === 'versus'
      ? s.seats.map(({ seat, bot, winRate }) => [`seat ${seat} (${bot}) wins`, bounds(winRate, percent)] as const)
      : []),
    ...s.scores.map(
      (score, i) =>
        [
          s.scores.length > 1 ? `score of seat ${i}` : 'score',
          `${bounds(score, plain)}   (${score.min} to ${score.max})`,
        ] as const,
    ),
    ['inputs a game', `${bounds(s.inputs, plain)}   (${s.inputs.min} to ${s.inputs.max})`] as const,
    ...Object.entries(s.causes).map(([cause, count]) => [`lost: ${cause}`, `${count}`.padStart(9)] as const),
  ];
  const ended = Object.entries(s.ends).map(([end, count]) => `${`${count}`.padStart(6)}  ${end}`);
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
    '',
    'How they ended',
    ...ended,
  ].join('\n');
}
