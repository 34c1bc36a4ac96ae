import { canonical } from '../canonical.ts';
import { isFields } from '../shape.ts';
import type { Json } from '../types.ts';

/**
 * Where a value falls short of what is expected: objects are compared key by key as far as expected, all else whole. An empty
 * object means that there is nothing in it.
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
