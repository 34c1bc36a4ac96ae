import { canonical } from '../canonical.ts';
import { isFields } from '../shape.ts';
import type { Json } from '../types.ts';

/**
 * Where a value differs from the expected one: objects are compared by the expected keys only, everything else as a whole. An
 * expected empty object means empty.
 */
export function differs(expected: Json, value: Json | undefined, where: string): string | undefined {
  if (!isFields(expected) || !isFields(value) || Object.keys(expected).length === 0)
    return canonical(expected) === canonical(value) ? undefined : `${where} is ${canonical(value)}, not ${canonical(expected)}`;
  for (const [key, want] of Object.entries(expected)) {
    const text = differs(want as Json, (value as Record<string, Json>)[key], where === '' ? key : `${where}.${key}`);
    if (text) return text;
  }
  return undefined;
}
