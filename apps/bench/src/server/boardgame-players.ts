import { rival } from '../rivals.ts';
import { type Pair, type Player, counter, framed } from './table.ts';

type Socket = {
  on(name: string, hear: (...args: never[]) => void): Socket;
  emit(name: string, ...args: unknown[]): void;
  close(): void;
  io: { engine: { on(name: string, hear: (packet: { data?: string }) => void): void } };
};
type Connect = (url: string, options: object) => Socket;
let matches = 0;

export async function boardgamePair(port: number): Promise<Pair> {
  const match = `m${matches++}`;
  const first = await boardgamePlayer(port, match, '0');
  return [first, await boardgamePlayer(port, match, '1')];
}

async function boardgamePlayer(port: number, match: string, playerID: string): Promise<Player> {
  const count = counter();
  const sizes: number[] = [];
  const { io } = rival<{ io: Connect }>('socket.io-client');
  const socket = io(`http://127.0.0.1:${port}/ledger`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await new Promise<void>((resolve) => {
    socket.on('sync', () => resolve());
    socket.emit('sync', match, playerID, undefined, 2);
  });
  let bytes = 0;
  socket.io.engine.on('packet', ({ data }) => (bytes = data?.length ?? 0));
  const saw = (id: number) => {
    sizes.push(framed(bytes + 1));
    count.saw(id);
  };
  socket.on('update', ((_match: string, state: { _stateID: number }) => saw(state._stateID)) as never);
  return {
    seen: count.seen,
    reached: count.reached,
    sizes,
    close: () => socket.close(),
    move: (_n, cell, value) => {
      const action = { type: 'MAKE_MOVE', payload: { type: 'put', args: [cell, value], playerID, credentials: undefined } };
      socket.emit('update', action, count.seen(), match, playerID);
    },
  };
}
