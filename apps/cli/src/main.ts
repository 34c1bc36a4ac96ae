import { run } from './cli.ts';
import { complain } from './command.ts';
import { addFromOutside } from './outside.ts';

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await addFromOutside();
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  complain(`nightfall: ${(error as Error).message}`);
  process.exitCode = 1;
}
