import type { Json } from '@nightfall/kernel';
import * as v from 'valibot';

/** A change at a path: a new value, or none where the key is gone. A shorter list is a change of its `length`. */
type Change = readonly [path: readonly (string | number)[], value?: Json];
export type Patch = readonly Change[];
export const PatchShape = v.array(
  v.union([v.tuple([v.array(v.union([v.string(), v.number()])), v.any()]), v.tuple([v.array(v.any())])]),
);

type Tree = { [key: string]: Json } | Json[];
const isTree = (value: Json | undefined): value is Tree => typeof value === 'object' && value !== null;
const isAlike = (a: Tree, b: Tree) => Array.isArray(a) === Array.isArray(b);

/** What turns `before` into `after`. */
export function diff(before: Json, after: Json): Patch {
  const changes: Change[] = [];
  if (isTree(before) && isTree(after) && isAlike(before, after)) compare(before, after, [], changes);
  else if (before !== after) changes.push([[], after]);
  return changes;
}

function compare(before: Tree, after: Tree, path: readonly (string | number)[], changes: Change[]): void {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, changes);
  const old = before as { [key: string]: Json };
  const now = after as { [key: string]: Json };
  for (const key in old) if (!Object.hasOwn(now, key)) changes.push([[...path, key]]);
  for (const key in now) compareAt(Object.hasOwn(old, key) ? old[key] : undefined, now[key]!, [...path, key], changes);
}
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: readonly (string | number)[],
  changes: Change[],
): void {
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  after.forEach((value, i) => compareAt(before[i], value, [...path, i], changes));
}
function compareAt(old: Json | undefined, now: Json, path: readonly (string | number)[], changes: Change[]): void {
  if (isTree(old) && isTree(now) && isAlike(old, now)) compare(old, now, path, changes);
  else if (old !== now) changes.push([path, now]);
}

/** Applies the changes to `value` itself and returns it; a change at the root returns the new value. */
export function patch(value: Json, changes: Patch): Json {
  let root = value;
  for (const change of changes) root = change[0].length === 0 ? change[1]! : changeAt(root, change);
  return root;
}
function changeAt(root: Json, [path, ...value]: Change): Json {
  const last = path.length - 1;
  let tree = root as Record<string | number, Json>;
  for (let i = 0; i < last; i++) tree = tree[path[i]!] as Record<string | number, Json>;
  if (value.length === 0) delete tree[path[last]!];
  else setOwn(tree, path[last]!, value[0]!);
  return root;
}
/** A key may be called `__proto__`. */
function setOwn(tree: Record<string | number, Json>, key: string | number, value: Json): void {
  if (key === '__proto__') Object.defineProperty(tree, key, { value, writable: true, enumerable: true, configurable: true });
  else tree[key] = value;
}
