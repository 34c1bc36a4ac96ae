/**
 * A deep copy of plain data: the `clone` of a game that has no faster one, and a view of a game without secrets. Frozen data
 * cannot change, so it is shared; freeze it deeply.
 */
export function copy<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  return (Array.isArray(value) ? copyList(value) : copyFields(value)) as V;
}
function copyList(list: readonly unknown[]): unknown[] {
  const items = list.slice();
  for (let i = 0; i < items.length; i++) if (typeof items[i] === 'object') items[i] = copy(items[i]);
  return items;
}
function copyFields(value: object): object {
  const fields: Record<string, unknown> = { ...value };
  for (const key in fields) if (typeof fields[key] === 'object') fields[key] = copy(fields[key]);
  return fields;
}
