import type { Random } from '../chance/random.ts';
import type { Json } from '../types.ts';

const JUNK: readonly Json[] = [null, -1, 1e9, 0.5, '', 'x', true, [], {}, [[]], '__proto__', '9007199254740993'];

/** Malformed moves: a missing field, a field of the wrong kind, an extra field, not an object at all. */
export function nonsense(moves: readonly object[], random: Random): Json[] {
  const pick = (): Json => JUNK[random.int(JUNK.length)]!;
  const found: Json[] = [pick()];
  for (let i = 0; i < 4 && moves.length > 0; i++) {
    const move = JSON.parse(JSON.stringify(moves[random.int(moves.length)])) as Record<string, Json>;
    const keys = Object.keys(move);
    const key = keys[random.int(keys.length)]!;
    found.push(spoilt(move, key, i, pick()));
  }
  return found;
}

function spoilt(move: Record<string, Json>, key: string, way: number, junk: Json): Json {
  if (way === 0) return { ...move, [key]: junk };
  if (way === 1) return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
  return way === 2 ? { ...move, extra: junk } : { ...move, seat: junk };
}

/** A value with an unknown key somewhere inside. */
export function strangeKey(value: Json, random: Random): { readonly spoilt: Json; readonly where: string } {
  const spoilt = JSON.parse(JSON.stringify(value)) as Json;
  const objects = objectsIn(spoilt, '');
  const [object, where] = objects[random.int(objects.length)] ?? [{}, ''];
  object['strange'] = 1;
  return { spoilt, where: `${where}.strange` };
}
function objectsIn(value: Json, where: string): [Record<string, Json>, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => objectsIn(item as Json, `${where}.${key}`));
  return Array.isArray(value) ? inside : [[value as Record<string, Json>, where], ...inside];
}
