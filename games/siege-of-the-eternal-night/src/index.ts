/** What boards may use. */
export { game } from './game.ts';
export * from './state.ts';
export type * from './moves.ts';
export { boardRows, boardText } from './text/board.ts';
export { SHEETS, SHEET_IDS, isSheetId, type SheetId } from './content/sheets.ts';
export { enemiesLeft, heroesEarned, heroesWaiting, turnMarked } from './queries/deployment.ts';
export { printMove } from './text/notation.ts';
export { explain, extensions, forbidden, forecast, openSquares, placementCounts, type Extension } from './queries/drawing.ts';
export { placements, snakes, snakesUpTo } from './queries/placements.ts';
export { allowedActions } from './rules/book.ts';
export { seededRoll } from './rules/night.ts';
export { refuseFixed, refuseSnake } from './rules/squares.ts';
export {
  compareNights,
  RANKS,
  dialHour,
  enemiesAtFirst,
  felledPerTurn,
  nightResult,
  rankOf,
  shareText,
  type NightResult,
} from './result.ts';
export { isDailySiege } from './setup.ts';
export { classicFaults, isClassic } from './sheet/classic.ts';
export { fieldOf, placeOf, type Field } from './sheet/field.ts';
export { FIXED, FIXED_NAMES, ORIENTATIONS, type Fixed, type Form } from './sheet/fixed-shapes.ts';
export { dailySeed, generatedSheet, isDailySeed, isSeed } from './sheet/generator.ts';
export {
  basicFaults,
  docOf,
  readOwnSheet,
  readSheet,
  sheetOf,
  type Difficulty,
  type Sheet,
  type SheetDoc,
} from './sheet/sheet.ts';
export { countLegal, tablesOf, TABLE_KINDS, type Table, type TableKind, type Tables } from './sheet/tables.ts';
export { analyse, ANALYSIS_WIDTH, rollsOf, type Analysis } from './knowledge/analysis.ts';
export { review, type TurnReview } from './bots/review.ts';
export { HINT, STRONG, type Budget } from './bots/strong.ts';
export { printableSheet, type PrintableSheet, type PrintedSquare } from './sheet/printable.ts';
export { isFileFault, printSiegeFile, readSiegeFile, type FileFault, type SiegeFile } from './text/siege-file.ts';
