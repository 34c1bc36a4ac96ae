// A thread has to register TypeScript support itself, no matter how the process was started.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
