export { readConfig, type Config } from './config.ts';
export { startServer, type Server } from './server.ts';
export { TIMING, type Timing } from './context.ts';
export { LIMITS, UNLIMITED } from './limits.ts';
export { openApi } from './http/openapi.ts';
