export { readConfig } from './config.ts';
export { startServer, type Server } from './server.ts';
export { UNLIMITED } from './rate-limits.ts';
