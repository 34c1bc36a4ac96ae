import type { Bot, BotLevel, Game, Types } from '@nightfall/kernel';
import { randomBot } from './random.ts';

/** The levels of a game from weak to strong. Every game has `random`, whether it writes one or not. */
export function levelsOf<T extends Types>(game: Game<T>): { readonly [level: string]: BotLevel<T> } {
  return { random: { name: 'Random', text: 'Any legal move.', bot: randomBot(game) }, ...game.bots };
}

/** The bot of a level; undefined if the game has none of that name. */
export function botFor<T extends Types>(game: Game<T>, level: string): Bot<T> | undefined {
  const levels = levelsOf(game);
  return Object.hasOwn(levels, level) ? levels[level]!.bot : undefined;
}
