import { gameOfFile, load } from '@nightfall/catalog';
import { type Fault, type Match, openFile, replayRecord } from '@nightfall/kernel';
import { recordIn } from './files.ts';
import { playable } from './games.ts';
import { failed, isTrouble, type Trouble } from './trouble.ts';

/** The match in the text of a record, or of a file in the game's own form. */
export async function matchIn(path: string, text: string): Promise<Match | Trouble> {
  const own = gameOfFile(text);
  const match = own ? openFile(await load(own.id), text) : await recorded(path, text);
  return 'where' in match ? failed(told(path, match)) : match;
}
async function recorded(path: string, text: string): Promise<Match | Fault | Trouble> {
  const record = recordIn(path, text);
  if (isTrouble(record)) return record;
  if (!playable().includes(record.head.game)) return failed(`${path}: there is no game "${record.head.game}" here.`);
  return replayRecord(await load(record.head.game), record);
}
const told = (path: string, { where, text, rule }: Fault): string => `${path}: ${where}: ${text}${rule ? ` (${rule})` : ''}`;
