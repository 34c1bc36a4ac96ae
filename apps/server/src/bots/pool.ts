import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Asker, BotMove, Question } from '@nightfall/table';
import type { Choice } from '../games.ts';
import { Queue } from './queue.ts';

/** Bots think in threads of their own, so a slow one delays nobody. */
export type BotPool = {
  ask(question: Question, asker?: Asker): Promise<readonly BotMove[]>;
  /** How many questions wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
};
const SOMEBODY: Asker = { owner: '', isWatched: () => true };

type Task = {
  readonly question: Question;
  readonly asker: Asker;
  readonly resolve: (moves: readonly BotMove[]) => void;
  readonly reject: (error: Error) => void;
};
type Thread = { readonly worker: Worker; task: Task | undefined; timer: NodeJS.Timeout | undefined };
export type Answer = { readonly moves: readonly BotMove[] } | { readonly error: string };

const ENTRY = new URL('./worker.mjs', import.meta.url);
const IDLE = 60_000;

export function openBots(
  choice: Choice,
  limits = { threads: Math.max(1, Math.min(4, availableParallelism() - 1)), most: 60_000 },
): BotPool {
  const threads = new Set<Thread>();
  const waiting = new Queue<Task>();

  const begin = (thread: Thread, task: Task) => {
    clearTimeout(thread.timer);
    thread.task = task;
    thread.timer = setTimeout(() => end(thread, new Error(`the bot thought longer than ${limits.most} ms`)), limits.most);
    thread.worker.postMessage(task.question);
  };
  const end = (thread: Thread, error?: Error) => {
    clearTimeout(thread.timer);
    threads.delete(thread);
    thread.task?.reject(error ?? new Error('the bot was stopped'));
    thread.task = undefined;
    void thread.worker.terminate();
    next();
  };
  const answered = (thread: Thread, answer: Answer) => {
    const { task } = thread;
    thread.task = undefined;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => end(thread), IDLE).unref();
    if ('moves' in answer) task?.resolve(answer.moves);
    else task?.reject(new Error(answer.error));
    next();
  };
  const start = (): Thread => {
    const worker = new Worker(ENTRY, { workerData: choice, execArgv: [] });
    const thread: Thread = { worker, task: undefined, timer: undefined };
    worker.on('message', (answer: Answer) => answered(thread, answer));
    worker.on('error', (error) => end(thread, error as Error));
    worker.unref();
    threads.add(thread);
    return thread;
  };
  const free = () => [...threads].find((thread) => !thread.task) ?? (threads.size < limits.threads ? start() : undefined);
  const next = () => {
    const thread = waiting.length > 0 ? free() : undefined;
    if (thread) begin(thread, waiting.next([...threads].flatMap(({ task }) => task ?? []))!);
  };
  return {
    get waiting() {
      return waiting.length;
    },
    ask: (question, asker = SOMEBODY) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, asker, resolve, reject });
        next();
      }),
    close: async () => {
      waiting.clear().forEach((task) => task.reject(new Error('the server stops')));
      [...threads].forEach((thread) => end(thread));
    },
  };
}
