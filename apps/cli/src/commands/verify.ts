import { load } from '@nightfall/catalog';
import { type Fault, verifyRecord } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readRecord } from '../files.ts';
import { playable } from '../games.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

/** What is wrong with a record; an empty list if it holds. */
async function faultsOf(path: string): Promise<readonly Fault[] | Trouble> {
  const record = readRecord(path);
  if (isTrouble(record)) return record;
  const { game } = record.head;
  if (!playable().includes(game)) return failed(`${path}: there is no game "${game}" here.`);
  return verifyRecord(await load(game), record);
}

async function verifyOne(path: string): Promise<boolean> {
  const faults = await faultsOf(path);
  if (isTrouble(faults)) complain(faults.trouble);
  else if (faults.length > 0) complain(faultLines(path, faults));
  else print(`${path}: every input is legal, every die follows from the seed, and the end is the recorded one.`);
  return !isTrouble(faults) && faults.length === 0;
}

export const verify: Command = {
  name: 'verify',
  takes: 'FILE…',
  summary: 'proves that a record was played by the rules and that no die was touched',
  text: 'Plays each record again by the rules, compares the end, and checks every die against the promised seed.\nExits with 1 if one of them does not hold.',
  flags: {},
  run: async ({ words }) => {
    if (words.length === 0) return misused('name the records to verify.');
    let held = true;
    for (const path of words) held = (await verifyOne(path)) && held;
    return held ? 0 : 1;
  },
};
