import type { LabPlayed } from '@nightfall/lab';
import { askWorker } from '../asking.ts';
import type { LabQuestion } from './lab.worker.ts';
import type { Hands } from './run.ts';

const worker = () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
/** A caller that asks one thing only closes it after the answer. */
export const askLab = () => askWorker<LabQuestion>(worker);

/** A worker that plays blocks of games. */
export function hire(): Hands {
  const { ask, close } = askLab();
  return { play: ({ job }) => ask<readonly LabPlayed[]>({ block: job }), close };
}
/** One core is left to the page itself. */
export const handsHere = (): number => Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));
