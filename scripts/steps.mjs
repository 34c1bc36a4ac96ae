// The steps of the check: what each runs, and how it counts what passed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { filesIn } from './files.mjs';
import { ROOT, nodeFlags } from './workspace.mjs';

const bin = (path, ...args) => [process.execPath, join(ROOT, 'node_modules', path), ...args];
const ts = (entry, ...args) => [process.execPath, ...nodeFlags(), join(ROOT, entry), ...args];
const script = (name) => [process.execPath, join(ROOT, 'scripts', name)];
const vitest = (...args) =>
  bin('vitest/vitest.mjs', 'run', '--reporter=dot', `--reporter=${join(ROOT, 'scripts/for-summary.mjs')}`, ...args);

/** Three programs see every file at most three times; what has not changed since the last run is not checked again. */
const typesOf = (program) =>
  bin(
    'typescript/bin/tsc',
    '-p',
    `tsconfig.${program}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${program}`,
  );
const examples = () => filesIn('games', (path) => /\/examples\/[^/]+\.(ya?ml|json)$/.test(path));

const linesAfter = (word, output) => [
  ...new Set(Array.from(output.matchAll(new RegExp(`^${word}: (.+)$`, 'gm')), ([, line]) => line)),
];
/** What `for-summary.mjs` said: the tests that failed, and those that passed at their second try only. */
export const failures = (output) => linesAfter('failed test', output);
export const secondTries = (output) => linesAfter('second try', output);

/** A test run says `Tests  1 failed | 20 passed (21)`. */
const countTests = (output) => {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? '';
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: number('passed'), failed: number('failed') };
};
const countExamples = (output) => {
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
};

const project = (name, ...args) => vitest('--project', name, ...args);

const STEPS = {
  format: { commands: () => [bin('oxfmt/bin/oxfmt', '--check')] },
  lint: { commands: () => [bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')] },
  types: { commands: () => ['rules', 'screens', 'node'].map(typesOf) },
  unused: {
    commands: () => [
      bin('knip/bin/knip.js', '--no-progress', '--include-entry-exports'),
      bin('knip/bin/knip.js', '--no-progress', '--strict', '--dependencies'),
    ],
  },
  examples: { commands: () => [ts('apps/cli/src/main.ts', 'examples', ...examples())], count: countExamples },
  rules: { commands: () => [ts('apps/cli/src/main.ts', 'rules', '--check')] },
  shape: { commands: () => [ts('tools/shape/main.ts')] },
  docs: { commands: () => [ts('tools/docs/main.ts', '--check')] },
  build: { commands: () => [script('build.mjs')] },
  sizes: { commands: () => [ts('tools/sizes/main.ts', '--check')] },
  // Chromium is brought by a program of its own, so that the other lane goes on meanwhile.
  browser: {
    commands: () => [script('chromium.mjs'), vitest('--config', 'vitest.browser.config.ts')],
    count: countTests,
    env: () => ({ CHROMIUM: findChromium() ?? '' }),
  },
  // They wait for nothing: a process for each core.
  units: { commands: () => [project('units', '--maxWorkers=100%')], count: countTests },
  server: { commands: () => [project('server')], count: countTests },
  long: { commands: () => [project('long')], count: countTests },
};
const laneOf = (text) => text.split(' ').map((name) => ({ name, ...STEPS[name] }));

/**
 * The steps of a lane run one after the other. The browser takes longest, and begins when the pages are built; servers mostly wait for
 * each other, so a third lane keeps two cores busy.
 */
export const LANES = [
  laneOf('build sizes browser'),
  laneOf('format lint types unused examples rules shape docs units'),
  laneOf('server long'),
];
/** What a contributor runs while working. */
export const QUICK = [laneOf('format lint types'), laneOf('units')];
/** Names that stand for several steps. */
export const TOGETHER = { tests: ['units', 'server', 'long'] };

/** Runs all commands of a step, so that one run shows every fault. */
export async function carryOut(step) {
  const began = performance.now();
  const results = [];
  for (const command of step.commands()) results.push(await once(command, step.env?.() ?? {}));
  const output = results.map((result) => result.output).join('');
  const ok = results.every((result) => result.ok);
  return { name: step.name, ok, output, seconds: (performance.now() - began) / 1000, ...counted(step, ok, output) };
}
/** A step without a count of its own is one thing that passes or fails; one that fell over has failed at least once. */
function counted({ count }, ok, output) {
  const { passed, failed } = count ? count(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function once([program, ...args], more) {
  const env = { ...process.env, ...more, NO_COLOR: '1' };
  delete env.FORCE_COLOR;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
