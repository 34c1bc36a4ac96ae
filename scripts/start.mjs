// npm start: from a fresh clone to a served page. Installs and builds only what is missing or has changed.
import { build } from './build.mjs';
import { BUILT, hand, install } from './workspace.mjs';

install();
if (!build('web') || !build('server')) process.exit(1);
hand('apps/server/dist/main.mjs', process.argv.slice(2), BUILT, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
