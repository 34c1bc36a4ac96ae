import { sha256 } from './chance/sha256.ts';

/** JSON with its keys in order: two values that mean the same give the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** A short name for a state: equal states have equal hashes, on every machine. */
export const hash = (state: unknown): string => sha256(canonical(state)).slice(0, 16);
