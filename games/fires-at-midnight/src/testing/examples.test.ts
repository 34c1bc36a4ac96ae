/// <reference types="node" />
import { readFileSync, readdirSync } from 'node:fs';
import { type ExampleFile, runExample } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { game } from '../game.ts';

const folder = new URL('../../examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const read = (name: string): ExampleFile => parse(readFileSync(new URL(name, folder), 'utf8'));

describe.each(files)('%s', (name) => {
  test.each(read(name).examples.map((one) => [`${one.id} ${one.name} [${one.clauses.join('] [')}]`, one] as const))(
    '%s',
    (_title, one) => {
      expect(runExample(game, one)).toEqual([]);
    },
  );
});

test('all 44 worked examples of the rules are there', () => {
  const ids = files.flatMap((name) => read(name).examples.map(({ id }) => id));
  for (let n = 1; n <= 44; n++) expect(ids).toContain(`X-${n}`);
});
