import { afterAll } from 'vitest';
import { closeAll } from './harness.ts';

/** After each file, when all else that it does at its end is done. */
afterAll(closeAll);
