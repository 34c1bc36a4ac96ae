import type { Game } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';
import { watch } from '@nightfall/kernel/watch';

/** The kernel's small games for server and pages: the watch with a dawn against the clock, and the heist in real time. */
const { dawn } = watch.book.rules;
const { shout } = dawn.sentences;
if (shout?.by !== 'players' || !shout.clock) throw new Error('the dawn has no bell');

/** The cargo says how many seconds the dawn lasts. */
type Laden = { readonly cargo: string };
const lasts = ({ cargo }: Laden) => 1000 * cargo.length;
const timed = { ...shout, clock: { ...shout.clock, lasts } };
const book = { ...watch.book, rules: { ...watch.book.rules, dawn: { ...dawn, sentences: { ...dawn.sentences, shout: timed } } } };

const { eventFor: _, ...rest } = watch;
const open = { ...rest, book, secrets: false, view: watch.clone };
/** On the wide map every line of the log is about its lower left corner. */
const event: typeof watch.words.event = (one, name) => {
  const line = watch.words.event(one, name);
  return line && { ...line, marks: ['A13'] };
};
const games = {
  watch: { ...watch, book },
  'open-watch': { ...open, id: 'open-watch', name: 'The Open Watch' },
  'wide-watch': { ...open, id: 'wide-watch', name: 'The Wide Watch', words: { ...watch.words, event } },
  heist,
  'open-heist': openHeist,
} as unknown as Record<string, Game>;

export const catalog = Object.keys(games).map((id) => ({ id, available: true }));
export const load = async (id: string): Promise<Game> => games[id]!;
