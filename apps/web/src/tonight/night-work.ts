import type { Reached } from '@nightfall/kernel';
import { ADDED } from '../added.ts';
import { askWorker } from '../asking.ts';

type Night = { readonly game: string; readonly date: string };
export type NightQuestion =
  | (Night & { readonly ask: 'par'; readonly level: string })
  | (Night & { readonly ask: 'check'; readonly record: string });
/** A night that was checked: who played it, and what was reached. */
export type Shown = { readonly reached: Reached; readonly name: string };

/** Plays and checks whole nights beside the page. */
export function nightWorker() {
  const { ask, close } = askWorker<NightQuestion>(
    () => new Worker(new URL('./night.worker.ts', import.meta.url), { type: 'module' }),
    ADDED,
  );
  return {
    par: (night: Night, level: string) => ask<Reached | undefined>({ ...night, ask: 'par', level }),
    /** What was reached; or a sentence that says why the record is not one of this night. */
    check: (night: Night, record: string) => ask<Shown | string>({ ...night, ask: 'check', record }),
    close,
  };
}
export type NightWorker = ReturnType<typeof nightWorker>;
