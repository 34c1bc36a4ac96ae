import { catalog, load } from '@nightfall/catalog';
import type { Game, Json, Options, OptionSpec, Setup } from '@nightfall/kernel';
import { type Arguments, numberOf, valueOf } from './arguments.ts';
import { isTrouble, misused, type Trouble } from './trouble.ts';

/** Games that can be played, by their ids. */
export const playable = (): string[] => catalog.filter(({ available }) => available).map(({ id }) => id);

/** A game by its name or the beginning of it. */
export async function findGame(name: string | undefined): Promise<Game | Trouble> {
  const ids = playable();
  if (name === undefined) return misused(`name a game: ${ids.join(', ')}.`);
  const exact = ids.find((id) => id === name);
  const fitting = exact ? [exact] : ids.filter((id) => id.startsWith(name));
  if (fitting.length === 1) return load(fitting[0]!);
  return misused(
    fitting.length > 1
      ? `"${name}" could be ${fitting.join(' or ')}.`
      : `there is no game "${name}"; there are ${ids.join(', ')}. NIGHTFALL_GAMES adds games of your own: docs/guides/a-game-as-a-package.md.`,
  );
}

/** The flags that `gameAndSetup` reads. */
export const SETUP_FLAGS = {
  players: { takes: 'N', text: 'how many seats (the fewest the game allows)' },
  options: { takes: 'KEY=VALUE[,…]', text: "the game's options" },
} as const;

/** The game that the first word names, and its setup from the flags. */
export async function gameAndSetup(args: Arguments): Promise<{ readonly game: Game; readonly setup: Setup } | Trouble> {
  const game = await findGame(args.words[0]);
  if (isTrouble(game)) return game;
  const players = numberOf(args, 'players', undefined, 1, 64);
  if (isTrouble(players)) return players;
  const setup = setupFrom(game, players, valueOf(args, 'options'));
  return isTrouble(setup) ? setup : { game, setup };
}

/** The setup from `--players` and `--options key=value,key=value`. */
export function setupFrom(game: Game, players: number | undefined, text: string | undefined): Setup | Trouble {
  const { min, max } = game.players;
  const count = players ?? min;
  if (count < min || count > max)
    return misused(`${game.name} is for ${min === max ? min : `${min} to ${max}`} players, not ${count}.`);
  const options = readOptions(game, text ?? '');
  return isTrouble(options) ? options : { players: count, options };
}

function readOptions(game: Game, text: string): Options | Trouble {
  const options: Record<string, Json> = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [, id, word] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (id === undefined) return misused(`options are written key=value, not "${pair}".`);
    const spec = game.options.find((option) => option.id === id);
    if (!spec)
      return misused(
        `${game.name} has no option "${id}"; it has ${game.options.map((option) => option.id).join(', ') || 'none'}.`,
      );
    const value = readOption(spec, word!);
    if (isTrouble(value)) return value;
    options[id] = value;
  }
  return options;
}

function readOption(spec: OptionSpec, word: string): Json | Trouble {
  switch (spec.kind) {
    case 'choice': {
      const values = spec.choices.map(({ value }) => value);
      return values.includes(word) ? word : misused(`option ${spec.id} is one of ${values.join(', ')}, not "${word}".`);
    }
    case 'switch':
      return word === 'true' || word === 'false'
        ? word === 'true'
        : misused(`option ${spec.id} is true or false, not "${word}".`);
    case 'number': {
      const value = Number(word);
      const fits = word !== '' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
      return fits ? value : misused(`option ${spec.id} is a whole number from ${spec.min} to ${spec.max}, not "${word}".`);
    }
    case 'text':
      return new RegExp(spec.pattern).test(word)
        ? word
        : misused(`option ${spec.id} must look like this: ${spec.hint}; not "${word}".`);
    case 'data':
      return misused(`option ${spec.id} is too complex for the command line; use a position file or an example.`);
  }
}
