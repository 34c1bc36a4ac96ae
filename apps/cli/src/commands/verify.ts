import { load } from '@nightfall/catalog';
import { type Fault, verifyRecord } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readRecord } from '../files.ts';
import { playable } from '../games.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

type Finding = { readonly faults: readonly Fault[]; readonly hasSeed: boolean };
/** What is wrong with a record: no faults if it holds. */
async function examine(path: string): Promise<Finding | Trouble> {
  const record = readRecord(path);
  if (isTrouble(record)) return record;
  const { game } = record.head;
  if (!playable().includes(game)) return failed(`${path}: there is no game "${game}" here.`);
  return { faults: verifyRecord(await load(game), record), hasSeed: record.seed !== null };
}

async function verifyOne(path: string): Promise<boolean> {
  const found = await examine(path);
  if (isTrouble(found)) complain(found.trouble);
  else if (found.faults.length > 0) complain(faultLines(path, found.faults));
  else
    print(
      `${path}: every input is legal, ${found.hasSeed ? 'every die follows from the seed' : 'no seed was promised for its dice'}, and the end is the recorded one.`,
    );
  return !isTrouble(found) && found.faults.length === 0;
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
