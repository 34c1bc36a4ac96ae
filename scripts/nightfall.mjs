// npm run nightfall -- …: builds the command line when its sources have changed, and runs it with its own stdin, stdout and exit code.
import { build } from './build.mjs';
import { BUILT, hand, install } from './workspace.mjs';

install();
if (!build('cli')) process.exit(1);
hand('apps/cli/dist/main.mjs', process.argv.slice(2), BUILT);
