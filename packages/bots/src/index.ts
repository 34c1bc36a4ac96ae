export * from './halving.ts';
export * from './play-out.ts';
export * from './random.ts';
