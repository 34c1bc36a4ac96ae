import { createRequire } from 'node:module';
import { report } from './child.ts';
import { CELLS } from './ledger.ts';

/** boardgame.io's own server, keeping everything in memory. */
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: (options: object) => { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
};
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
