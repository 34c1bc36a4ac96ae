// A reporter for Vitest: names every test that passed at its second try only, so that the summary of `npm run check` can name it too.
export default class SecondTries {
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0)
      process.stdout.write(`\nsecond try: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  }
}
