import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from '../../apps/cli/src/words/page.ts';
import { openApi } from '../../apps/server/src/http/openapi.ts';
import { describeMessages } from '../../apps/server/src/socket/describe.ts';
import { catalog, load } from '../../packages/catalog/src/index.ts';
import { diagram } from './diagram.ts';
import { limits } from './limits.ts';
import { ROOT } from './packages.ts';
import { reference } from './reference.ts';
import { routes } from './routes.ts';
import { surface } from './surface.ts';

/** Parts of pages that are written from the code; each lies between two markers. */
const PARTS: readonly { readonly page: string; readonly name: string; readonly write: () => string | Promise<string> }[] = [
  { page: 'docs/architecture.md', name: 'diagram', write: diagram },
  { page: 'docs/architecture.md', name: 'kernel surface', write: surface },
  { page: 'docs/socket.md', name: 'messages', write: describeMessages },
  { page: 'docs/socket.md', name: 'limits', write: limits },
  { page: 'docs/socket.md', name: 'routes', write: routes },
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

function renewPage(page: string, fresh: string): void {
  const path = join(ROOT, page);
  if (existsSync(path) && readFileSync(path, 'utf8') === fresh) return;
  if (isCheck) stale.push(page);
  else writeFileSync(path, fresh);
}

for (const { page, name, write } of PARTS) renew(page, name, await write());
/** The description of the REST interface, from the schemas that the server parses with. */
renewPage('docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`);
renewPage('docs/reference.md', reference());
for (const { id } of catalog.filter(({ available }) => available)) renewPage(`games/${id}/words.md`, wordsPage(await load(id)));
for (const text of stale) process.stderr.write(`stale: ${text}\n`);
if (stale.length > 0) process.stderr.write('`npm run docs` renews what is written from the code.\n');
process.exitCode = stale.length > 0 ? 1 : 0;
