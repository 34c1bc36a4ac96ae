import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How slow a line is, in milliseconds: every piece waits `delay` and up to `jitter` more, each way. */
export type Slowness = { readonly delay: number; readonly jitter: number };
const NEAR: Slowness = { delay: 0, jitter: 0 };
/** A line to a server that is slow, and that can break. */
export type Line = {
  readonly url: string;
  cut(): void;
  /** Nothing passes any more, and neither end is told: a pulled cable. */
  fallSilent(): void;
  /** What goes to the server waits until it is let go; answers come through. */
  hold(): void;
  letGo(): void;
  mend(): void;
  close(): void;
};

/** Pieces arrive late, and in the order in which they were sent. */
function delayed(from: Socket, to: Socket, { delay, jitter }: Slowness, isSilent: () => boolean): void {
  const waiting: { readonly piece: Buffer; readonly due: number }[] = [];
  const pass = () => {
    while (waiting[0] && waiting[0].due <= performance.now()) to.write(waiting.shift()!.piece);
    if (waiting[0] && !to.destroyed) setTimeout(pass, waiting[0].due - performance.now() + 1);
  };
  from.on('data', (piece: Buffer) => {
    if (isSilent()) return;
    waiting.push({ piece, due: performance.now() + delay + jitter * Math.random() });
    if (waiting.length === 1) setTimeout(pass, waiting[0]!.due - performance.now() + 1);
  });
}

/** Stands between a browser and the server at `target`. */
export async function openLine(target: string, slowness: Slowness = NEAR): Promise<Line> {
  const port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  const nearOnes = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    nearOnes.add(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      delayed(socket, other, slowness, () => isSilent);
      socket.on('error', () => undefined).on('close', () => (sockets.delete(socket), other.destroy()));
    }
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => ((isCut = true), cutAll()),
    fallSilent: () => void (isSilent = true),
    hold: () => nearOnes.forEach((near) => near.pause()),
    letGo: () => nearOnes.forEach((near) => near.resume()),
    mend: () => {
      if (isSilent) cutAll();
      isCut = isSilent = false;
    },
    close: () => (server.close(), cutAll()),
  };
}
