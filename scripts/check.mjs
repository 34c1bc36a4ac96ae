// npm run check [-- step …]: the one command. Each step is one line; a step that fails shows what it printed; the last lines name
// every test that failed, and count. `quick` is what to run while working.
import { LANES, QUICK, TOGETHER, carryOut, failures, secondTries } from './steps.mjs';
import { install } from './workspace.mjs';

const SHOWN = 12_000;
const LAST_LINES = 12;
const names = LANES.flat().map(({ name }) => name);
const asked = process.argv.slice(2);
const isQuick = asked.includes('quick');
const wanted = asked.filter((name) => name !== 'quick').flatMap((name) => TOGETHER[name] ?? [name]);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `check: no step "${unknown.join('", "')}"; there are: ${[...names, ...Object.keys(TOGETHER), 'quick'].join(', ')}\n`,
  );
  process.exit(2);
}

install();
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);

function tell({ name, ok, output, seconds, passed, failed }) {
  const count = passed + failed > 1 ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${count}\n`);
  if (!ok) process.stdout.write(`${output.slice(-SHOWN)}\n`);
}

async function drive(lane) {
  const done = [];
  for (const step of lane.filter(isWanted)) done.push(await once(step));
  return done;
}
async function once(step) {
  const result = await carryOut(step);
  tell(result);
  return result;
}

const began = performance.now();
const results = (await Promise.all((isQuick ? QUICK : LANES).map(drive))).flat();
const printLines = (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
/** Whoever sees only the end of this still sees every fault; what is not a test shows its own last lines. */
function lastWords({ output }) {
  const tests = failures(output);
  return tests.length > 0 ? tests : output.trimEnd().split('\n').slice(-LAST_LINES);
}
for (const { name, output } of results) printLines(secondTries(output).map((test) => `needed a second try in ${name}: ${test}`));
for (const result of results.filter(({ ok }) => !ok))
  printLines(lastWords(result).map((line) => `failed in ${result.name}: ${line}`));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
