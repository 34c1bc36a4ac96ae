import type { RuneMove } from '@nightfall/runebound-midnight';
import { spaceOf } from '../hand/reading.ts';

export type Group = { readonly name: string; readonly moves: readonly RuneMove[] };
/** A table of choices that lies over the map. */
type TableName = 'covenant' | 'answer' | 'treasury' | 'trade';
export type Grouped = {
  /** Shown as cards that one can read. */
  readonly cards: readonly RuneMove[];
  readonly plain: readonly RuneMove[];
  /** Many of one kind, under a name. */
  readonly folded: readonly Group[];
  /** What ends the step. */
  readonly ends: readonly RuneMove[];
  /** The table that is open, and what it offers. */
  readonly table: TableName | undefined;
  readonly onTable: readonly RuneMove[];
  /** Offered by spaces of the map. */
  readonly onMap: readonly RuneMove[];
};

/** What has a table of its own, where that table is open; everywhere else it is a button. */
const TABLES: { readonly [K in RuneMove['type']]?: TableName } = {
  covenant: 'covenant',
  answerTrade: 'answer',
  buyCounter: 'treasury',
  improvePower: 'treasury',
  proposeTrade: 'trade',
};
/** The moves that open a table, the first that is there. */
const OPENS: readonly (readonly [RuneMove['type'], TableName])[] = [
  ['covenant', 'covenant'],
  ['answerTrade', 'answer'],
  ['endSpending', 'treasury'],
  ['proposeTrade', 'trade'],
];
const tableFor = (moves: readonly RuneMove[]): TableName | undefined =>
  OPENS.find(([opener]) => moves.some(({ type }) => type === opener))?.[1];
const ON_CARDS = new Set<string>(['buy', 'buyOffer', 'keepCard', 'pickHero', 'pickKing', 'pickVariant']);
const ENDS = new Set<string>([
  ...['endMovement', 'endSpending', 'patrolStop', 'patrolStay', 'patrolSpare', 'leaveMarket', 'skipMarket', 'skipAdventure'],
  ...['endInfluence', 'endBoosts', 'acceptRoll', 'declineThreat', 'forgoCovenant', 'passVariants', 'withdrawTrade'],
]);
const NAMES: { readonly [K in RuneMove['type']]?: string } = {
  discardItem: 'Discard an Item',
  escape: 'Escape',
  sell: 'Sell',
  barterSell: 'Sell',
  useItem: 'Use an Item',
  takeEquipment: 'Take equipment',
  callTo: 'Meet up',
  patrolReroll: 'Roll a die again',
  rerollInfluence: 'Roll a die again',
};
const groupOf = (move: RuneMove): string | undefined =>
  move.type === 'threatTest' && move.exhaustion > 0 ? 'Add counters' : NAMES[move.type];
/** Rarely wanted: always under a name. */
const ALWAYS_FOLDED = new Set(['Discard an Item', 'Meet up', 'Escape', 'Add counters', 'Roll a die again']);
const FEW = 3;

/** Every move has exactly one place in the bar, on a table or on the map. */
export function grouped(moves: readonly RuneMove[]): Grouped {
  const table = tableFor(moves);
  const placeOf = (move: RuneMove) => {
    if (ON_CARDS.has(move.type)) return 'cards';
    if (ENDS.has(move.type)) return 'ends';
    if (table !== undefined && TABLES[move.type] === table) return 'table';
    return spaceOf(move) === undefined ? 'bar' : 'map';
  };
  const at = (place: ReturnType<typeof placeOf>) => moves.filter((move) => placeOf(move) === place);
  const inBar = at('bar');
  const folded = foldedOf(inBar);
  const plain = inBar.filter((move) => !folded.some(({ name }) => name === groupOf(move)));
  return { cards: at('cards'), plain, folded, ends: at('ends'), table, onTable: at('table'), onMap: at('map') };
}
function foldedOf(moves: readonly RuneMove[]): readonly Group[] {
  const names = [...new Set(moves.flatMap((move) => groupOf(move) ?? []))];
  return names
    .map((name) => ({ name, moves: moves.filter((move) => groupOf(move) === name) }))
    .filter(({ name, moves: these }) => ALWAYS_FOLDED.has(name) || these.length > FEW);
}
