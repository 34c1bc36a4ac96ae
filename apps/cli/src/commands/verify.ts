import { gameOfFile, load } from '@nightfall/catalog';
import { type Fault, verifyRecord } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readText, recordIn } from '../files.ts';
import { playable } from '../games.ts';
import { matchIn } from '../open.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

type Finding = { readonly faults: readonly Fault[]; readonly hasSeed: boolean; readonly parts: number };
/** What is wrong with a record: no faults if it holds. */
async function examine(path: string, text: string): Promise<Finding | Trouble> {
  const record = recordIn(path, text);
  if (isTrouble(record)) return record;
  const { game } = record.head;
  if (!playable().includes(game)) return failed(`${path}: there is no game "${game}" here.`);
  const parts = 1 + record.lines.filter(({ text }) => text.startsWith('import ')).length;
  return { faults: verifyRecord(await load(game), record), hasSeed: record.seed !== null, parts };
}

async function verifyOne(path: string): Promise<boolean> {
  const text = readText(path);
  if (!isTrouble(text) && gameOfFile(text)) return verifyFile(path, text);
  const found = isTrouble(text) ? text : await examine(path, text);
  if (isTrouble(found)) complain(found.trouble);
  else if (found.faults.length > 0) complain(faultLines(path, found.faults));
  else print(`${path}: every input is legal, ${diceWords(found)}, and the end is the recorded one.`);
  return !isTrouble(found) && found.faults.length === 0;
}

/** A file in the game's own form promises no dice and no end: it holds if it can be played. */
async function verifyFile(path: string, text: string): Promise<boolean> {
  const match = await matchIn(path, text);
  if (isTrouble(match)) complain(match.trouble);
  else print(`${path}: every line is legal.`);
  return !isTrouble(match);
}

function diceWords({ hasSeed, parts }: Finding): string {
  if (!hasSeed) return 'no seed was promised for its dice';
  return parts === 1
    ? 'every die follows from the seed'
    : `every die follows from the seed of its part (${parts} parts, on several servers)`;
}

export const verify: Command = {
  name: 'verify',
  takes: 'FILE…',
  summary: 'proves that a record follows the rules and that nobody tampered with the dice',
  text: "Plays each record again by the rules, compares the end, and checks every die against the promised seed. A match moved from one server to another has a promise for each part. In a file in the game's own format every line is checked.\nExits with 1 if one of them fails.",
  flags: {},
  run: async ({ words }) => {
    if (words.length === 0) return misused('name the records to verify.');
    let held = true;
    for (const path of words) held = (await verifyOne(path)) && held;
    return held ? 0 : 1;
  },
};
