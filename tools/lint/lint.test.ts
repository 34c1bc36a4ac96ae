import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../..');
const FIXTURES = join(HERE, 'fixtures');

type Finding = { code: string; filename: string; labels: { span: { line: number } }[] };
type Place = { file: string; line: number; rule: string };

/** Lints a copy of the fixtures with the project's own settings, minus the line that leaves the fixtures out. */
function lintFixtures(): Place[] {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-lint-'));
  try {
    cpSync(FIXTURES, folder, { recursive: true });
    const settings = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ ...settings, ignorePatterns: [], options: {}, $schema: undefined }),
    );
    const run = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Finding[] };
    return diagnostics.map(({ code, filename, labels }) => ({
      file: filename,
      line: labels[0]!.span.line,
      rule: ruleName(code),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
/** `eslint(no-console)` and `import(no-cycle)` as they are written in the settings. */
const ruleName = (code: string) => code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(\w+)\((.*)\)$/, '$1/$2');

/** A line of a fixture names the rules that must strike there; every other line must pass. */
function expected(): Place[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return files.flatMap((file) =>
    readFileSync(join(FIXTURES, file), 'utf8')
      .split('\n')
      .flatMap((text, i) => rulesNamed(text).map((rule) => ({ file: relative('.', file), line: i + 1, rule }))),
  );
}
const rulesNamed = (line: string) => /\/\/ (.*)$/.exec(line)?.[1]?.split(' ') ?? [];

const inOrder = (places: Place[]) => places.map(({ file, line, rule }) => `${file}:${line} ${rule}`).toSorted();

test('the linter strikes at every forbidden import and global, and nowhere else', () => {
  expect(inOrder(lintFixtures())).toEqual(inOrder(expected()));
});
