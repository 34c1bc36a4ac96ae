export * from './log.ts';
export * from './match.ts';
export * from './consent.ts';
export * from './record.ts';
export { streamAfter } from './stream.ts';
