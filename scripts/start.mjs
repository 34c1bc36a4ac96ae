// npm start: from a fresh clone to a served page. Installs and builds only what is missing or has changed.
import { hand, install } from './workspace.mjs';
import { buildWeb } from './web-build.mjs';

install();
if (!buildWeb()) process.exit(1);
hand('apps/server/src/main.ts', process.argv.slice(2), { NODE_ENV: process.env.NODE_ENV ?? 'production' });
