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
