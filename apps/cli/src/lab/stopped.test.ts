import { EventEmitter } from 'node:events';
import type { Block, LabPlayed } from '@nightfall/lab';
import { expect, test } from 'vitest';
import { sayingWhatIsKept } from './stopped.ts';

const block = (from: number, to: number) => ({ job: { from, to } }) as Block;
const games = (count: number) => Array.from({ length: count }, () => ({}) as LabPlayed);

test('whoever is stopped says how many games are kept, and where', async () => {
  const said: (string | number)[] = [];
  const stage = Object.assign(new EventEmitter(), { exit: (code: number) => void said.push(code) });
  const players = sayingWhatIsKept(
    (blocks, tell) => {
      tell(blocks[0]!, games(5));
      stage.emit('SIGINT', 'SIGINT');
      return Promise.resolve();
    },
    'kept in trial.games',
    (text) => void said.push(text.trim()),
    stage as unknown as Parameters<typeof sayingWhatIsKept>[3],
  );
  await players([block(0, 5), block(5, 10)], () => undefined);
  expect(said).toEqual(['stopped: 5 of 10 games are played, and kept in trial.games', 130]);
  expect(stage.listenerCount('SIGINT') + stage.listenerCount('SIGTERM')).toBe(0);
});
