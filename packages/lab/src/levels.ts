import { searchBot } from '@nightfall/bots';
import { botOf, type BotLevel, type Game, type Types } from '@nightfall/kernel';

/** `tries-64`: a bot that thinks each decision over with 64 tries. Doubled again and again they show whether skill matters. */
const TRIES = /^tries-([1-9]\d{0,5})$/;

/** A level of the game, or a bot of so many tries where one can look ahead; undefined if there is none. */
export function levelOf(game: Game, level: string): BotLevel<Types> | undefined {
  const tries = TRIES.exec(level)?.[1];
  if (tries === undefined) return botOf(game, level);
  const canLookAhead = !game.secrets || game.mind?.imagine !== undefined;
  return canLookAhead ? levelWith(game, Number(tries)) : undefined;
}
const levelWith = (game: Game, tries: number): BotLevel<Types> => ({
  name: `${tries} tries`,
  text: `Thinks each decision over with ${tries} tries.`,
  rank: 3,
  bot: searchBot(game, { tries, arms: 16, margin: 1.5 }),
});

/** The game with all levels that these seats ask for. */
export function withLevels(game: Game, levels: readonly string[]): Game {
  const more = levels.filter((level) => TRIES.test(level));
  if (more.length === 0) return game;
  return { ...game, bots: { ...game.bots, ...Object.fromEntries(more.map((level) => [level, levelOf(game, level)!])) } };
}
