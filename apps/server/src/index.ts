export { readConfig } from './config.ts';
export { startServer, type Server } from './server.ts';
export { TIMING } from './context.ts';
export { UNLIMITED } from './limits.ts';
