import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { guardProcess } from './last-guard.ts';
import { startServer, type Server } from './server.ts';
import { startFault } from './start-fault.ts';
import { VERSION } from './version.ts';

// Thousands of quiet tables live long, and each move leaves an old state behind: collected after a fifth of growth, these cost a
// few hundredths of a core; left to V8, they made the process a fifth larger.
setFlagsFromString('--heap-growing-percent=20');

async function begin(): Promise<Server> {
  const config = readConfig(process.env);
  return startServer(config).catch((error: Error) => {
    throw new Error(startFault(error, config), { cause: error });
  });
}
function giveUp({ message }: Error): never {
  process.stderr.write(`Nightfall cannot start. ${message}\n`);
  process.exit(1);
}

/** Starts the server as the environment says. Its address is the only line on standard output, when all is ready; the log goes to standard error. */
const server = await begin().catch(giveUp);
guardProcess(server.context.log, () => (server.context.metrics.counts.errors_total += 1));

// Node's own warnings go into the log as well, as JSON lines.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => server.context.log.warn({ name, message }, 'a Node warning'));

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  void server.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.stdout.write(`Nightfall ${VERSION} is open at ${server.url}\n`);
