import type { RuneMove } from '@nightfall/runebound-midnight';
import { spaceOf } from '../hand/reading.ts';

export type Group = { readonly name: string; readonly moves: readonly RuneMove[] };
export type Grouped = {
  /** Shown as cards that one can read. */
  readonly cards: readonly RuneMove[];
  readonly plain: readonly RuneMove[];
  /** Many of one kind, under a name. */
  readonly folded: readonly Group[];
  /** What ends the step. */
  readonly ends: readonly RuneMove[];
  readonly isOnMap: boolean;
};

/** These have a table of their own. */
const ON_TABLES = new Set<string>(['proposeTrade', 'answerTrade', 'covenant', 'buyCounter', 'improvePower']);
const ON_CARDS = new Set<string>(['buy', 'buyOffer', 'keepCard', 'pickHero', 'pickKing']);
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
  patrolReroll: 'Roll a die again',
  rerollInfluence: 'Roll a die again',
};
const groupOf = (move: RuneMove): string | undefined =>
  move.type === 'threatTest' && move.exhaustion > 0 ? 'Add counters' : NAMES[move.type];
/** Rarely wanted: always under a name. */
const ALWAYS_FOLDED = new Set(['Discard an Item', 'Escape', 'Add counters', 'Roll a die again']);
const FEW = 3;

export function grouped(moves: readonly RuneMove[]): Grouped {
  const cards = moves.filter(({ type }) => ON_CARDS.has(type));
  const ends = moves.filter(({ type }) => ENDS.has(type));
  const isElsewhere = ({ type }: RuneMove) => ON_CARDS.has(type) || ON_TABLES.has(type) || ENDS.has(type);
  const others = moves.filter((move) => !isElsewhere(move) && spaceOf(move) === undefined);
  const names = [...new Set(others.flatMap((move) => groupOf(move) ?? []))];
  const folded = names
    .map((name) => ({ name, moves: others.filter((move) => groupOf(move) === name) }))
    .filter(({ name, moves: these }) => ALWAYS_FOLDED.has(name) || these.length > FEW);
  const isFolded = (move: RuneMove) => folded.some(({ name }) => name === groupOf(move));
  const plain = others.filter((move) => !isFolded(move));
  return { cards, plain, folded, ends, isOnMap: moves.some((move) => spaceOf(move) !== undefined) };
}
