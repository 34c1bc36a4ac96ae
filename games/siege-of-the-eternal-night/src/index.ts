/** What boards may use. */
export { game } from './game.ts';
export * from './state.ts';
export type * from './moves.ts';
export { SHEETS, SHEET_IDS, isSheetId, type SheetId } from './content/sheets.ts';
export { enemiesLeft, heroesWaiting } from './queries/deployment.ts';
export { extensions, forbidden, forecast } from './queries/drawing.ts';
export { placements, snakes } from './queries/placements.ts';
export { refuseSnake } from './rules/squares.ts';
export { RANKS, dialHour, enemiesAtFirst, felledPerTurn, rankOf, shareText } from './result.ts';
export { isDailySiege } from './setup.ts';
export { classicFaults } from './sheet/classic.ts';
export { fieldOf, placeOf } from './sheet/field.ts';
export { FIXED, FIXED_NAMES, ORIENTATIONS } from './sheet/fixed-shapes.ts';
export { basicFaults, docOf, readOwnSheet, type SheetDoc } from './sheet/sheet.ts';
export { tablesOf, TABLE_KINDS, type TableKind } from './sheet/tables.ts';
export { analyse, rollsOf, type Analysis } from './knowledge/analysis.ts';
export { review, type TurnReview } from './bots/review.ts';
export { HINT } from './bots/strong.ts';
