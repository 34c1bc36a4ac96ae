import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';

/** Loads a module into an empty page of Chromium as one script, as the browser loads it, and measures there. */
export async function inChromium<R>(entry: URL, measure: (page: Page) => Promise<R>): Promise<R> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled(entry) });
    return await measure(page);
  } finally {
    await browser.close();
  }
}
async function bundled(entry: URL): Promise<string> {
  const lib = { entry: fileURLToPath(entry), formats: ['iife' as const], name: 'entry' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Runs an expression in the page; the milliseconds of processor time that it took there: other programs do not count. */
export type Stopwatch = (expression: string) => Promise<number>;
export async function stopwatchIn(page: Page): Promise<Stopwatch> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  return async (expression) => {
    const before = await spent();
    const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return (await spent()) - before;
  };
}
