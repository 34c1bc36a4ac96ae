import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { diagram } from './diagram.ts';
import { ROOT } from './packages.ts';
import { surface } from './surface.ts';

/** Parts of pages that are written from the code; each lies between two markers. */
const PARTS: readonly { readonly page: string; readonly name: string; readonly write: () => string }[] = [
  { page: 'docs/architecture.md', name: 'diagram', write: diagram },
  { page: 'docs/architecture.md', name: 'kernel surface', write: surface },
];

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

function renew(page: string, name: string, text: string): void {
  const path = join(ROOT, page);
  const [start, end] = [`<!-- ${name}: written by tools/docs -->`, `<!-- end of ${name} -->`];
  const old = readFileSync(path, 'utf8');
  const [before, rest] = old.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${page} has no place for the ${name}: "${start}" and "${end}"`);
  const fresh = `${before}${start}\n${text}\n${end}${after}`;
  if (fresh === old) return;
  if (isCheck) stale.push(`${name} in ${page}`);
  else writeFileSync(path, fresh);
}

/** The server writes its own description; its tool knows how to check it. */
function checkOpenApi(): void {
  const tool = join(ROOT, 'apps/server/src/http/openapi-file.ts');
  if (!existsSync(tool)) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, tool, ...(isCheck ? ['--check'] : [])], {
    encoding: 'utf8',
  });
  if (status !== 0) stale.push(`docs/openapi.json ${stdout}${stderr}`.trim());
}

for (const { page, name, write } of PARTS) renew(page, name, write());
checkOpenApi();
for (const text of stale) process.stderr.write(`stale: ${text}\n`);
if (stale.length > 0) process.stderr.write('`npm run docs` renews what is written from the code.\n');
process.exitCode = stale.length > 0 ? 1 : 0;
