import { connect, createServer, type Socket } from 'node:net';

export type Door = { readonly url: string; close(): Promise<void> };

/** One address before several servers, as a balancer would have it: in turn, and past those that do not answer. */
export async function doorTo(ports: readonly number[]): Promise<Door> {
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    pass(client, ports, next++, ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () =>
    new Promise<void>((resolve) => {
      for (const client of open) client.destroy();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function pass(client: Socket, ports: readonly number[], at: number, tries: number): void {
  const node = connect(ports[at % ports.length]!, '127.0.0.1');
  node.once('connect', () => {
    client.pipe(node).pipe(client);
    node.on('close', () => client.destroy());
    client.on('close', () => node.destroy());
  });
  node.on('error', () => (node.connecting && tries > 1 ? pass(client, ports, at + 1, tries - 1) : client.destroy()));
}
