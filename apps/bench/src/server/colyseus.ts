import { rival } from '../rivals.ts';
import { report } from './child.ts';
import { CELLS } from './ledger.ts';

/** Colyseus with its binary schema: as it comes, with patches every 50 ms; or with a patch after each move. */
const AT_ONCE = process.argv[2] === 'at-once';
await serve(rival('@colyseus/core'), rival('@colyseus/ws-transport'), rival('@colyseus/schema'));

/** What we use of its three packages. They are installed apart from ours, so their own types are not here. */
type Core = {
  readonly Room: new () => {
    state: unknown;
    patchRate: number | null;
    readonly clients: readonly unknown[];
    onMessage(type: string, heard: (client: Client, message: Put) => void): void;
    broadcastPatch(): void;
  };
  readonly Server: new (options: object) => {
    define(name: string, room: unknown): void;
    listen(port: number, host: string): Promise<void>;
  };
};
type Transport = { readonly WebSocketTransport: new (options: object) => unknown };
type Field = { readonly field: unknown };
type Cells = { [place: number]: number };
type Schema = {
  readonly t: { array(of: string): Field; int32(): Field; int8(): Field };
  schema(fields: { readonly [name: string]: Field }): new () => { cells: Cells; moves: number; turn: number };
  readonly ArraySchema: new (...values: number[]) => Cells;
};
type Client = { userData?: { seat: number } };
type Put = { readonly cell: number; readonly value: number };

async function serve(core: Core, transport: Transport, schema: Schema): Promise<void> {
  const { t } = schema;
  const Ledger = schema.schema({ cells: t.array('int16'), moves: t.int32(), turn: t.int8() });
  class LedgerRoom extends core.Room {
    maxClients = 2;
    onCreate() {
      const state = new Ledger();
      state.cells = new schema.ArraySchema(...Array.from({ length: CELLS }, (_, i) => 100 + (i % 900)));
      Object.assign(state, { moves: 0, turn: 0 });
      this.state = state;
      if (AT_ONCE) this.patchRate = null;
      this.onMessage('put', (client, { cell, value }) => {
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
        if (AT_ONCE) this.broadcastPatch();
      });
    }
    onJoin(client: Client) {
      client.userData = { seat: this.clients.length - 1 };
    }
  }
  const server = new core.Server({ transport: new transport.WebSocketTransport({}), greet: false });
  server.define('ledger', LedgerRoom);
  const port = 20_000 + (process.pid % 20_000);
  await server.listen(port, '127.0.0.1');
  report(port);
}
