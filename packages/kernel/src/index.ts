export * from './types.ts';
export * from './book.ts';
export * from './play.ts';
export * from './game.ts';
export * from './chance/random.ts';
export * from './chance/chacha20.ts';
export * from './chance/sha256.ts';
export * from './shape.ts';
