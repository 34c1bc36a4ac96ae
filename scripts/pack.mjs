// node scripts/pack.mjs [FOLDER]: what a game outside this repository builds on, as JavaScript with declarations, in tarballs for npm.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, install, say, stop } from './workspace.mjs';

const PACKAGES = ['kernel', 'kit', 'bots', 'protocol', 'table', 'ui', 'make'];
const MADE = join(ROOT, '.cache/pack');
const SETTINGS = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../../packages',
    outDir: '.',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  },
  include: PACKAGES.map((name) => `../../packages/${name}/src`),
  exclude: ['../../packages/*/src/**/*.test.ts', '../../packages/*/src/**/*.test.tsx', '../../packages/kernel/src/testkit'],
};
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
const run = (title, cwd, program, ...args) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) stop(`${title} failed.\n${stdout}${stderr}`);
};

/** All packages in one go: each finds the sources of the others, as everywhere in this repository. */
function emit() {
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(join(MADE, 'tsconfig.json'), JSON.stringify(SETTINGS));
  run('TypeScript', ROOT, process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(MADE, 'tsconfig.json'));
  // Declarations still name the sources that they were made from.
  for (const path of files(MADE, '.d.ts'))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
  for (const name of PACKAGES)
    cpSync(join(ROOT, 'packages', name, 'src'), join(MADE, name, 'src'), { recursive: true, filter: isStyle });
}
const isStyle = (path) => !/\.[a-z]+$/.test(path) || path.endsWith('.css');

/** `./src/x.ts` becomes its JavaScript and its declarations; what was left out is not exported. */
function exported(name, path) {
  const bare = path.replace(/\.tsx?$/, '');
  if (bare === path) return path;
  return path.includes('*') || existsSync(join(MADE, name, `${bare}.js`))
    ? { types: `${bare}.d.ts`, default: `${bare}.js` }
    : undefined;
}
function writeManifest(name) {
  const {
    private: _,
    exports,
    devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  const made = Object.fromEntries(Object.entries(exports).map(([key, path]) => [key, exported(name, path)]));
  const all = { ...manifest, exports: made, ...(devDependencies && { peerDependencies: devDependencies }), files: ['src'] };
  writeFileSync(join(MADE, name, 'package.json'), `${JSON.stringify(all, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(MADE, name, 'LICENSE'));
}

install();
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? join(ROOT, 'dist/packages'));
emit();
mkdirSync(folder, { recursive: true });
for (const name of PACKAGES) {
  writeManifest(name);
  run(`npm pack of ${name}`, join(MADE, name), 'npm', 'pack', '--silent', '--pack-destination', folder);
}
say(`${PACKAGES.length} packages are in ${folder}.`);
