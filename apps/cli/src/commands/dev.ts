import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Command, print } from '../command.ts';
import { findGame } from '../games.ts';
import { outsideFolder } from '../outside.ts';
import { folderOf, pathOf } from '../rules/sources.ts';
import { isTrouble } from '../trouble.ts';

/** The sources are read afresh each time, by the loader that `npm run docs` uses too. */
const LOADER = ['--import', pathToFileURL(pathOf('node_modules/tsx/dist/loader.mjs')).href];
const start = (args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: pathOf('.'), stdio: ['ignore', 'inherit', 'inherit'] });

/** Checks the game again when its files have been still for a moment; what is saved meanwhile is looked at next. */
function checkOnSave(id: string): void {
  let [isBusy, isStale] = [false, true];
  const check = () => {
    if (isBusy || !isStale) return;
    [isBusy, isStale] = [true, false];
    print(`\n${id}`);
    start([...LOADER, pathOf('apps/cli/src/main.ts'), 'check', id, '--write']).once('close', () => {
      isBusy = false;
      check();
    });
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  watch(pathOf(folderOf(id)), { recursive: true }, (_what, file) => {
    if (!file || /(^|\/)(node_modules|dist)\/|(words|clauses)\.md$/.test(file)) return;
    isStale = true;
    clearTimeout(settling);
    settling = setTimeout(check, 150);
  });
  check();
}

/** The pages have a game from outside as it was built. */
function checkOutside(id: string): Promise<never> {
  print(
    `${id} is checked on every save. To see it in the browser, run \`npm run build\` in its folder and start the server again.`,
  );
  checkOnSave(id);
  return new Promise(() => undefined);
}

export const dev: Command = {
  takes: 'GAME',
  summary: 'serves the pages from the sources and checks the game whenever one of its files changes',
  text: 'The same as `npm run dev`, with `nightfall check GAME --write` beside it on every save. PORT sets the address (8080).',
  flags: {},
  run: async ({ words: [name] }) => {
    const game = await findGame(name);
    if (isTrouble(game)) return game;
    if (outsideFolder(game.id) !== undefined) return checkOutside(game.id);
    const pages = start([pathOf('scripts/dev.mjs')]);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => pages.kill(signal));
    checkOnSave(game.id);
    return new Promise((resolve) => pages.once('close', (code) => process.exit(code ?? resolve(0) ?? 0)));
  },
};
