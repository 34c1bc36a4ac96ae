import { deflateRawSync } from 'node:zlib';
import type { ToClient } from '@nightfall/protocol';
import type { Packet } from '@nightfall/table';

/** A message as it goes over the wire. */
export type Written = { readonly data: Buffer; readonly binary: boolean };

/** Messages from this size on are deflated: the first look at a long match. */
const LARGE = 8192;

export const written = (message: ToClient): Written => ({ data: Buffer.from(JSON.stringify(message)), binary: false });
/** Written out once, however many it goes to. */
export const writtenOnce = (packet: Packet): Written => (packet.written ??= written(packet.message)) as Written;

/** The same for a client that can inflate. */
export function packed(message: ToClient): Written {
  const plain = written(message);
  return plain.data.length < LARGE ? plain : { data: deflateRawSync(plain.data), binary: true };
}
