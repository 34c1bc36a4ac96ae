import type { Players } from '@nightfall/lab';

/** Where signals come from and how one leaves: the process itself. */
type Stage = Pick<NodeJS.Process, 'once' | 'off'> & { exit(code: number): void };
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Players who say what is kept, and where, when somebody stops them. */
export function sayingWhatIsKept(players: Players, where: string, say: (text: string) => void, stage: Stage = process): Players {
  let [done, all] = [0, 0];
  const stop = (signal: keyof typeof SIGNALS) => {
    say(`\nstopped: ${done === 0 ? 'no game was kept yet' : `${done} of ${all} games are played, and ${where}`}`);
    stage.exit(SIGNALS[signal]);
  };
  return async (blocks, tell) => {
    all += blocks.reduce((sum, { job }) => sum + job.to - job.from, 0);
    for (const signal of names) stage.once(signal, stop);
    try {
      await players(blocks, (block, played) => {
        tell(block, played);
        done += played.length;
      });
    } finally {
      for (const signal of names) stage.off(signal, stop);
    }
  };
}
const names = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
