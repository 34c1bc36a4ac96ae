export * from './level.ts';
export * from './play-out.ts';
export * from './random.ts';
