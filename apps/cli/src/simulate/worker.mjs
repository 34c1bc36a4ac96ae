// A thread that runs from sources knows TypeScript only if it is taught to. In the build, the worker itself has this name.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
