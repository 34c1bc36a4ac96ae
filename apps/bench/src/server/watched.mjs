import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded before a server under test, whichever it is: answers what the process has used so far.
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** Tidying up takes CPU: it is asked for where none is counted. */
const memory = () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
};
const loop = monitorEventLoopDelay();
loop.enable();
/** How late its timers are in the worst twentieth, in milliseconds, since the last time. */
const lag = () => {
  const late = loop.percentile(95) / 1e6;
  loop.reset();
  return late;
};
const ANSWERS = { cpu, memory, lag, resident: () => process.memoryUsage.rss() };

// Threads of the server have no parent to answer to.
if (process.channel) {
  process.on('message', (what) => what in ANSWERS && process.send({ [what]: ANSWERS[what]() }));
  // Nobody measures any more: the bench was stopped.
  process.on('disconnect', () => process.exit());
}
