import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lentClone } from '../../apps/cli/src/testing/lent-clone.ts';
import { commandsIn, pages } from './commands.ts';
import { ROOT } from './packages.ts';

/** Commands that this test does not run, each with the reason. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^npm test$|^npm run check$|^npm run check -- quick$/, 'it would run this test'],
  [/^npm run check -- /, 'the steps of `npm test`, of which this test is one'],
  [/^npx vitest run /, 'the units of `npm test`'],
  [/^npm start$|^PORT=\S+ NIGHTFALL_DATA=\S+ npm start$/, 'tools/hosting/start.test.ts runs it'],
  [/^npm run dev$|^npm run nightfall -- dev /, 'runs until it is stopped: tools/dev/dev.long.test.ts'],
  [/^npm run bench|^npm run renew$/, 'writes pages of this machine’s own'],
  [/^npm run (robot|pictures)/, 'plays for minutes in a browser; apps/web/e2e/robot-round.test.ts runs the robot'],
  [/^docker |^sqlite3 /, 'needs a program that Nightfall does not install'],
  [/\/var\/lib\/nightfall|\/backups\//, 'tools/hosting/hosting.test.ts runs it with folders of its own'],
  [/ --outside |^NIGHTFALL_GAMES=|^npm install$/, 'apps/web/e2e/outside.test.ts runs them, outside'],
  [/ admin /, 'apps/server/src/admin/admin.test.ts runs them against matches that exist'],
  [/ arena .*--table/, 'plays for hours; docs/bots.md has what it printed'],
  [/ --queue postgres:/, 'apps/cli/src/lab/lab.long.test.ts runs them with a database of its own'],
  [/ simulate .* --each | lab (check )?docs/, 'plays for an hour; docs/balance has what it printed'],
];
const reasonFor = (command: string) => ELSEWHERE.find(([pattern]) => pattern.test(command))?.[1];

/** What a word in capitals stands for, page by page. */
const RECORD = 'games/midnight-madness/recorded/won-alone.record';
const STANDS_FOR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/guides/add-a-rule.md': { GAME: 'siege' },
  'docs/guides/examples.md': { 'FILE…': 'games/midnight-madness/examples/*.yaml' },
  'docs/guides/positions.md': { FILE: 'position.yaml', RECORD },
  'docs/guides/records.md': {
    'FILE…': RECORD,
    'FILE --as-file': 'games/siege-of-the-eternal-night/recorded/cleared.record --as-file',
    FILE: RECORD,
  },
  'CONTRIBUTING.md': { FILES: 'scripts/test.mjs' },
};
const filledIn = (page: string, command: string): string =>
  Object.entries(STANDS_FOR[page] ?? {}).reduce((line, [word, text]) => line.replace(word, text), command);

const clone = lentClone();
afterAll(clone.remove);
writeFileSync(
  join(clone.root, 'position.yaml'),
  /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/guides/positions.md'), 'utf8'))![1]!,
);

/** The guide to a new game comes first: the next ones go on with it. */
const inOrder = ['docs/guides/add-a-game.md', ...pages().filter((page) => page !== 'docs/guides/add-a-game.md')];
const all = inOrder.flatMap((page) => commandsIn(page).map((command) => ({ page, command })));
/** What several pages print is typed once. */
const printed = all.filter(
  ({ page, command }, i) => all.findIndex((one) => filledIn(one.page, one.command) === filledIn(page, command)) === i,
);

test('the pages print commands, and this test finds them', () => {
  expect(printed.length).toBeGreaterThan(40);
});

test.each(printed.filter(({ command }) => !reasonFor(command)))('$page: $command', ({ page, command }) => {
  const { status, stdout, stderr } = clone.type(filledIn(page, command));
  expect([status, status === 0 ? '' : (stdout + stderr).slice(-2000)]).toEqual([0, '']);
});
