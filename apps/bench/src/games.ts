import { buildModule } from './built.ts';

type Entry = typeof import('./games-entry.ts');

/**
 * Measures the rules as browsers, bots and the server get them: built into plain JavaScript. Run straight from the sources they are up to a
 * fifth slower, because tsx makes every function keep its name at run time.
 */
export async function benchGames(): ReturnType<Entry['measureGames']> {
  const built = await buildModule(new URL('./games-entry.ts', import.meta.url));
  try {
    const { measureGames } = (await import(built.url)) as Entry;
    return await measureGames();
  } finally {
    await built.remove();
  }
}
