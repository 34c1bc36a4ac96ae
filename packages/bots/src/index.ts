export * from './halving.ts';
export * from './play-out.ts';
export * from './random.ts';
export * from './search.ts';
export * from './search-bot.ts';
export * from './s-curve.ts';
