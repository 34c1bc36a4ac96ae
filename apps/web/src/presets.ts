import { isFaults, readSetup, type Game, type Setup } from '@nightfall/kernel';
import { usualSetup } from './usual-setup.ts';

/** What a new game begins with: what a link asks for, what was played last in this browser, the kind first game, or everything as the book has it. */
export type Preset = {
  readonly id: 'first' | 'usual' | 'last' | 'linked';
  readonly name: string;
  readonly text: string;
  readonly setup: Setup;
};
type Known = Pick<Game, 'id' | 'players' | 'options' | 'firstGame' | 'setup'>;

const keyOf = (game: string) => `nightfall.setup.${game}`;
export const keepSetup = (game: string, setup: Setup): void => localStorage.setItem(keyOf(game), JSON.stringify(setup));

/** A setup from outside; undefined if there is none, or if the game does not know it (any more). */
function setupIn(game: Known, text: string | null): Setup | undefined {
  if (text === null) return undefined;
  try {
    const read = readSetup(game, JSON.parse(text));
    return isFaults(read) || isFaults(game.setup(read)) ? undefined : read;
  } catch {
    return undefined;
  }
}
/** A link may lay the table: `#setup=` and the setup as JSON, as the reports of the lab do. */
const linkedIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('setup');

/** The kind first game of a game that has one. */
export function firstSetup(game: Known): Setup {
  const usual = usualSetup(game);
  const { players, options } = game.firstGame ?? usual;
  return { players, options: { ...usual.options, ...options } };
}

/** The presets of a game, the one to begin with first. */
export function presetsOf(game: Known, hash = location.hash): readonly Preset[] {
  const usual = usualSetup(game);
  const { firstGame } = game;
  const linked = setupIn(game, linkedIn(hash));
  const last = setupIn(game, localStorage.getItem(keyOf(game.id)));
  const presets: readonly (Preset | undefined)[] = [
    linked && { id: 'linked', name: 'This table', text: 'The table you came for, ready to start.', setup: linked },
    last && { id: 'last', name: 'As last time', text: 'The game you played last, ready to start.', setup: last },
    firstGame && { id: 'first', name: 'First game', text: firstGame.text, setup: firstSetup(game) },
    { id: 'usual', name: 'Usual game', text: 'Everything as in the rulebook.', setup: usual },
  ];
  return presets.filter((preset) => preset !== undefined);
}
