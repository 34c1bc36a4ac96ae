// A reporter for Vitest: one line for every fault and every second try, so that the last lines of `npm run check` can name them all.
const firstLine = (error) => (error?.message ?? String(error ?? '')).split('\n')[0];
const say = (what, text) => process.stdout.write(`\n${what}: ${text}\n`);

export default class ForSummary {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    if (state === 'failed') say('failed test', `${name}: ${firstLine(errors[0])}`);
    else if ((test.diagnostic()?.retryCount ?? 0) > 0) say('second try', name);
  }
  onTestSuiteResult(suite) {
    for (const error of suite.errors())
      say('failed test', `${suite.module.relativeModuleId} > ${suite.fullName}: ${firstLine(error)}`);
  }
  onTestModuleEnd(module) {
    for (const error of module.errors()) say('failed test', `${module.relativeModuleId}: ${firstLine(error)}`);
  }
  onTestRunEnd(_modules, errors) {
    for (const error of errors) say('failed test', `outside of any test: ${firstLine(error)}`);
  }
}
