// npm test: everything that `npm run check` does, from a fresh clone on.
import { install } from './workspace.mjs';

install();
await import('./check.mjs');
