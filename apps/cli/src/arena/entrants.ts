import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, botOf, type Game, quickRandom, type Types } from '@nightfall/kernel';
import { misused, type Trouble } from '../trouble.ts';
import type { Player } from './player.ts';
import { type Patience, Program } from './program.ts';

/** A player made from a function: nothing to start and nothing to end. */
const inside = (name: string, bot: Bot<Types>): Player => ({
  name,
  sit: async () => undefined,
  answer: async ({ view, seat, seed, time }) => bot(view, seat, quickRandom(seed), time),
  over: () => undefined,
  close: () => undefined,
});

/** `good`, `./my-bot.mjs` or `python3 bot.py`: one player for each call. */
export async function playerFor(game: Game, word: string, patience: Patience): Promise<Player | Trouble> {
  const level = botOf(game, word);
  if (level) return inside(word, level.bot);
  if (/\s/.test(word) || !/\.[cm]?js$/.test(word)) return programFor(game, word, patience);
  if (!existsSync(word)) return misused(`${word}: there is no such file.`);
  const { default: bot } = (await import(pathToFileURL(resolve(word)).href)) as { default?: unknown };
  if (typeof bot !== 'function')
    return misused(`${word} exports no bot: its default must be a function of view, seat and random.`);
  return inside(word, bot as Bot<Types>);
}
/** A single word that is neither a level nor a file is most likely a slip. */
function programFor(game: Game, word: string, patience: Patience): Player | Trouble {
  if (!/\s/.test(word) && !existsSync(word))
    return misused(`"${word}" is no level of ${game.name} (${Object.keys(game.bots).join(', ')}), no file and no command.`);
  return new Program(word, patience);
}
