import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalog, load } from '../../packages/catalog/src/index.ts';
import { ROOT } from './packages.ts';

const pageOf = (id: string): string => readFileSync(join(ROOT, 'games', id, 'words.md'), 'utf8');

test.each(catalog.filter(({ available }) => available).map(({ id }) => id))(
  '[D-docs] words.md tells the JSON of every move that the rules of %s name',
  async (id) => {
    const { readMove } = (await load(id)) as { readMove: { shapes?: object } };
    const types = Object.keys(readMove.shapes ?? {});
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect(pageOf(id)).toContain(`{"type":"${type}","seat":0`);
  },
);

/** The first word in quotes on each line of the unions of events. */
const eventsOf = (id: string): string[] => {
  const source = readFileSync(join(ROOT, 'games', id, 'src/moves.ts'), 'utf8');
  const unions = [...source.matchAll(/^export type \w*Event =\n((?: {2}.*\n)+)/gm)].map(([, union]) => union!);
  return unions.flatMap((union) => Array.from(union.matchAll(/^ {2}\| [^'\n]*'(\w+)'/gm), ([, type]) => type!));
};
test.each(catalog.filter(({ available }) => available).map(({ id }) => id))('[D-docs] words.md tells every event of %s', (id) => {
  const types = eventsOf(id);
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((type) => !pageOf(id).includes(`\n- \`${type}\``))).toEqual([]);
});
