import type { Fault } from '@nightfall/kernel';
import { byCard, type Card, isCard } from '../content/cards.ts';
import { byKind, isKind, isTrap, type Kind, kindFacts, KINDS } from '../content/tokens.ts';
import { RING_LETTERS } from '../geometry.ts';
import type { Seen, Token } from '../types.ts';

/** Reads the parts of a position. Each part that cannot be read leaves a fault and stands for nothing. */
export type Faults = Fault[];
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isAbsent = (value: unknown): value is undefined => value === undefined;

export function readInt(data: Fields, where: string, min: number, max: number, absent: number, faults: Faults): number {
  const value = data[where];
  if (isAbsent(value)) return absent;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  faults.push({ where, code: 'NUMBER', text: `${where} is a whole number from ${min} to ${max}.` });
  return absent;
}

export function readFlag(data: Fields, where: string, faults: Faults): boolean {
  const value = data[where] ?? false;
  if (typeof value !== 'boolean') faults.push({ where, code: 'FLAG', text: `${where} is true or false.` });
  return value === true;
}

export function readWord<W extends string>(data: Fields, where: string, words: readonly W[], absent: W, faults: Faults): W {
  const value = data[where];
  if (isAbsent(value)) return absent;
  const known = words.find((word) => word === value);
  if (known === undefined) faults.push({ where, code: 'WORD', text: `${where} is one of ${words.join(', ')}.` });
  return known ?? absent;
}

export function readList(value: unknown, where: string, faults: Faults): readonly unknown[] {
  if (isAbsent(value)) return [];
  if (Array.isArray(value) && value.length <= 99) return value;
  faults.push({ where, code: 'LIST', text: `${where} is a list.` });
  return [];
}

export function readArcs(data: Fields, where: string, faults: Faults): readonly number[] {
  const arcs: number[] = [];
  for (const value of readList(data[where], where, faults))
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6) arcs.push(value);
    else faults.push({ where, code: 'ARC', text: `${where} holds arc numbers from 1 to 6.` });
  return arcs;
}

const asCard = (word: unknown): Card | undefined => (typeof word === 'string' && isCard(word) ? word : undefined);
/** A kind by its id or by its name. */
const asKind = (word: string): Kind | undefined => (isKind(word) ? word : KINDS.find((kind) => kindFacts(kind).name === word));

export function readCards(value: unknown, where: string, faults: Faults): Card[] {
  const cards: Card[] = [];
  for (const word of readList(value, where, faults)) {
    const card = asCard(word);
    if (card) cards.push(card);
    else faults.push({ where, code: 'CARD', text: `There is no card "${String(word)}".` });
  }
  return cards;
}

function readBag<T>(value: unknown, where: string, parse: (word: string) => T | undefined, faults: Faults): T[] | undefined {
  if (isAbsent(value)) return undefined;
  if (!isFields(value)) {
    faults.push({ where, code: 'BAG', text: `${where} gives a number for each thing in it.` });
    return undefined;
  }
  const bag: T[] = [];
  for (const [word, count] of Object.entries(value)) {
    const thing = parse(word);
    const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 49;
    if (thing === undefined || !isCount)
      faults.push({ where, code: 'BAG', text: `${where} cannot hold "${word}: ${String(count)}".` });
    else bag.push(...Array<T>(count).fill(thing));
  }
  return bag;
}
export const readCardBag = (data: Fields, where: string, faults: Faults): Card[] | undefined =>
  readBag(data[where], where, asCard, faults)?.sort(byCard);
export const readKindBag = (data: Fields, where: string, faults: Faults): Kind[] | undefined =>
  readBag(data[where], where, asKind, faults)?.sort(byKind);

export function readSeen(value: unknown, where: string, faults: Faults): Seen[] {
  const seen: Seen[] = [];
  for (const word of readList(value, where, faults)) {
    const isStart = typeof word === 'string' && word.endsWith(' start');
    const kind = asKind(isStart ? word.slice(0, -' start'.length) : String(word));
    if (kind) seen.push({ kind, isStart });
    else faults.push({ where, code: 'TOKEN', text: `There is no token "${String(word)}".` });
  }
  return seen;
}

const TOKEN = /^(?:\[\?\]|(.+) (\d)\/(\d)) @([FAKSC])([1-6])( start)?( tarred)?$/;

function parseToken(id: number, text: string): { token: Token; isTarred: boolean } | string {
  const parts = TOKEN.exec(text);
  if (!parts) return `"${text}" is not a token such as "Orc 1/2 @S3" or "[?] @A4 start tarred".`;
  const [, name, hp, life, ring, arc, start, tarred] = parts;
  const kind = name === undefined ? null : asKind(name);
  if (kind === undefined) return `There is no token "${name}".`;
  if (kind !== null && (isTrap(kind) || kindFacts(kind).life !== Number(life) || Number(hp) < 1 || Number(hp) > Number(life)))
    return `"${name} ${hp}/${life}" cannot lie open.`;
  const token: Token = {
    id,
    kind,
    hp: Number(hp ?? 0),
    ring: RING_LETTERS.indexOf(ring!),
    arc: Number(arc),
    isStart: start !== undefined,
  };
  return { token, isTarred: tarred !== undefined };
}

/** The tokens in order of their ids, and the tarred one. */
export function readTokens(data: Fields, faults: Faults): { tokens: Token[]; tarred: number } {
  const tokens: Token[] = [];
  let tarred = 0;
  const entries = isFields(data['tokens']) ? Object.entries(data['tokens']) : [];
  if (!isAbsent(data['tokens']) && !isFields(data['tokens']))
    faults.push({ where: 'tokens', code: 'TOKENS', text: 'tokens gives a text for each token.' });
  for (const [name, text] of entries) {
    const id = /^t[1-9]\d?$/.test(name) ? Number(name.slice(1)) : 0;
    const read = id === 0 ? 'Tokens are named t1, t2, … t99.' : parseToken(id, String(text));
    if (typeof read === 'string') faults.push({ where: `tokens.${name}`, code: 'TOKEN', text: read });
    else {
      tokens.push(read.token);
      if (read.isTarred && tarred !== 0) faults.push({ where: `tokens.${name}`, code: 'TAR', text: 'There is one Tar token.' });
      if (read.isTarred) tarred = id;
    }
  }
  tokens.sort((a, b) => a.id - b.id);
  return { tokens, tarred };
}

/** What is left of a full set when some are taken out; a fault for what the set does not have. */
export function without<T extends string>(all: T[], taken: readonly T[], where: string, faults: Faults): T[] {
  for (const thing of taken) {
    const at = all.indexOf(thing);
    if (at >= 0) all.splice(at, 1);
    else faults.push({ where, code: 'TOO_MANY', text: `There are not that many of "${thing}".` });
  }
  return all;
}
