export * from './words.ts';
export * from './text.ts';
export * from './line.ts';
export * from './patch.ts';
export * from './to-server.ts';
export * from './to-client.ts';
export * from './rest.ts';
export * from './added.ts';
