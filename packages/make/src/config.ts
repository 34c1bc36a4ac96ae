import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { SHARED, fromGame } from './shared.ts';

/** Where a game has its parts, from its own folder. */
const RULES = 'src/index.ts';
const BOARD = 'board/src/index.tsx';
const ENTRY = 'nightfall:rules';
const isShared = (name: string): boolean => SHARED.some((one) => one === name);
/** A second copy of these would not know of the first. */
const isOurs = (name: string): boolean => /^(react|react-dom|@nightfall\/(ui|table|protocol))(\/|$)/.test(name);

/** What the pages have already stays with them. */
const sharedWithPages = (): Plugin => ({
  name: 'nightfall-shared',
  enforce: 'pre',
  resolveId(name) {
    if (isShared(name)) return { id: fromGame(name), external: true };
    if (isOurs(name)) this.error(`A board cannot import ${name}. It shares these with the pages: ${SHARED.join(', ')}.`);
    return undefined;
  },
});
/** The rules with their book, as browsers and their workers load them. */
const rulesWithBook = (root: string): Plugin => ({
  name: 'nightfall-rules',
  resolveId: (name) => (name === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) =>
    id === `\0${ENTRY}`
      ? `export { game } from ${JSON.stringify(join(root, RULES))};
         export { default as rulebook } from ${JSON.stringify(`${join(root, 'rulebook.md')}?raw`)};`
      : undefined,
});

/** For browsers: rules and board in `dist/web`, next to each other. */
const forBrowsers = (root: string): UserConfig => ({
  base: './',
  publicDir: false,
  // As people get it, whatever the environment says.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [sharedWithPages(), rulesWithBook(root)],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // A strict content security policy allows no inlined pictures.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { rules: ENTRY, ...(existsSync(join(root, BOARD)) && { board: join(root, BOARD) }) },
      preserveEntrySignatures: 'strict',
      makeAbsoluteExternalsRelative: false,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: ({ names }) => (names.some((name) => name.endsWith('.css')) ? 'board.css' : '[name]-[hash][extname]'),
      },
    },
  },
});

/** For Node: one file, which needs nothing besides. */
const forNode = (root: string): UserConfig => ({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { input: { game: join(root, RULES) }, output: { entryFileNames: 'game.js', codeSplitting: false } },
  },
});

/** The settings of Vite for a game in a package of its own: `vite build` and `vite build --ssr`. */
export const gameConfig = ({ isSsrBuild = false }: { readonly isSsrBuild?: boolean } = {}): UserConfig =>
  isSsrBuild ? forNode(process.cwd()) : forBrowsers(process.cwd());
