export * from './log.ts';
export * from './match.ts';
export * from './consent.ts';
export * from './record.ts';
