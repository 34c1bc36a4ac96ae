import { gameOfFile, load } from '@nightfall/catalog';
import { type Fault, Match, type RecordText, replayRecord, verifyRecord } from '@nightfall/kernel';
import { type Command, complain, print } from '../command.ts';
import { readText, recordIn } from '../files.ts';
import { playable } from '../games.ts';
import { matchIn } from '../open.ts';
import { failed, faultLines, isTrouble, misused, type Trouble } from '../trouble.ts';

type Finding = { readonly faults: readonly Fault[]; readonly record: RecordText; readonly isOver: boolean };
/** What is wrong with a record: no faults if it holds. */
async function examine(path: string, text: string): Promise<Finding | Trouble> {
  const record = recordIn(path, text);
  if (isTrouble(record)) return record;
  const { game: id } = record.head;
  if (!playable().includes(id)) return failed(`${path}: there is no game "${id}" here.`);
  const game = await load(id);
  const match = replayRecord(game, record);
  return { faults: verifyRecord(game, record), record, isOver: match instanceof Match && match.isOver };
}

async function verifyOne(path: string): Promise<boolean> {
  const text = readText(path);
  if (!isTrouble(text) && gameOfFile(text)) return verifyFile(path, text);
  const found = isTrouble(text) ? text : await examine(path, text);
  if (isTrouble(found)) complain(found.trouble);
  else if (found.faults.length > 0) complain(faultLines(path, found.faults));
  else print([path, ...checked(found)].join('\n  '));
  return !isTrouble(found) && found.faults.length === 0;
}

/** What was checked, and what could not be: nothing more. */
const checked = ({ record, isOver }: Finding): string[] => [
  `rules: all ${record.lines.length} lines are legal`,
  `dice: ${diceWords(record)}`,
  `end: ${endWords(record, isOver)}`,
];

function diceWords({ seed, head: { promise }, lines }: RecordText): string {
  if (seed === null) return 'not checked, because the record has no seed';
  const parts = 1 + lines.filter(({ text }) => text.startsWith('import ')).length;
  if (parts > 1)
    return `every die follows from the seed of its part. ${parts} parts come from ${parts} servers, and each vouches for its own only`;
  return promise === null
    ? 'every die follows from the seed, but nobody committed to that seed in advance'
    : 'every die follows from the seed that was committed to before the first move';
}

function endWords({ hash }: RecordText, isOver: boolean): string {
  const over = isOver ? 'the match is over' : 'the match is not over, so later lines may be missing';
  return hash === null ? `${over}; the record has no hash to compare with` : `${over}, and its position is the recorded one`;
}

/** A file in the game's own form promises no dice and no end: it holds if it can be played. */
async function verifyFile(path: string, text: string): Promise<boolean> {
  const match = await matchIn(path, text);
  if (isTrouble(match)) complain(match.trouble);
  else print(`${path}: every line is legal.`);
  return !isTrouble(match);
}

export const verify: Command = {
  takes: 'FILE…',
  summary: 'proves that a record follows the rules and that nobody tampered with the dice',
  text: "Plays each record again by the rules, compares the end, and checks every die against the promised seed. Says what it checked, and what it could not: a record without a seed, a promise, a hash or its last lines proves less. A match moved from one server to another has a promise for each part. In a file in the game's own format every line is checked.\nExits with 1 if one of them fails.",
  flags: {},
  run: async ({ words }) => {
    if (words.length === 0) return misused('name the records to verify.');
    let held = true;
    for (const path of words) held = (await verifyOne(path)) && held;
    return held ? 0 : 1;
  },
};
