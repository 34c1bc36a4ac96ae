import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../docs/packages.ts';
import { conditionsInDomains } from './domains.ts';

const isRule = (path: string) => /^[^/]+\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts');
const readRules = () =>
  readdirSync(join(ROOT, 'games'), { recursive: true, encoding: 'utf8' })
    .filter(isRule)
    .map((path) => ({ path: `games/${path}`, text: readFileSync(join(ROOT, 'games', path), 'utf8') }));

test('no condition stands in what a move lists for its fields', () => {
  const sources = readRules();
  expect(sources.filter(({ text }) => text.includes('domain')).length).toBeGreaterThan(20);
  const found = sources.flatMap(({ path, text }) =>
    conditionsInDomains(path, text).map(({ line, text: what }) => `${path}:${line} ${what}`),
  );
  expect(found).toEqual([]);
});

test('a condition is found, in place and by name; what is not there may be left out', () => {
  const found = (text: string) => conditionsInDomains('rule.ts', text).map(({ text: what }) => what);
  expect(found(`move({ domain: (v) => ({ die: v.isDone ? [] : v.dice }) })`)).toEqual(['v.isDone ? [] : v.dice']);
  expect(found(`const dice = (v) => { if (v.isDone) return []; return v.dice; }; move({ domain: dice })`)).toHaveLength(1);
  expect(found(`move({ domain: (v) => ({ die: v.dice.filter((die) => die.value > 2) }) })`)).toEqual(['die.value > 2']);
  expect(found(`move({ domain: (v) => ({ die: v.dice.filter((die) => die !== null).filter(isOpen) }) })`)).toEqual([]);
  expect(found(`move({ sampled: true, domain: (v) => ({ die: v.isDone ? [] : v.dice }) })`)).toEqual([]);
});
