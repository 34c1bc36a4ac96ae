import type { Arguments, Flags } from './arguments.ts';
import type { Trouble } from './trouble.ts';

export type Command = {
  /** What stands after the name: `GAME`, `FILE…`. */
  readonly takes: string;
  readonly summary: string;
  /** More for `--help`, in whole sentences. */
  readonly text: string;
  readonly flags: Flags;
  /** The exit code, or what went wrong. */
  run(args: Arguments): Promise<number | Trouble>;
};

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
export const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
