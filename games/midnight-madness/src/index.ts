/** What boards may use. */
export { game } from './game.ts';
export * from './content/cards.ts';
export * from './content/settings.ts';
export { numberOf } from './queries/numbers.ts';
export * from './content/spaces.ts';
export * from './content/tokens.ts';
export * from './knowledge/order.ts';
export * from './knowledge/preview.ts';
export * from './knowledge/targets.ts';
export * from './knowledge/unseen.ts';
export { findToken, fortifyReserve, isTowerUp, towersLeft } from './queries/board.ts';
export { masterSlayers, pointsOf } from './result.ts';
export type * from './moves.ts';
export type * from './state.ts';
