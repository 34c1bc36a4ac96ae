export { readConfig } from './config.ts';
export { startServer } from './server.ts';
export { TIMING } from './context.ts';
export { UNLIMITED } from './limits.ts';
