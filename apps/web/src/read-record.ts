import { gameOfFile } from '@nightfall/catalog';
import { openFile, openRecord, parseRecord, type Fault, type Game, type Match, type OpenedRecord } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { boardOf } from './modules.ts';

/** `older` says by which rules the match was played, where they are not today's. */
export type Film = { readonly match: Match; readonly module: BoardModule; readonly older: string | undefined };

/** A record or a game file from outside as a match; or what is wrong with it, and where. */
export async function readRecord(text: string): Promise<Film | Fault> {
  const own = gameOfFile(text);
  const module = own && (await boardOf(own.id));
  return module ? readGameFile(module, text) : readPlainRecord(text);
}
function readGameFile(module: BoardModule, text: string): Film | Fault {
  const match = openFile(module.game, text);
  return 'where' in match ? match : { match, module, older: undefined };
}
async function readPlainRecord(text: string): Promise<Film | Fault> {
  const record = parseRecord(text);
  if ('where' in record) return record;
  const module = await boardOf(record.head.game);
  if (!module) return { where: 'game', code: 'UNKNOWN_GAME', text: `There is no game called ${record.head.game} here.` };
  const opened = openRecord(module.game, record);
  if ('where' in opened) return opened;
  return { match: opened.match, module, older: olderRules(record.version, module.game, opened) };
}
function olderRules(version: number, game: Game, { reading }: OpenedRecord): string | undefined {
  if (version === game.version) return undefined;
  const played = `This match was played under version ${version} of the rules; today's are version ${game.version}.`;
  return reading ? `${played} They differ from here on: the replay ends ${reading.rest.length} steps early.` : played;
}
