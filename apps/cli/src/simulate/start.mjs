// A thread knows TypeScript only if it is taught to, whoever started the process.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
