import { type Fault, type Game, HOUSE, type Json, type OptionSpec, readHouse } from '@nightfall/kernel';
import { hasHidden } from '@nightfall/protocol';

/** Bytes of one setting: data that a game reads by itself may be a whole sheet, anything else is a word. */
const DATA = 32_768;
const WORD = 256;
const DEPTH = 16;

/** Faults in the settings before the game sees them: unknown options, and values too large to be of use. */
export function optionFaults({ options: specs, dials = [], name }: Game, options: { readonly [id: string]: Json }): Fault[] {
  return Object.entries(options).flatMap(([id, value]) => {
    if (id === HOUSE) return faultsIn((faults) => readHouse(dials, value, faults));
    const spec = specs.find((one) => one.id === id);
    const where = `options.${id.slice(0, 40)}`;
    if (!spec) return [{ where, code: 'UNKNOWN', text: `${name} has no setting "${id.slice(0, 40)}".` }];
    if (!isUsable(spec, value)) return [{ where, code: 'SIZE', text: `${spec.name} is too large for this game.` }];
    return isPlain(value) ? [] : [{ where, code: 'HIDDEN', text: `${spec.name} contains invisible characters.` }];
  });
}
const faultsIn = (read: (faults: Fault[]) => unknown): Fault[] => {
  const faults: Fault[] = [];
  read(faults);
  return faults;
};
/** Are all texts in it visible, and written the way they read? Others see what a home-made scenario says. */
const isPlain = (value: Json): boolean =>
  typeof value === 'string'
    ? !hasHidden(value)
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, inner]) => !hasHidden(key) && isPlain(inner));

function isUsable({ kind }: OptionSpec, value: Json): boolean {
  const isLeaf = typeof value !== 'object' || value === null;
  if (kind !== 'data') return isLeaf && (typeof value !== 'string' || value.length <= WORD);
  return depthOf(value, DEPTH) < DEPTH && JSON.stringify(value).length <= DATA;
}
/** How deep the value is, up to `most`. */
function depthOf(value: Json, most: number): number {
  if (typeof value !== 'object' || value === null || most === 0) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, most - 1));
  return 1 + deepest;
}
