export { gameConfig } from './config.ts';
export { SHARED, fromGame, sharedFile } from './shared.ts';
