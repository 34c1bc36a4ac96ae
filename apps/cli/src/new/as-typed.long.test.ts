import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lentClone } from '../testing/lent-clone.ts';

const { root, type, remove } = lentClone();
afterAll(remove);

/** Runs what the pages print as `npm run nightfall -- …`. */
function nightfall(args: string) {
  const { status, stdout, stderr } = type(`npm run -s nightfall -- ${args}`);
  return { status, output: stdout + stderr };
}
const shelf = () => readFileSync(join(root, 'packages/catalog/src/shelf.ts'), 'utf8');

test('`nightfall new` as typed: nothing stays of a game that could not be written whole; then it is there, and plays', () => {
  const guide = join(root, 'docs/guides/add-a-game.md');
  const [whole, before] = [readFileSync(guide, 'utf8'), shelf()];
  writeFileSync(guide, whole.replace('export const game', 'export const name'));
  expect(nightfall('new night-owls').status).not.toBe(0);
  expect([existsSync(join(root, 'games/night-owls')), shelf()]).toEqual([false, before]);

  writeFileSync(guide, whole);
  expect(nightfall('new night-owls --bot --board')).toMatchObject({
    status: 0,
    output: expect.stringContaining('games/night-owls now has a small game'),
  });
  expect(['words.md', 'clauses.md'].map((file) => existsSync(join(root, 'games/night-owls', file)))).toEqual([true, true]);
  expect(shelf()).toContain('night-owls');
  expect(nightfall('simulate night-owls --games 3 --bots expert --options owlets=true')).toMatchObject({ status: 0 });
  expect(nightfall('check night-owls')).toMatchObject({ status: 0, output: expect.stringMatching(/^ok +types/m) });
  expect(type('npx --no-install oxfmt --check games/night-owls')).toMatchObject({ status: 0 });

  writeFileSync(join(root, 'games/night-owls/src/result.ts'), 'export const result = () => 1;\n');
  expect(nightfall('check night-owls')).toMatchObject({ status: 1, output: expect.stringMatching(/^FAIL types/m) });
});
