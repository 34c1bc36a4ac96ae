import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Json, parseRecord, type RecordText } from '@nightfall/kernel';
import { failed, isTrouble, type Trouble } from './trouble.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'permission denied',
  EEXIST: 'this is not a folder',
  ENOTDIR: 'this is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'this disk is read only',
};
/** Why a file could not be read or written. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

/** Makes a folder with all above it; or says why that is not possible. */
export function makeFolder(path: string): Trouble | undefined {
  try {
    mkdirSync(path, { recursive: true });
    return undefined;
  } catch (error) {
    return failed(`${path}: ${reasonOf(error)}.`);
  }
}

/** The text of a file; `-` is stdin. */
export function readText(path: string): string | Trouble {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    return failed(`${path}: ${reasonOf(error)}.`);
  }
}

/** Writes a file whole; or says why that is not possible. */
export function writeText(path: string, text: string): Trouble | undefined {
  try {
    writeFileSync(path, text);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return failed(`${path}: ${code === 'ENOENT' ? 'there is no such folder' : reasonOf(error)}.`);
  }
}

/** YAML or JSON (which is YAML too); a fault tells its line. */
export async function readData(path: string): Promise<Json | Trouble> {
  const text = readText(path);
  return isTrouble(text) ? text : dataIn(path, text);
}
/** The same of a text that was read already: stdin can be read once only. */
export async function dataIn(path: string, text: string): Promise<Json | Trouble> {
  if (DEEP.test(text)) return failed(`${path}: it is nested too deeply.`);
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error) return failed(`${path}: ${MANY[error.code] ?? error.message.split('\n')[0]!.replace(/:$/, '')}.`);
  try {
    const data = document.toJS() as Json;
    return isTree(data) ? data : failed(`${path}: it holds an alias that contains itself.`);
  } catch (cause) {
    // The library gives up on aliases that would grow without end.
    return failed(`${path}: ${(cause as Error).message}.`);
  }
}
/** Does nothing contain itself? */
const isTree = (data: unknown, above: readonly unknown[] = []): boolean =>
  typeof data !== 'object' ||
  data === null ||
  (!above.includes(data) && Object.values(data).every((inner) => isTree(inner, [...above, data])));
const MANY: { readonly [code: string]: string } = { MULTIPLE_DOCS: 'it holds several documents; write one file for each' };
/** Reading brackets inside brackets takes time that grows with the square of their number. */
const DEEP = /(?:[[{]\s*){200}/;

export function recordIn(path: string, text: string): RecordText | Trouble {
  const record = parseRecord(text);
  return 'where' in record ? failed(`${path}: ${record.where}: ${record.text}`) : record;
}
