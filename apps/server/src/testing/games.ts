import type { Game } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';
import { watch } from '@nightfall/kernel/watch';

/** The shelf of the tests: the kernel's small game with its secrets and a short dawn, and the same game with everything open. */
const { dawn } = watch.book.rules;
const { shout } = dawn.sentences;
if (shout?.by !== 'players' || !shout.clock) throw new Error('the dawn has no bell');
const shortDawn = {
  ...dawn,
  sentences: { ...dawn.sentences, shout: { ...shout, clock: { ...shout.clock, lasts: () => DAWN } } },
};
export const DAWN = 600;

const quick = { ...watch, book: { rules: { ...watch.book.rules, dawn: shortDawn } } };
const { eventFor: _, ...rest } = quick;
const open = { ...rest, id: 'open-watch', name: 'The Open Watch', secrets: false, view: watch.clone };
const games = { watch: quick, 'open-watch': open, heist, 'open-heist': openHeist } as unknown as Record<string, Game>;

export const catalog = Object.keys(games).map((id) => ({ id, available: true }));
export const load = async (id: string): Promise<Game> => games[id]!;
