import { type Game, type Json, type Seat, advance, book, int, legal, moveReader } from '@nightfall/kernel';

/** The small game of the server bench: two players write numbers into a ledger of about 5 kB, in turn, without end. */
export const CELLS = 1250;
type Turn = { rule: 'turn'; at: 'put' | 'passOn'; seat: Seat };
type State = { stack: Turn[]; cells: number[] };
type Put = { type: 'put'; seat: Seat; cell: number; value: number };
type Event = { type: 'wrote'; cell: number; value: number };
type Ledger = { view: State; state: State; move: Put; event: Event };

const { rule, must, always } = book<Ledger>();
const turn = rule<Turn>('LG-1', {
  put: must((_v, f) => [f.seat], {
    put: {
      options: (_v, _f, seat) => [{ type: 'put', seat, cell: 0, value: 100 }],
      refuse: (v, _f, { cell }) =>
        cell < v.cells.length ? undefined : { rule: 'LG-1', code: 'CELL', text: 'There is no such line.' },
      perform: (s, _f, { cell, value }, out) => {
        s.cells[cell] = value;
        out?.({ type: 'wrote', cell, value });
      },
    },
  }),
  passOn: always((_s, f) => {
    f.seat = 1 - f.seat;
    f.at = 'put';
  }),
});
const clone = (s: State): State => ({ stack: s.stack.map((f) => ({ ...f })), cells: [...s.cells] });
const setup = (): State => {
  const s: State = {
    stack: [{ rule: 'turn', at: 'put', seat: 0 }],
    cells: Array.from({ length: CELLS }, (_, i) => 100 + (i % 900)),
  };
  advance(ledger.book, s);
  return s;
};

const ledger: Game<Ledger> = {
  ...{
    id: 'ledger',
    name: 'Ledger',
    prefix: 'LG',
    version: 1,
    players: { min: 2, max: 2 },
    kind: 'cooperative',
    secrets: false,
    options: [],
    book: { rules: { turn } },
  },
  setup,
  clone,
  view: clone,
  result: () => undefined,
  readMove: moveReader<Put>({ put: { cell: int(0, CELLS - 1), value: int(100, 999) } }),
  attempts: (v, seat) => legal(ledger.book, v, seat) as Put[],
  position: { read: (data) => data as unknown as State, print: (s) => s as unknown as Json },
  words: {
    prompt: () => ({ text: 'Write a number.', rule: 'LG-1' }),
    event: (event) => ({ text: `${event.value}`, rule: 'LG-1' }),
    move: () => 'Write',
    board: (v) => v.cells.join(' '),
  },
  bots: {},
};
/** @public The server loads this module by its address. */
export const catalog = [{ id: 'ledger', available: true }];
export const load = async (): Promise<Game> => ledger as unknown as Game;
