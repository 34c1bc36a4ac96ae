import { type ChildProcess, spawn } from 'node:child_process';
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

const IS_WINDOWS = process.platform === 'win32';
const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('close', resolve));

/** Acts at once, and again when files of the game have changed and been still for a moment; what is saved meanwhile is looked at next. */
function onSave(id: string, act: () => Promise<unknown>): void {
  let [isBusy, isStale] = [false, true];
  const look = async () => {
    if (isBusy || !isStale) return;
    [isBusy, isStale] = [true, false];
    print(`\n${id}`);
    await act();
    isBusy = false;
    void look();
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  watch(pathOf(folderOf(id)), { recursive: true }, (_what, file) => {
    if (!file || /(^|\/)(node_modules|dist)\/|(words|clauses)\.md$/.test(file)) return;
    isStale = true;
    clearTimeout(settling);
    settling = setTimeout(() => void look(), 150);
  });
  void look();
}
const check = (id: string) => ended(start([...LOADER, pathOf('apps/cli/src/main.ts'), 'check', id, '--write']));

/** The server has a game from outside as it was built: it is built on every save, and then the server starts again. */
function serveOutside(id: string, folder: string): Promise<never> {
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server?.kill('SIGTERM')) await ended(server);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
  onSave(id, async () => {
    if (await isBuilt(folder)) {
      await stop();
      server = start([pathOf('scripts/start.mjs')]);
    }
    await check(id);
  });
  return new Promise(() => undefined);
}
const isBuilt = async (folder: string): Promise<boolean> =>
  (await ended(
    spawn('npm', ['run', '-s', 'build'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: IS_WINDOWS }),
  )) === 0;

export const dev: Command = {
  takes: 'GAME',
  summary: 'serves the pages from the sources and checks the game whenever one of its files changes',
  text: 'The same as `npm run dev`, with `nightfall check GAME --write` beside it on every save. PORT sets the address (8080). A game from outside is built on every save, and the server starts again: reload the page to see it.',
  flags: {},
  run: async ({ words: [name] }) => {
    const game = await findGame(name);
    if (isTrouble(game)) return game;
    const outside = outsideFolder(game.id);
    if (outside !== undefined) return serveOutside(game.id, outside);
    const pages = start([pathOf('scripts/dev.mjs')]);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => pages.kill(signal));
    onSave(game.id, () => check(game.id));
    return new Promise((resolve) => pages.once('close', (code) => process.exit(code ?? resolve(0) ?? 0)));
  },
};
