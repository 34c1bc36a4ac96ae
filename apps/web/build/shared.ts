import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED, sharedFile } from '../../../packages/make/src/shared.ts';
import type { Plugin } from 'vite';

const KERNEL = join(import.meta.dirname, '../../../packages/kernel/src');
const require = createRequire(import.meta.url);
const PREFIX = 'shared/';
const nameOf = (id: string) => SHARED.find((name) => id === PREFIX + sharedFile(name));

/** What only tests and the lab use of the kernel would make every page larger. */
const kernelCode = () =>
  readFileSync(join(KERNEL, 'index.ts'), 'utf8')
    .replaceAll(/^export \* from '\.\/(?:examples\/index|chance\/wide-random)\.ts';\n/gm, '')
    .replaceAll("'./", `'${KERNEL}/`);
/** CommonJS tells its names only when it runs. */
function codeFor(name: string): string {
  if (name === '@nightfall/kernel') return kernelCode();
  if (name.startsWith('@nightfall/')) return `export * from '${name}';`;
  const names = Object.keys(require(name) as object).filter((key) => /^[a-z]\w*$/i.test(key) && key !== 'default');
  return `import * as all from '${name}';\nexport default all.default ?? all;\nexport const { ${names.join(', ')} } = all;`;
}

/** Files with names that stay, through which games from outside use the very modules that the pages use. */
export const shared = (): Plugin => ({
  name: 'nightfall-shared',
  apply: 'build',
  config: () => ({
    build: {
      rolldownOptions: {
        input: {
          index: 'index.html',
          ...Object.fromEntries(SHARED.map((name) => [PREFIX + sharedFile(name), PREFIX + sharedFile(name)])),
        },
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: ({ name }) => (name.startsWith(PREFIX) ? name : 'assets/[name]-[hash].js'),
        },
      },
    },
  }),
  resolveId: (id) => (nameOf(id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') && nameOf(id.slice(1)) ? codeFor(nameOf(id.slice(1))!) : undefined),
});
