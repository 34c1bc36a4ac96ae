import { rival } from '../rivals.ts';
import { report } from './child.ts';
import { CELLS } from './ledger.ts';

/** boardgame.io's own server, keeping everything in memory. */
type Running = { readonly appServer: { address(): { readonly port: number } } };
type MakeServer = (options: object) => { run(port: number): Promise<Running> };
const { Server } = rival<{ Server: MakeServer }>('boardgame.io/server');
type Ledger = { cells: number[] };
const ledger = {
  name: 'ledger',
  setup: (): Ledger => ({ cells: Array.from({ length: CELLS }, (_, i) => 100 + (i % 900)) }),
  moves: {
    put: ({ G }: { G: Ledger }, cell: number, value: number) => {
      G.cells[cell] = value;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
const { appServer } = await Server({ games: [ledger], origins: ['*'] }).run(0);
report(appServer.address().port);
