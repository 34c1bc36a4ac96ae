import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../server.ts';
import { GAMES, ask, createMatch, newFolder, newcomer, testConfig } from '../testing/harness.ts';
import { openAdded } from './index.ts';

type Files = Readonly<Record<string, string>>;
/** The small game of the kernel under another name, as a package would bring it. */
const rules = (id: string, version = 1) => `
  import { load } from ${JSON.stringify(GAMES)};
  export const game = { ...(await load('watch')), id: '${id}', version: ${version} };
  export const about = { id: '${id}', name: 'A "Hush" & <Co>', tagline: 'Be still.', players: game.players, minutes: '5', age: 6, kind: game.kind,
    accent: '#ffffff', place: 90, available: true, guided: false, score: null, credits: [] };`;
const WHOLE = (id: string): Files => ({
  'package.json': '{ "type": "module", "scripts": { "build": "vite build" } }',
  'rulebook.md': '# Hush',
  'dist/game.js': rules(id),
  'dist/web/rules.js': 'export const game = 1;',
});
function packageWith(files: Files, name = 'hush here'): string {
  const folder = join(newFolder(), name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const refusal = (...names: string[]) => openAdded(names, ['siege']).then(String, (error: Error) => error.message);

test('a package that is not whole is refused with its name and what it lacks', async () => {
  const { 'dist/web/rules.js': _, ...unbuilt } = WHOLE('hush');
  const lacking = packageWith(unbuilt);
  expect(await refusal(lacking)).toBe(`NIGHTFALL_GAMES: ${lacking} has no dist/web/rules.js; \`npm run build\` there makes it.`);
  expect(await refusal('no-such-game')).toBe('NIGHTFALL_GAMES: no-such-game is neither a folder nor an installed package.');
});

test.each([
  ['throws', "throw new Error('I am broken');", 'cannot be loaded: Error: I am broken'],
  ['exports nothing', 'export const x = 1;', 'exports no `game`'],
  ['has no `about`', rules('hush').replace('export const about', 'const about'), 'exports no `about`'],
  ['has a bad id', rules('Hush Hush'), 'exports a `about` whose `id` is missing or wrong'],
  [
    'has two ids',
    rules('hush').replace("about = { id: 'hush'", "about = { id: 'other'"),
    'says `other` in `about` and `hush` in `game`',
  ],
])('a module that %s is refused', async (_what, code, why) => {
  const folder = packageWith({ ...WHOLE('hush'), 'dist/game.js': code });
  const said = await refusal(folder);
  expect(said).toMatch(/^NIGHTFALL_GAMES: .*hush here/);
  expect(said).toContain(why);
});

test('two games of one name, or one of ours, are refused', async () => {
  const [one, two] = [packageWith(WHOLE('hush'), 'one'), packageWith(WHOLE('hush'), 'two')];
  expect(await refusal(one, two)).toBe(`NIGHTFALL_GAMES: ${one} is called hush, and so is another game.`);
  const taken = packageWith(WHOLE('siege'));
  expect(await refusal(taken)).toBe(`NIGHTFALL_GAMES: ${taken} is called siege, and so is another game.`);
});

/** Pages as a build has them, as far as the server looks at them. */
const PAGES: Files = {
  'index.html': '<!doctype html><html lang="en" data-base="/"><title>Nightfall</title><script src="/reload.js"></script></html>',
  'sw.js': "const NAME = 'nightfall-0123456789ab';\nconst ADDED = [];\n",
};

test.each(['/', '/games/'])('under %s the page learns of an added game, and its files may be kept for ever', async (base) => {
  const folder = packageWith({ ...WHOLE('hush'), 'dist/web/board.js': 'export default 1;', 'dist/web/secret.txt': 'x' });
  const games = { shelf: GAMES, added: [folder] };
  const server = await startServer(testConfig({ data: newFolder(), base, web: packageWith(PAGES), games }));
  try {
    const get = (path: string) => fetch(server.url + base + path, { headers: { accept: 'text/html' } });
    const page = await (await get('')).text();
    const text = /data-games="([^"]*)"/.exec(page)![1]!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    const [{ about, rules: at, board, styles }] = JSON.parse(text);
    expect([about.name, styles]).toEqual(['A "Hush" & <Co>', null]);
    const file = await get(board);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(at)).status).toBe(200);
    const worker = await (await get('sw.js')).text();
    expect(worker).toContain(`const ADDED = ${JSON.stringify([board, at])};`);
    expect(worker).toMatch(/nightfall-(?!0123456789ab)[0-9a-f]{12}'/);
    expect(await (await get(board.replace('board.js', 'secret.txt'))).text()).not.toBe('x');
    expect(server.context.games.ids).toContain('hush');
  } finally {
    await server.close();
  }
});

test('a match goes on when the package comes back with a later version, and is refused in words when the package is gone', async () => {
  const data = newFolder();
  const serverWith = (...added: string[]) => startServer(testConfig({ data, games: { shelf: GAMES, added } }));
  const first = await serverWith(packageWith(WHOLE('hush')));
  const ada = await newcomer(first.url);
  const { id } = await createMatch(ada, 'hush', ['me', 'open'], { gates: 2 });
  await first.close();

  const second = await serverWith(packageWith({ ...WHOLE('hush'), 'dist/game.js': rules('hush', 2) }));
  expect(await ask({ ...ada, url: second.url }, 'GET', `/api/matches/${id}`)).toMatchObject({ id, game: 'hush' });
  await second.close();

  const third = await serverWith();
  await expect(ask({ ...ada, url: third.url }, 'GET', `/api/matches/${id}`)).rejects.toThrow('NO_MATCH');
  await third.close();
});
