import { rival } from '../rivals.ts';
import { report } from './child.ts';
import { CELLS } from './ledger.ts';

/** Colyseus with its binary schema: as it comes, with patches every 50 ms; or with a patch after each move. */
const AT_ONCE = process.argv[2] === 'at-once';
await serve(rival('@colyseus/core'), rival('@colyseus/ws-transport'), rival('@colyseus/schema'));

async function serve(core: any, transport: any, schema: any): Promise<void> {
  const { t } = schema;
  const Ledger = schema.schema({ cells: t.array('int16'), moves: t.int32(), turn: t.int8() });
  class LedgerRoom extends core.Room {
    maxClients = 2;
    onCreate() {
      const state = new Ledger();
      state.cells = new schema.ArraySchema(...Array.from({ length: CELLS }, (_, i) => 100 + (i % 900)));
      Object.assign(state, { moves: 0, turn: 0 });
      const room = this as any;
      room.state = state;
      if (AT_ONCE) room.patchRate = null;
      room.onMessage(
        'put',
        (client: { sessionId: string; userData?: { seat: number } }, { cell, value }: { cell: number; value: number }) => {
          const isFine =
            client.userData?.seat === state.turn &&
            Number.isInteger(cell) &&
            cell >= 0 &&
            cell < CELLS &&
            value >= 100 &&
            value <= 999;
          if (!isFine) return;
          state.cells[cell] = value;
          state.moves += 1;
          state.turn = 1 - state.turn;
          if (AT_ONCE) room.broadcastPatch();
        },
      );
    }
    onJoin(client: { userData?: { seat: number } }) {
      client.userData = { seat: (this as any).clients.length - 1 };
    }
  }
  const server = new core.Server({ transport: new transport.WebSocketTransport({}), greet: false });
  server.define('ledger', LedgerRoom);
  const port = 20_000 + (process.pid % 20_000);
  await server.listen(port, '127.0.0.1');
  report(port);
}
