import { apply, isFaults, legal, Match, parseRecord, replayRecord } from '@nightfall/kernel';
import { game, KING, type Rune, type RuneMove, type State, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { movesOf } from '../hand/reading.ts';
import { wander } from '../testing/wander.ts';
import { grouped } from './grouping.ts';

/** The kinds of legal move that no control of the board leads to. */
function withoutControl(view: View, seat: number): readonly string[] {
  const all = legal(game.book, view, seat) as readonly RuneMove[];
  const { cards, plain, folded, ends, onTable, onMap } = grouped(movesOf({ view, legal: all }));
  const offered = [cards, plain, ...folded.map((group) => group.moves), ends, onTable, onMap].flat();
  const shown = new Set<string>(['pass', ...offered.map(({ type }) => type)]);
  expect(new Set(offered).size, 'no move is offered twice').toBe(offered.length);
  return [...new Set(all.map(({ type }) => type))].filter((type) => !shown.has(type));
}
const check = (view: (seat: number) => View, seats: readonly number[]) => {
  for (const seat of seats) expect(withoutControl(view(seat), seat)).toEqual([]);
};

test.each([1, 2, 3, 4, 5, 6])('every kind of legal move has a control, in night %i of play at random', (night) => {
  wander(night, night % 2 === 0 ? ['attempt', 'attack', 'buy'] : ['enterMarket', 'buy', 'covenant'], (match) => {
    if (match.waiting.for === 'seats') check((seat) => match.view(seat), match.waiting.seats);
  });
});

const RECORDS = import.meta.glob<string>('../../../recorded/*.record', { query: '?raw', import: 'default', eager: true });
test.each(Object.entries(RECORDS))('every kind of legal move has a control at every decision of %s', (_name, text) => {
  const record = parseRecord(text);
  const match = 'lines' in record ? replayRecord<Rune>(game, record) : undefined;
  if (!(match instanceof Match)) throw new Error('the record cannot be read');
  const state = game.setup(match.head.setup);
  if (isFaults(state)) throw new Error('the table cannot be laid');
  for (const input of match.inputs) {
    if ('seat' in input) check((seat) => game.view(state, seat), [input.seat]);
    apply(game.book, state, input);
  }
  expect(state.round).toBeGreaterThan(2);
});

/** A Hero who has just reached a level and owns these. */
function levelled(goods: readonly string[], items: readonly string[]): View {
  let found: State | undefined;
  wander(2, ['attempt'], (match) => {
    if (match.state.round === 2) found ??= structuredClone(match.state);
  });
  const state = found!;
  const owned = items.map((card) => ({ card, activated: false, upgrades: [], bought: false }));
  Object.assign(state.heroes[0]!, { goods, items: owned });
  state.stack = [...state.stack.slice(0, 1), { rule: 'experience', at: 'covenant', seat: 1, isOwnTurn: true }];
  return game.view(state, 1);
}
test('[RM-27.18] a covenant that must be made lies on its table: two equal Items, one good', () => {
  const view = levelled(['D46'], ['M09', 'M09']);
  const moves = legal(game.book, view, 1) as readonly RuneMove[];
  expect(moves.map(({ type }) => type)).toEqual(['covenant', 'covenant']);
  const { table, onTable } = grouped(moves);
  expect([table, onTable.length]).toEqual(['covenant', 2]);
});
test('what has no open table is a button', () => {
  const buy: RuneMove = { type: 'buyCounter', seat: KING, kind: 'mind' };
  expect(grouped([buy]).plain).toEqual([buy]);
});
