import { TURNS } from '../queries/turns.ts';
import type { Field } from '../sheet/field.ts';
import type { Table } from '../sheet/tables.ts';

/**
 * The value V of a position (SN-17.6), low is good, in 900ths of an enemy so that all its weights are whole numbers:
 * each enemy left counts 1, more if few unmarked squares are beside it, a little more beside a shape of this turn.
 */
export const UNIT = 900;
const LONELY = [990, 585, 45, 117, 0];
export const WALLBREAKER_WORTH = 1035;
/** SN-17.6 How much a hero must achieve to be sent now. */
export const heroThreshold = (turn: number): number => (turn === TURNS ? 1 : 3870 + 27 * (TURNS - turn));
/** SN-17.8 */
export const HERO_WORTH = 3960;

/** The squares as a bot sees them: what marking each would change. */
export type Outlook = {
  /** The field it was last used for; gates and voids of that field stay 0. */
  field: Field | undefined;
  /** V of the position. */
  value: number;
  /** What V loses when a square is marked, by place. */
  readonly gain: Int32Array;
  /** What V gains when `k` unmarked neighbours of a square are covered by one shape: 4 · place + k − 1. */
  readonly loss: Int32Array;
  /** What V gains when one unmarked neighbour gets a free mark. */
  readonly lossFree: Int32Array;
};
export const newOutlook = (): Outlook => ({
  field: undefined,
  value: 0,
  gain: new Int32Array(128),
  loss: new Int32Array(512),
  lossFree: new Int32Array(128),
});

const isIn = (mask: ArrayLike<number>, place: number) => (mask[place >>> 5]! >>> (place & 31)) & 1;

/** Looks at every enemy square once. */
export function survey(field: Field, marked: ArrayLike<number>, besideNow: ArrayLike<number>, turn: number, o: Outlook): void {
  const { neighbours, enemyPlaces } = field;
  const contact = 3 * (9 - turn);
  begin(field, o);
  for (let i = 0; i < enemyPlaces.length; i++) {
    const place = enemyPlaces[i]!;
    if (isIn(marked, place) === 0) weigh(o, place, neighbours[place]!, marked, isIn(besideNow, place) === 1, contact);
    else unweigh(o, place);
  }
}

function weigh(
  o: Outlook,
  place: number,
  near: readonly number[],
  marked: ArrayLike<number>,
  isBeside: boolean,
  contact: number,
): void {
  let free = 0;
  for (let i = 0; i < near.length; i++) free += 1 - isIn(marked, near[i]!);
  const weight = LONELY[free]!;
  const worth = UNIT + weight + (isBeside ? contact : 0);
  o.value += worth;
  o.gain[place] = worth;
  for (let k = 1; k <= 4; k++)
    o.loss[4 * place + k - 1] = (k <= free ? LONELY[free - k]! - weight : 0) + (isBeside ? 0 : contact);
  o.lossFree[place] = free > 0 ? LONELY[free - 1]! - weight : 0;
}

/** The plain view of the greedy bot (SN-17.5), and of everybody in the last turn: an enemy is an enemy. */
export function surveyEnemies(field: Field, marked: ArrayLike<number>, o: Outlook): void {
  begin(field, o);
  for (const place of field.enemyPlaces) {
    unweigh(o, place);
    o.gain[place] = isIn(marked, place) === 0 ? UNIT : 0;
    o.value += o.gain[place]!;
  }
}

function begin(field: Field, o: Outlook): void {
  o.value = 0;
  if (o.field === field) return;
  o.field = field;
  for (const numbers of [o.gain, o.loss, o.lossFree]) numbers.fill(0);
}

/** A marked square has no value any more. */
function unweigh(o: Outlook, place: number): void {
  const { gain, loss, lossFree } = o;
  gain[place] = lossFree[place] = 0;
  loss[4 * place] = loss[4 * place + 1] = loss[4 * place + 2] = loss[4 * place + 3] = 0;
}

/** How V changes when this placement is drawn. */
export function change(table: Table, p: number, o: Outlook): number {
  const { places, rim, rimStart, size } = table;
  let sum = 0;
  for (let i = p * size, end = i + size; i < end; i++) sum -= o.gain[places[i]!]!;
  for (let i = rimStart[p]!, end = rimStart[p + 1]!; i < end; i++) sum += o.loss[rim[i]!]!;
  return sum;
}

/** How V changes by a free mark. */
export function changeByFreeMark(field: Field, place: number, o: Outlook): number {
  let sum = -o.gain[place]!;
  for (const near of field.neighbours[place]!) sum += o.lossFree[near]!;
  return sum;
}
