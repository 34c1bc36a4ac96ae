import { fileURLToPath } from 'node:url';

/** The folder of the repository. The built command line lies as deep in it as this file. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
