import { isFaults, type Game, type Setup } from '@nightfall/kernel';
import { usualSetup } from './usual-setup.ts';

/** What a new game begins with: the kind first game, everything as the book has it, or what was played last in this browser. */
export type Preset = {
  readonly id: 'first' | 'usual' | 'last';
  readonly name: string;
  readonly text: string;
  readonly setup: Setup;
};
type Known = Pick<Game, 'id' | 'players' | 'options' | 'firstGame' | 'setup'>;

const keyOf = (game: string) => `nightfall.setup.${game}`;
export const keepSetup = (game: string, setup: Setup): void => localStorage.setItem(keyOf(game), JSON.stringify(setup));

/** What was played last; undefined if nothing was, or if the game has changed since. */
function lastSetup(game: Known): Setup | undefined {
  const kept = localStorage.getItem(keyOf(game.id));
  if (kept === null) return undefined;
  try {
    const read = JSON.parse(kept) as Setup;
    return isFaults(game.setup(read)) ? undefined : read;
  } catch {
    return undefined;
  }
}

/** The presets of a game, the one to begin with first. */
export function presetsOf(game: Known): readonly Preset[] {
  const usual = usualSetup(game);
  const { firstGame } = game;
  const last = lastSetup(game);
  const presets: readonly (Preset | undefined)[] = [
    last && { id: 'last', name: 'As last time', text: 'The game you played last, ready to start.', setup: last },
    firstGame && {
      ...{ id: 'first', name: 'First game', text: firstGame.text },
      setup: { players: firstGame.players, options: { ...usual.options, ...firstGame.options } },
    },
    { id: 'usual', name: 'Usual game', text: 'Everything as in the rulebook.', setup: usual },
  ];
  return presets.filter((preset) => preset !== undefined);
}
