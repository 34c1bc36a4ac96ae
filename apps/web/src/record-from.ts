import type { Fault } from '@nightfall/kernel';
import { shelf, unpack } from '@nightfall/ui';
import { recordOf } from './server.ts';

/** Finds the record behind everything that the app gives out: a link to a replay, a table or a kept match; or a record itself. */

const CUT: Fault = { where: 'link', code: 'CUT', text: 'This link is incomplete: it was cut short or changed on the way.' };
const NOT_KEPT: Fault = { where: 'match', code: 'NOT_KEPT', text: 'This match is not saved in this browser.' };

type Found = Promise<string | Fault | undefined>;

/** The record that an address names; undefined if it names none. */
export async function recordBehind({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Found {
  if (hash.startsWith('#r=')) return (await unpack(hash.slice(3))) ?? CUT;
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? undefined;
  const asked = new URLSearchParams(search);
  const table = asked.get('table') ?? /\/t\/(\w+)$/.exec(pathname)?.[1];
  if (table) return recordOf(table, key);
  const id = asked.get('match') ?? /\/table\/(\w+)$/.exec(pathname)?.[1];
  return id ? ((await shelf.get(id))?.record ?? NOT_KEPT) : undefined;
}

/** The first link in a text, such as a message that somebody sent. */
export const linkIn = (text: string): URL | undefined => {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  return found && URL.canParse(found) ? new URL(found) : undefined;
};

/** What somebody has pasted: a message with a link in it, or the text of a record. */
export async function recordInText(text: string): Promise<string | Fault> {
  const link = linkIn(text);
  return (link && (await recordBehind(link))) ?? text;
}
