import type { Fault } from '@nightfall/kernel';

/** What keeps a command from doing its work: a message for stderr, and the code to leave with (1 failed, 2 wrongly called). */
export type Trouble = { readonly trouble: string; readonly exit: 1 | 2 };

export const failed = (trouble: string): Trouble => ({ trouble, exit: 1 });
export const misused = (trouble: string): Trouble => ({ trouble, exit: 2 });
export const isTrouble = (value: unknown): value is Trouble => typeof value === 'object' && value !== null && 'trouble' in value;

/** Every fault on a line of its own, each with its place. */
export const faultLines = (source: string, faults: readonly Fault[]): string =>
  faults.map(({ where, code, text }) => `${source}: ${where === '' ? '' : `${where}: `}${text} [${code}]`).join('\n');
