import { readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Starts the server as the environment says. Its address is the only line on standard output; the log goes to standard error. */
const server = await startServer(readConfig(process.env));
process.stdout.write(`Nightfall is open at ${server.url}\n`);

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  void server.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
