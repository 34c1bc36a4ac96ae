import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../docs/packages.ts';

type Package = { readonly engines?: { readonly node?: string } };
const read = <T>(path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
/** `>=20.19`: the oldest Node that we name. */
const oldest = versionIn(read<{ engines: { node: string } }>('package.json').engines.node)!;

function versionIn(text: string): readonly [major: number, minor: number] | undefined {
  const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}
/** One part of a range, such as `>=18.14`, `^20.0.0` or `20`. */
function isMetBy(part: string): boolean {
  const [major, minor] = versionIn(part)!;
  if (major === oldest[0]) return minor <= oldest[1];
  return part.trimStart().startsWith('>=') && major < oldest[0];
}
const runs = ({ engines }: Package) => !engines?.node || engines.node.split('||').some(isMetBy);

test('every package in the lock file runs on the oldest Node that we name', () => {
  const packages = Object.entries(read<{ packages: Record<string, Package> }>('package-lock.json').packages);
  expect(packages.filter(([, one]) => !runs(one)).map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
});
