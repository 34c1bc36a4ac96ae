import { rival } from '../rivals.ts';
import { type Pair, type Player, counter, framed } from './table.ts';

type Room = {
  roomId: string;
  onStateChange(hear: (state: { moves: number }) => void): void;
  onMessage(type: string, hear: () => void): void;
  send(type: string, message: object): void;
  leave(): Promise<unknown>;
  connection: {
    transport: {
      ws: { addEventListener(name: string, hear: (event: { data: { byteLength?: number; length?: number } }) => void): void };
    };
  };
};
type ColyseusClient = { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };

export async function colyseusPair(port: number): Promise<Pair> {
  const { Client } = rival<{ Client: new (url: string) => ColyseusClient }>('@colyseus/sdk');
  const url = `ws://127.0.0.1:${port}`;
  const first = await new Client(url).create('ledger');
  const second = await new Client(url).joinById(first.roomId);
  return [player(first), player(second)];
}

function player(room: Room): Player {
  const count = counter();
  const sizes: number[] = [];
  let bytes = 0;
  room.connection.transport.ws.addEventListener('message', ({ data }) => (bytes = data.byteLength ?? data.length ?? 0));
  room.onStateChange(({ moves }) => {
    if (moves > count.seen()) sizes.push(framed(bytes));
    count.saw(moves);
  });
  return {
    seen: count.seen,
    reached: count.reached,
    sizes,
    close: () => void room.leave(),
    move: (_n, cell, value) => room.send('put', { cell, value }),
  };
}
