// node scripts/run.mjs ENTRY.ts [args]: installs if needed, then runs the TypeScript program with its own stdin, stdout and exit code.
import { hand, install, nodeFlags } from './workspace.mjs';

const [entry, ...args] = process.argv.slice(2);
install();
hand(entry, args, nodeFlags());
