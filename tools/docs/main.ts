import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../../apps/server/src/http/openapi.ts';
import { describeMessages } from '../../apps/server/src/socket/describe.ts';
import { diagram } from './diagram.ts';
import { ROOT } from './packages.ts';
import { surface } from './surface.ts';

/** Parts of pages that are written from the code; each lies between two markers. */
const PARTS: readonly { readonly page: string; readonly name: string; readonly write: () => string }[] = [
  { page: 'docs/architecture.md', name: 'diagram', write: diagram },
  { page: 'docs/architecture.md', name: 'kernel surface', write: surface },
  { page: 'docs/socket.md', name: 'messages', write: describeMessages },
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

/** The description of the REST interface, from the schemas that the server parses with. */
function renewOpenApi(): void {
  const path = join(ROOT, 'docs/openapi.json');
  const fresh = `${JSON.stringify(openApi(), null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === fresh) return;
  if (isCheck) stale.push('docs/openapi.json');
  else writeFileSync(path, fresh);
}

for (const { page, name, write } of PARTS) renew(page, name, write());
renewOpenApi();
for (const text of stale) process.stderr.write(`stale: ${text}\n`);
if (stale.length > 0) process.stderr.write('`npm run docs` renews what is written from the code.\n');
process.exitCode = stale.length > 0 ? 1 : 0;
